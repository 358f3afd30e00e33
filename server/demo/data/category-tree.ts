import type { CategoryId } from './categories.ts';

/**
 * What is below each main category: 'way > to: leaf; leaf'. A leaf in brackets is that of a kind of product of the demo; 'me1', 'me2' or
 * 'none' after it says which shipping it allows, where not both.
 */
export const categoryTree: Readonly<Record<CategoryId, readonly string[]>> = {
  MLB5672: [
    'Pneus e Acessórios: Pneus de Carros e Caminhonetes [tyre]; Pneus de Moto; Câmaras de Ar; Calotas',
    'Peças de Carros e Caminhonetes > Freios: Pastilhas de Freio; Discos de Freio; Cilindros Mestres',
    'Peças de Carros e Caminhonetes > Motor: Velas de Ignição; Correias Dentadas; Filtros de Óleo; Bombas de Combustível',
    'Peças de Carros e Caminhonetes > Suspensão e Direção: Amortecedores; Buchas; Terminais de Direção',
    'Acessórios de Carros e Caminhonetes > Interior: Capas de Banco; Tapetes; Volantes',
    'Som Automotivo: Alto-falantes; Módulos Amplificadores; Aparelhos de Som',
    'Ferramentas para Veículos: Macacos Hidráulicos; Scanners Automotivos',
  ],
  MLB1499: [
    'Agricultura: Sementes; Pulverizadores; Adubos e Fertilizantes',
    'Equipamento para Comércios: Balanças Comerciais; Impressoras Térmicas; Vitrines @me1',
    'Indústria Têxtil: Máquinas de Costura Industriais @me1; Tecidos',
  ],
  MLB1403: ['Bebidas: Cafés [coffee]; Chás; Vinhos; Sucos', 'Mercearia: Azeites; Temperos; Doces e Chocolates; Suplementos Alimentares'],
  MLB1071: [
    'Cães: Comedouros e Bebedouros [bowl]; Camas; Coleiras; Rações',
    'Gatos: Arranhadores; Caixas de Areia; Brinquedos para Gatos',
    'Peixes: Aquários @me1; Filtros de Aquário',
  ],
  MLB1367: ['Antiguidades Diversas: Relógios Antigos; Moedas; Rádios Antigos; Porcelanas'],
  MLB1368: ['Artesanato: Vasos Artesanais [vase]; Esculturas; Cestos', 'Materiais de Artesanato: Tintas; Telas; Linhas e Lãs'],
  MLB1384: [
    'Alimentação de Bebês: Mamadeiras [babyBottle]; Babadores; Cadeiras de Alimentação @me1',
    'Passeio do Bebê: Carrinhos de Bebê @me1; Cadeirinhas para Carro',
    'Higiene do Bebê: Fraldas; Banheiras; Trocadores',
  ],
  MLB1246: [
    'Perfumes: Perfumes Importados [perfume]; Desodorantes; Body Splash',
    'Cuidado com o Cabelo: Xampus e Condicionadores; Secadores; Chapinhas',
    'Maquiagem: Batons; Bases; Paletas de Sombra',
  ],
  MLB1132: [
    'Bonecos e Pelúcias: Pelúcias [bear]; Bonecas; Figuras de Ação',
    'Jogos de Tabuleiro e Cartas: Quebra-cabeças; Jogos de Tabuleiro; Baralhos',
    'Veículos de Brinquedo: Carrinhos; Pistas; Drones de Brinquedo',
  ],
  MLB1430: [
    'Calçados > Tênis: Tênis Esportivos e Casuais [sneaker]; Tênis de Skate',
    'Calçados > Sandálias e Chinelos: Chinelos; Sandálias',
    'Camisetas e Regatas: Camisetas [shirt]; Regatas; Camisas Polo',
    'Malas e Mochilas: Mochilas [backpack]; Malas de Viagem; Bolsas',
  ],
  MLB1039: ['Câmeras: Câmeras Digitais [camera]; Filmadoras; Câmeras de Segurança', 'Acessórios para Câmeras: Tripés; Lentes; Baterias'],
  MLB1743: ['Carros e Caminhonetes: Hatches @none; Sedãs @none; Picapes @none', 'Motos: Motos Urbanas @none; Scooters @none'],
  MLB1574: [
    'Cozinha > Louças: Canecas e Xícaras [mug]; Pratos; Copos',
    'Iluminação: Luminárias de Mesa [lamp]; Lustres; Lâmpadas LED',
    'Móveis > Sala de Estar: Sofás [sofa] @me1; Racks @me1; Poltronas @me1',
    'Móveis > Quarto: Guarda-roupas @me1; Camas Box @me1; Cômodas @me1',
    'Organização: Caixas Organizadoras; Cabides; Prateleiras',
  ],
  MLB1051: [
    'Acessórios para Celulares > Proteção: Capas para Celular [phoneCase]; Películas',
    'Acessórios para Celulares > Energia: Carregadores; Power Banks; Cabos',
    'Celulares e Smartphones: Smartphones @me2; Celulares Básicos @me2',
  ],
  MLB1798: ['Colecionáveis: Cartas Colecionáveis; Selos; Miniaturas', 'Quadrinhos e Mangás: Mangás; Revistas em Quadrinhos'],
  MLB5726: [
    'Pequenos Eletrodomésticos > Preparação: Liquidificadores [blender]; Batedeiras; Processadores',
    'Pequenos Eletrodomésticos > Cozimento: Fritadeiras Elétricas [fryer]; Panelas Elétricas; Cafeteiras',
    'Refrigeração: Geladeiras @me1; Freezers @me1; Frigobares @me1',
    'Ar e Ventilação: Ventiladores; Aparelhos de Ar-Condicionado @me1',
  ],
  MLB1000: [
    'Áudio > Fones de Ouvido: Fones de Ouvido [headphones]; Headsets Profissionais',
    'Áudio > Caixas de Som: Caixas de Som Portáteis [speaker]; Soundbars',
    'Televisores: TVs @me2; Suportes de TV',
    'Acessórios para Áudio e Vídeo: Controles Remotos; Cabos HDMI',
  ],
  MLB1276: [
    'Fitness e Musculação: Halteres e Anilhas [dumbbell]; Esteiras @me1; Colchonetes',
    'Garrafas e Acessórios: Garrafas Esportivas [bottle]; Luvas de Treino',
    'Ciclismo: Bicicletas @me1; Capacetes; Luzes para Bicicleta',
    'Futebol: Bolas; Chuteiras; Caneleiras',
  ],
  MLB263532: [
    'Ferramentas > Elétricas: Furadeiras e Parafusadeiras [drill]; Serras; Esmerilhadeiras',
    'Ferramentas > Manuais: Jogos de Chaves; Alicates; Trenas',
    'Construção: Tintas e Vernizes; Torneiras; Pisos @me1',
  ],
  MLB3281: ['Mídias de Filmes: DVDs; Blu-rays', 'Seriados: Séries em DVD'],
  MLB1144: [
    'Acessórios para Consoles: Controles [gamepad]; Carregadores de Controle',
    'Consoles: Consoles de Mesa @me2; Portáteis @me2',
    'Video Games: Jogos Físicos; Cartões-presente @none',
  ],
  MLB1459: [
    'Apartamentos: Aluguel de Apartamentos @none; Venda de Apartamentos @none',
    'Casas: Aluguel de Casas @none; Venda de Casas @none',
  ],
  MLB1648: [
    'Periféricos: Teclados [keyboard]; Mouses; Webcams',
    'Componentes de PC: Memórias RAM; Placas de Vídeo; SSDs',
    'Portáteis e Acessórios: Notebooks @me2; Suportes para Notebook',
    'Impressão: Impressoras; Cartuchos e Toners',
  ],
  MLB218519: ['Eventos: Shows @none; Teatro @none; Esportes @none'],
  MLB1182: [
    'Instrumentos de Corda: Violões [guitar]; Guitarras; Cavaquinhos',
    'Percussão: Baterias @me1; Pandeiros',
    'Acessórios Musicais: Cordas; Palhetas; Pedestais',
  ],
  MLB3937: ['Relógios: Relógios de Pulso [watch]; Smartwatches; Relógios de Parede', 'Joias: Anéis; Colares; Brincos'],
  MLB1196: ['Livros Físicos: Ficção e Infantis [book]; Livros Técnicos; Biografias', 'Revistas: Revistas de Coleção'],
  MLB1168: ['Discos: Vinis [record]; CDs', 'Vídeos Musicais: Shows em DVD'],
  MLB264586: [
    'Equipamento Médico: Oxímetros [oximeter]; Medidores de Pressão; Termômetros',
    'Massagem: Massageadores; Cadeiras de Massagem @me1',
    'Mobilidade: Cadeiras de Rodas @me1; Muletas',
  ],
  MLB1540: ['Serviços Gerais: Aulas @none; Consertos @none; Fretes @none'],
  MLB1953: [
    'Adultos e Outros: Outros',
    'Esoterismo: Incensos; Cristais; Tarôs',
    'Papelaria e Festas: Cadernos; Artigos para Festas; Lembrancinhas',
  ],
};

/** Classifieds: nothing of the hub is listed there. */
export const excludedRoots: readonly CategoryId[] = ['MLB1743', 'MLB1459', 'MLB218519', 'MLB1540'];
