import type { Label } from '../label.ts';

/** A title beside its specifications, and whether a reader would say that the two cannot both be true. */
export interface SpecificationLabels {
  readonly title: string;
  /** By the marketplace's id; the name and the value as a person reads them. */
  readonly attributes: readonly (readonly [id: string, name: string, value: string])[];
  readonly contradicts: Label;
}

type Line = readonly [title: string, ...attributes: (readonly [string, string, string])[]];

const of = (contradicts: Label, lines: readonly Line[]): readonly SpecificationLabels[] =>
  lines.map(([title, ...attributes]) => ({ title, attributes, contradicts }));

const color = (value: string) => ['COLOR', 'Cor', value] as const;
const voltage = (value: string) => ['VOLTAGE', 'Voltagem', value] as const;
const size = (value: string) => ['SIZE', 'Tamanho', value] as const;
const power = (value: string) => ['POWER', 'Potência', value] as const;
const capacity = (value: string) => ['CAPACITY', 'Capacidade', value] as const;
const waterproof = (value: string) => ['IS_WATERPROOF', 'É à prova d’água', value] as const;
const units = (value: string) => ['UNITS_PER_PACK', 'Unidades por kit', value] as const;
const length = (value: string) => ['LENGTH', 'Comprimento', value] as const;
const weight = (value: string) => ['NET_WEIGHT', 'Peso líquido', value] as const;
const memory = (value: string) => ['INTERNAL_MEMORY', 'Memória interna', value] as const;
const ram = (value: string) => ['RAM', 'Memória RAM', value] as const;
const material = (value: string) => ['MATERIAL', 'Material', value] as const;
const screen = (value: string) => ['DISPLAY_SIZE', 'Tamanho da tela', value] as const;
const brand = (value: string) => ['BRAND', 'Marca', value] as const;
const model = (value: string) => ['MODEL', 'Modelo', value] as const;

