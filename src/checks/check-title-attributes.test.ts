import { expect, test } from 'vitest';
import { checkTitleAttributes } from './check-title-attributes.ts';
import { anAttribute, theFacts, written } from './facts-fixture.ts';

const foundFor = (title: string, ...attributes: readonly string[]) =>
  checkTitleAttributes.find(theFacts({ title, attributes: attributes.map((each) => anAttribute(each)) }));

test.each<[string, string, string]>([
  ['Caneca Barro Vivo 325ml', 'Volume: 450 mL', '325ml'],
  ['Garrafa Térmica 1 Litro', 'Capacidade: 750 mL', '1 Litro'],
  ['Garrafa 1,5L', 'Capacidade: 1 L', '1,5L'],
  ['Café Torrado 500g', 'Peso líquido: 1 kg', '500g'],
  ['Pelúcia Urso 30cm', 'Altura: 45 cm', '30cm'],
  ['Monitor 15.6"', 'Tamanho da tela: 17 "', '15.6"'],
  ['Parafusadeira 21v', 'Tensão da bateria: 12 V', '21v'],
  ['Caixa De Som 55w', 'Potência: 100 W', '55w'],
  ['Celular 128 Gb', 'Memória interna: 64 GB', '128 Gb'],
  ['Bateria 4000 Mah', 'Capacidade: 5000 mAh', '4000 Mah'],
  ['Ferro De Passar 110v', 'Voltagem: 220V', '110v'],
  ['Inalador Bivolt', 'Voltagem: 110V', 'Bivolt'],
  ['Ferro De Passar 127v', 'Voltagem: Bivolt', '127v'],
  ['Mochila Prática Cor Verde', 'Cor: Preto', 'Verde'],
  ['Luminária Azul', 'Cor principal: Vermelho', 'Azul'],
  ['Vestido Rosa', 'Cor: Azul', 'Rosa'],
  ['Bolsa Laranja De Couro', 'Cor: Preto', 'Laranja'],
  ['Caixa De Som À Prova D’água', 'À prova d’água: Não', 'À Prova D’água'],
  ['Mochila Impermeável', "À prova d'água: Não", 'Impermeável'],
  ['Fone Sem Fio', 'É sem fio: Não', 'Sem Fio'],
  ['Fone Com Microfone', 'Com microfone: Não', 'Com Microfone'],
  ['Camiseta Tam M', 'Tamanho: G', 'Tam M'],
  ['Tênis Nº 40', 'Tamanho: 42 BR', 'Nº 40'],
  ['Par De Pneus Aro 15', 'Diâmetro do aro: 16 "', 'Aro 15'],
])('%j contradicts %j', (title, attribute, said) => {
  const found = foundFor(title, attribute);
  const [name, value] = attribute.split(': ');
  expect(found).toMatchObject([{ code: 'titleContradicts', place: 'title', values: { said, name, value }, proposes: 'titleContradicts' }]);
  expect(written(title, found)).toEqual([said]);
});

test.each<[string, readonly string[]]>([
  ['Garrafa Térmica 1 Litro', ['Capacidade: 1000 mL']],
  ['Caneca 325ml', []],
  ['Caneca 325ml', ['Volume: ']],
  ['Kit 3 Cafés 500g', ['Peso líquido: 1.5 kg']],
  ['Caixa 30cm', ['Altura: 30 cm', 'Largura: 20 cm']],
  ['Toalha 70cm x 140cm', ['Largura: 70 cm']],
  ['Mesa 10x20 cm', ['Altura: 75 cm']],
  ['Parafusadeira 21v', ['Voltagem: 220V']],
  ['Ferro 127v', ['Voltagem: 110V']],
  ['Karaokê 110v/220v', ['Voltagem: Bivolt']],
  ['Parafuso Ref 220', ['Voltagem: 110V']],
  ['Teclado Switch Azul Cor Preto', ['Cor: Preto']],
  ['Bola Azul E Branca', ['Cor: Vermelho']],
  ['Camisa Preta', ['Cor: Preto']],
  ['Rosa Artificial De Seda', ['Cor: Vermelho']],
  ['Creme De Leite 200g', ['Cor: Branco']],
  ['Violeta Africana Em Vaso', ['Cor: Branco']],
  ['Suco De Laranja Integral', ['Cor: Amarelo']],
  ['Bolacha Sabor Laranja', ['Cor: Marrom']],
  ['Quadro Branco Magnético', ['Cor: Prateado']],
  ['Camisa Turquesa', ['Cor: Azul']],
  ['Relógio À Prova D’água', ['À prova d’água: Sim']],
  ['Fone Sem Microfone', ['Com microfone: Não']],
  ['Furadeira Mandril 10mm', ['Tamanho do mandril: 10 mm']],
  ['Tênis Nº 37', ['Tamanho: 37 BR']],
  ['Copo 300ml', ['Volume da embalagem: 900 mL']],
  ['Bateria 4000mah', ['Modelo: X 5000mAh Edição Limitada']],
])('%j is at one with %j', (title, attributes) => {
  expect(foundFor(title, ...attributes)).toEqual([]);
});

test('what one of its variations is, the title may say', () => {
  const variationAttributes = ['Tamanho: P', 'Tamanho: M'].map((each) => anAttribute(each));
  expect(checkTitleAttributes.find(theFacts({ title: 'Camiseta Tam M', variationAttributes }))).toEqual([]);
  expect(checkTitleAttributes.find(theFacts({ title: 'Camiseta Tam G', variationAttributes }))).toHaveLength(1);
});

test('each contradiction is told by itself', () => {
  expect(foundFor('Caneca 325ml Azul', 'Volume: 450 mL', 'Cor: Preto').map(({ values }) => values?.['said'])).toEqual(['325ml', 'Azul']);
});
