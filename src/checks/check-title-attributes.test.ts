import { expect, test } from 'vitest';
import { checkTitleAttributes } from './check-title-attributes.ts';
import { anAttribute, theFacts, written } from './facts-fixture.ts';

const foundFor = (title: string, ...attributes: readonly string[]) =>
  checkTitleAttributes.find(theFacts({ title, attributes: attributes.map((each) => anAttribute(each)) }));

test.each<[string, string, string]>([
  ['Caneca Barro Vivo 325ml', 'Volume: 450 mL', '325ml'],
  ['Caneca Barro Vivo 325  ml', 'Volume: 450\u00A0mL', '325  ml'],
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
  ['Lona Azul 3 m', 'Largura: 2,5 m', '3 m'],
  ['Kit 10x 500g', 'Peso líquido: 750 g', '500g'],
  ['Kit 10 Un 500g', 'Peso líquido: 750 g', '500g'],
  ['Fone Zero Ruído Com Microfone', 'Com microfone: Não', 'Com Microfone'],
  ['Kit Suporte E Fone Com Microfone', 'Com microfone: Não', 'Com Microfone'],
  ['Celular 8gb Ram 128gb', 'Memória interna: 64 GB', '128gb'],
  ['Celular 128gb 4gb Ram', 'Memória RAM: 8 GB', '4gb'],
  ['Memória RAM 8GB DDR4', 'Capacidade: 16 GB', '8GB'],
  ['Memória 8GB DDR4 Notebook', 'Capacidade da memória: 16 GB', '8GB'],
  ['Pente 8GB DDR4', 'Memória RAM: 16 GB', '8GB'],
  ['Corda 10m x 3 unidades', 'Comprimento: 5 m', '10m'],
  ['Fita 50 m x 4', 'Comprimento: 20 m', '50 m'],
  ['Cabo x 5m', 'Comprimento: 3 m', '5m'],
  ['Cabo P2 x 5m', 'Comprimento: 3 m', '5m'],
  ['Bicicleta Aro 26', 'Tamanho do aro: 29', 'Aro 26'],
  ['Pneu Aro 14', 'Diâmetro do aro: R13', 'Aro 14'],
  ['Tênis Nº 40', 'Tamanho: BR 42', 'Nº 40'],
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
  ['Lona 2,5 X 3 m', ['Largura: 2,5 m']],
  ['Toalha 70cm x 140cm', ['Comprimento: 140 cm']],
  ['Amplificador 4x100w', ['Potência: 400 W']],
  ['Tapete 150 x 200 cm', ['Largura: 150 cm']],
  ['Kit 10x 500g', ['Peso líquido: 5 kg']],
  ['Kit 10 Un 500g', ['Peso líquido: 5 kg']],
  ['Água 12 X 1l', ['Volume: 12 L']],
  ['Suco 6 Pcs 350ml', ['Volume: 2,1 L']],
  ['Café 4 Pct 250g', ['Peso líquido: 1 kg']],
  ['Barra 24 Unidades 20g', ['Peso líquido: 480 g']],
  ['Leite Zero Lactose', ['Com lactose: Não']],
  ['Biscoito Livre De Glúten', ['Contém glúten: Não', 'Com glúten: Não']],
  ['Suporte Para Microfone', ['Com microfone: Não']],
  ['Suporte De Microfone', ['Com microfone: Não']],
  ['Porta Microfone', ['Com microfone: Não']],
  ['Luminária Para Lâmpada E27', ['Inclui lâmpada: Não']],
  ['Luminária Para 1 Lâmpada E27', ['Inclui lâmpada: Não']],
  ['Bicicleta Aro 29', ['Material do aro: Alumínio']],
  ['Bicicleta Aro 29', ['Cor do aro: Preto']],
  ['Pneu Aro 13', ['Diâmetro do aro: R13']],
  ['Pneu Aro 13', ['Diâmetro do aro: 175/70 R13']],
  ['Tênis Nº42', ['Tamanho: BR 42']],
  ['Celular 128gb', ['Memória RAM: 4 GB']],
  ['Celular 4gb Ram 128gb', ['Memória RAM: 4 GB', 'Memória interna: 128 GB']],
  ['Celular 4gb Ram', ['Memória interna: 128 GB']],
  ['Notebook 8gb Ram', ['Memória RAM: 8 GB', 'Capacidade: 256 GB']],
  ['Notebook 8gb DDR4 256gb', ['Capacidade: 256 GB']],
  ['Notebook 8gb Ram', ['Capacidade do SSD: 256 GB']],
  ['Memória RAM 8GB DDR4', ['Capacidade: 8 GB']],
  ['Corda 10m x 3 unidades', ['Comprimento: 30 m']],
  ['Caixa 10 x 20 x 30cm', ['Altura: 20 cm']],
  ['Caixa 10cm x 20 x 30cm', ['Altura: 20 cm']],
  ['Tapete 1,5 m x 2,5 m', ['Comprimento: 2,5 m']],
  ['Tatame 50x50x2 Cm', ['Altura: 50 cm']],
  ['Tapete 2m x 3,5', ['Comprimento: 3,5 m']],
  ['Bateria 4000mah', ['Modelo: X 5000mAh Edição Limitada']],
])('%j is at one with %j', (title, attributes) => {
  expect(foundFor(title, ...attributes)).toEqual([]);
});

test('what one of its variations is, the title may say', () => {
  const variations = ['Tamanho: P', 'Tamanho: M'].map((each) => ({ attributes: [anAttribute(each)] }));
  expect(checkTitleAttributes.find(theFacts({ title: 'Camiseta Tam M', variations }))).toEqual([]);
  expect(checkTitleAttributes.find(theFacts({ title: 'Camiseta Tam G', variations }))).toHaveLength(1);
});

test('each contradiction is told by itself', () => {
  expect(foundFor('Caneca 325ml Azul', 'Volume: 450 mL', 'Cor: Preto').map(({ values }) => values?.['said'])).toEqual(['325ml', 'Azul']);
});