export const specifications: readonly SpecificationLabels[] = [
  ...of('yes', [
    ['Furadeira De Impacto 550w 220v Azul', voltage('127V')],
    ['Liquidificador Turbo 110v Preto 2,2 L', voltage('220V')],
    ['Ventilador De Mesa 127v 6 Pás', voltage('220 V')],
    ['Cafeteira Elétrica 220v Inox', voltage('110V')],
    ['Aquecedor Portátil Bivolt', voltage('127V')],
    ['Camiseta Básica Masculina Preta', color('Branco')],
    ['Tênis Casual Feminino Branco', color('Preto')],
    ['Mochila Escolar Azul Marinho', color('Vermelho')],
    ['Vestido Longo Vermelho Festa', color('Verde')],
    ['Capa Celular Rosa Silicone', color('Azul')],
    ['Cadeira Gamer Cinza Reclinável', color('Amarelo')],
    ['Garrafa Térmica 1 Litro Inox', capacity('500 mL')],
    ['Panela De Pressão 4,5 Litros', capacity('7 L')],
    ['Caixa Organizadora 50 L Com Tampa', capacity('30 L')],
    ['Furadeira 650w Profissional', power('450 W')],
    ['Secador De Cabelo 2000w', power('1200 W')],
    ['Air Fryer 1500w Preta', power('1,2 kW')],
    ['Smartphone Moto 256gb 8gb Ram', memory('128 GB')],
    ['Smartphone Galaxy 128gb 4gb Ram', ram('8 GB')],
    ['Pen Drive 64gb Usb 3.0', memory('32 GB')],
    ['Relógio À Prova D’água Digital', waterproof('Não')],
    ['Caixa De Som Bluetooth À Prova D’água', waterproof('Não')],
    ['Lanterna Tática A Prova Dagua', waterproof('Não')],
    ['Kit 12 Meias Algodão', units('6')],
    ['Kit Com 10 Pratos De Vidro', units('12')],
    ['Caixa C/ 100 Luvas Descartáveis', units('50')],
    ['Cabo Hdmi 5 Metros Blindado', length('3 m')],
    ['Mangueira Jardim 20m Reforçada', length('10 m')],
    ['Corda Trançada 10mm 50 Metros', length('30 m')],
    ['Ração Para Gatos 10kg', weight('3 kg')],
    ['Café Torrado 500g Tradicional', weight('250 g')],
    ['Whey Protein 900g Baunilha', weight('1,8 kg')],
    ['Tênis Masculino 42 Corrida', size('38')],
    ['Camisa Polo Masculina Tam G', size('P')],
    ['Jaqueta Jeans Feminina Tamanho M', size('GG')],
    ['Smart Tv 43 Polegadas 4k', screen('32 "')],
    ['Monitor Gamer 24 Polegadas 144hz', screen('27 "')],
    ['Faca De Aço Inox 8 Polegadas', material('Plástico')],
    ['Pulseira De Couro Legítimo Marrom', material('Silicone')],
    ['Fone Jbl Tune Sem Fio', brand('Philips')],
  ]),
  ...of('no', [
    ['Furadeira De Impacto 550w 220v Azul', voltage('220V'), color('Azul'), power('550 W')],
    ['Liquidificador 110v Preto', voltage('127V'), color('Preto')],
    ['Liquidificador 127v Preto', voltage('110V')],
    ['Carregador Bivolt 20w', voltage('110V/220V')],
    ['Fonte 110v/220v Automática', voltage('Bivolt')],
    ['Parafusadeira 12v Bivolt Com Carregador', voltage('110V/220V')],
    ['Parafusadeira A Bateria 12v', voltage('12V')],
    ['Camiseta Básica Preta', color('Preto')],
    ['Camiseta Azul-marinho', color('Azul-marinho')],
    ['Mochila Azul', color('Azul-escuro')],
    ['Tênis Preto E Branco', color('Preto/Branco')],
    ['Vaso Prata Decorativo', color('Prateado')],
    ['Relógio Dourado Feminino', color('Ouro')],
    ['Kit Camisetas Preta Branca Cinza', color('Preto')],
    ['Tinta Branca Para Cabelo Preto', color('Branco')],
    ['Rosa Artificial De Seda', color('Vermelho')],
    ['Suco De Laranja Integral 1,5l', color('Amarelo')],
    ['Violeta Africana Em Vaso', color('Branco')],
    ['Quadro Branco Magnético 120x90', color('Prateado')],
    ['Garrafa Térmica 1 Litro', capacity('1000 mL')],
    ['Garrafa Térmica 500ml', capacity('0,5 L')],
    ['Caixa Térmica 12 Litros', capacity('12 L')],
    ['Air Fryer 1500w', power('1,5 kW')],
    ['Amplificador 400w Rms 4 Canais De 100w', power('400 W')],
    ['Motor 1/2cv Monofásico', power('0,5 hp')],
    ['Smartphone 256gb 8gb Ram', memory('256 GB'), ram('8 GB')],
    ['Ssd 1tb Nvme', memory('1000 GB')],
    ['Relógio Resistente À Água', waterproof('Não')],
    ['Relógio À Prova D’água', waterproof('Sim')],
    ['Kit 12 Meias Algodão', units('12')],
    ['Kit 2 Caixas Com 50 Luvas', units('2')],
    ['Cadeira De Escritório 5 Rodas', units('1')],
    ['Cabo Hdmi 5m', length('500 cm')],
    ['Mangueira 20 Metros 1/2', length('20 m')],
    ['Ração 10kg Cães Até 25kg', weight('10 kg')],
    ['Café 500g', weight('0,5 kg')],
    ['Capacete Tamanho 58', size('58')],
    ['Camisa Polo Tam G', size('G')],
    ['Tênis Olympikus 40 Br', size('40 BR')],
    ['Smart Tv 43 Polegadas', screen('43 "')],
    ["Smart Tv 43'' 4k", screen('109 cm')],
    ['Furadeira Bosch Gsb 550 220v', model('GSB 550 RE'), brand('Bosch')],
    ['Capa Para Jbl Charge 4', brand('Genérica')],
    ['Tapete 60x80 Azul 30 Un', units('30'), color('Azul')],
    ['Lâmpada Led 9w Equivale 60w', power('9 W')],
    ['Nintendo Switch 64gb Branco Neon', color('Branco')],
    ['Kit 3 Potes 500ml 1 Litro 2 Litros', capacity('500 mL')],
    ['Cafeteira Com Jarra Preta Inox', color('Preto/Inox')],
    ['Panela Vermelha Cabo Preto', color('Vermelho')],
    ['Filtro De Linha 6 Tomadas 1,5m', length('1,5 m')],
    ['Bomba D’água 1/2cv Bivolt', voltage('Bivolt')],
    ['Pneu 175/70 R13', size('175/70 R13')],
  ]),
  ...of('maybe', [
    ['Camiseta Bege', color('Nude')],
    ['Bolsa Vinho Couro', color('Vermelho')],
    ['Vestido Azul', color('Azul/Branco')],
    ['Toalha Cores Sortidas', color('Branco')],
    ['Relógio Resistente À Água 5atm', waterproof('Não')],
    ['Fone Airdots Xiaomi', brand('Redmi')],
    ['Capa Prata', color('Cinza')],
    ['Garrafa 950ml', capacity('1 L')],
  ]),
];
