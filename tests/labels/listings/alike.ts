import type { Label } from '../label.ts';

/** Two titles of one category, and whether a reader says that the same product is announced twice. */
export interface PairLabels {
  readonly one: string;
  readonly other: string;
  readonly repeated: Label;
}

const of = (repeated: Label, pairs: readonly (readonly [string, string])[]): readonly PairLabels[] =>
  pairs.map(([one, other]) => ({ one, other, repeated }));

export const pairs: readonly PairLabels[] = [
  ...of('yes', [
    ['Furadeira De Impacto Bosch Gsb 550 Re 550w 220v', 'Furadeira De Impacto Bosch Gsb 550 Re 550w 220v'],
    ['Furadeira De Impacto Bosch Gsb 550 Re 550w 220v', 'Furadeira Impacto Bosch Gsb 550re 220v 550w'],
    ['Cafeteira Elétrica Mondial 15 Xícaras Inox 127v', 'CAFETEIRA ELETRICA MONDIAL 15 XICARAS INOX 127V'],
    ['Mochila Notebook Impermeável Antifurto Usb Preta', 'Mochila Preta Para Notebook Impermeável Antifurto Usb'],
    ['Kit 10 Cuecas Boxer Algodão Zorba Sem Costura', 'Kit Com 10 Cuecas Boxer Algodao Sem Costura Zorba'],
    ['Relógio Masculino Casio F-91w Digital Preto', 'Relogio Casio F91w Masculino Digital Preto'],
    ['Panela De Pressão 4,5 Litros Tramontina Vancouver', 'Panela Pressão Tramontina Vancouver 4,5l'],
    ['Garrafa Térmica Stanley Classic 950ml Verde', 'Garrafa Termica Stanley Classic Verde 950 Ml'],
    ['Livro O Poder Do Hábito Charles Duhigg', 'O Poder Do Hábito - Charles Duhigg'],
    ['Tapete Higiênico Cães 82x60 Blue Premium 30 Unidades', 'Tapete Higienico Blue Premium 82x60 Caes 30un'],
    ['Fone De Ouvido Jbl Tune 520bt Preto', 'Fone De Ouvdio Jbl Tune 520bt Preto'],
    ['Ventilador De Mesa Mondial 30cm 6 Pás 127v Preto', 'Ventilador De Mesa Mondial 30cm 6 Pás 127v Preto Oferta'],
    ['Jogo De Panelas Antiaderente 5 Peças Vermelho', 'Conjunto De Panelas Antiaderente 5 Peças Vermelho'],
    ['Cabo Hdmi 2.0 4k 5 Metros Blindado', 'Cabo Hdmi 2.0 4k 5m Blindado'],
    ['Cadeira De Escritório Giratória Preta Com Rodízios', 'Cadeira Escritório Giratória Com Rodizio Preta'],
    ['Tênis Olympikus Index 3 Masculino Preto', 'Tenis Masculino Olympikus Index 3 Preto'],
    ['Caneta Bic Cristal Azul 50 Unidades', 'Caixa Caneta Bic Cristal Azul C/50'],
    ['Creatina Monohidratada 300g Dark Lab', 'Creatina Monohidratada Dark Lab 300 G'],
    ['Colchão Inflável Casal Com Inflador Mor', 'Colchao Inflavel Casal Mor C/ Inflador'],
    ['Perfume Ferrari Black Edt 125ml Masculino', 'Ferrari Black Edt Masculino 125ml'],
  ]),
  ...of('no', [
    ['Furadeira De Impacto Bosch Gsb 550 Re 220v', 'Parafusadeira Bosch Gsr 120 Li 12v'],
    ['Camiseta Básica Masculina Preta', 'Calça Jeans Masculina Preta'],
    ['Tênis Olympikus Index 3 Masculino Preto', 'Tênis Puma Flyer Runner Masculino Preto'],
    ['Livro O Poder Do Hábito Charles Duhigg', 'Livro O Poder Da Ação Paulo Vieira'],
    ['Capa Celular iPhone 11 Transparente', 'Película De Vidro iPhone 11'],
    ['Smart Tv Samsung 43 Polegadas 4k', 'Smart Tv Samsung 65 Polegadas 4k'],
    ['Ração Golden Cães Adultos Frango 15kg', 'Ração Golden Gatos Castrados Salmão 10kg'],
    ['Relógio Casio F-91w Digital Preto', 'Relógio Casio G-shock Gm-2100 Metal'],
    ['Motorola Moto G24 128gb Grafite', 'Motorola Moto G84 256gb Grafite'],
    ['Notebook Acer Aspire 3 8gb 256gb', 'Notebook Acer Nitro V15 8gb 512gb Rtx 3050'],
    ['Perfume Ferrari Black 125ml', 'Perfume Invictus 200ml'],
    ['Torneira De Cozinha Gourmet Cromada', 'Torneira De Banheiro Cromada Baixa'],
    ['Cd Metallica Ride The Lightning', 'Cd Metallica Master Of Puppets'],
    ['Radiador Gol G2 G3 G4 Com Ar', 'Radiador Celta 2006 A 2014'],
    ['Pneu Moto Traseiro 90/90-18', 'Pneu Moto Dianteiro 2.75-18'],
    ['Bandeira Do Brasil 1,50x0,90', 'Bandeira Da Argentina 1,50x0,90'],
  ]),
  // Another voltage, colour, size or number of pieces: some call it a repetition that should be a variation.
  ...of('maybe', [
    ['Furadeira Bosch Gsb 550 220v', 'Furadeira Bosch Gsb 550 127v'],
    ['Camiseta Básica Masculina Preta', 'Camiseta Básica Masculina Branca'],
    ['Colher De Sobremesa Descartável 100 Unidades', 'Colher De Sobremesa Descartável 300 Unidades'],
    ['Garrafa Térmica 950ml Verde', 'Garrafa Térmica 500ml Verde'],
    ['Patinete Infantil Dobrável Rosa', 'Patinete Infantil Dobrável Azul'],
    ['Tênis Olympikus Index 3 40', 'Tênis Olympikus Index 3 42'],
    ['Lâmpada Led 9w E27 Branca', 'Kit 10 Lâmpada Led 9w E27 Branca'],
    ['Cabo Hdmi 2.0 5 Metros', 'Cabo Hdmi 2.0 10 Metros'],
  ]),
];

/** The same code in another listing: of another product, or of the same one sold by somebody else, which is as it should be. */
export const sharedCodes: readonly PairLabels[] = [
  ...of('yes', [
    ['Furadeira Bosch Gsb 550 220v', 'Cafeteira Mondial 15 Xícaras'],
    ['Camiseta Básica Preta M', 'Tênis Casual Branco 40'],
    ['Livro O Poder Do Hábito', 'Panela De Pressão 4,5 Litros'],
    ['Capa Celular iPhone 11', 'Película De Vidro iPhone 11'],
    ['Ração Cães 15kg', 'Coleira Antipulgas Para Cães'],
  ]),
  ...of('no', [
    ['Furadeira Bosch Gsb 550 220v', 'Furadeira De Impacto Bosch Gsb 550 220v'],
    ['Cafeteira Mondial 15 Xícaras Inox', 'Cafeteira Elétrica Mondial Inox 15 Xícaras'],
    ['O Poder Do Hábito Charles Duhigg', 'Livro O Poder Do Hábito - Charles Duhigg'],
    ['Fone Jbl Tune 520bt Preto', 'Fone De Ouvido Jbl Tune 520bt Preto'],
    ['Caneta Bic Cristal Azul 50 Un', 'Caixa Caneta Bic Cristal Azul C/50'],
  ]),
];
