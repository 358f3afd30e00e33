import { messages } from './messages.ts';

/** Category picker, technical specs, compatibility (rows CAT-1…4, LST-11; part 1, sections 4, 5 and 8). */
export const categories = messages({
  'categories.title': { br: 'Selecionar categoria', en: 'Choose a category' },
  'categories.search': { br: 'Buscar em todos os níveis', en: 'Search all levels' },
  'categories.found': { br: 'Categorias encontradas', en: 'Categories found' },
  'categories.noneFound': { br: 'Nenhuma categoria com essas palavras', en: 'No category with these words' },
  'categories.noneFoundHint': { br: 'Tente menos palavras, ou escolha nível por nível.', en: 'Try fewer words, or choose level by level.' },
  'categories.main': { br: 'Categorias principais', en: 'Main categories' },
  'categories.below': { br: ({ name }: { name: string }) => `Dentro de ${name}`, en: ({ name }: { name: string }) => `Inside ${name}` },
  'categories.failed': { br: 'A resposta da rede não foi OK', en: 'The answer of the network was not OK' },
  'categories.failedHint': { br: 'Nada do que você escolheu foi perdido.', en: 'Nothing you chose was lost.' },
  'categories.way': { br: 'Caminho', en: 'Path' },
  'categories.nothingChosen': { br: 'Nenhuma categoria escolhida', en: 'No category chosen' },
  'categories.goOn': { br: 'Continue até uma categoria sem subcategorias', en: 'Go on to a category with nothing below it' },
  'categories.choose': { br: 'Usar esta categoria', en: 'Use this category' },
  'categories.lost': {
    br: ({ names }: { names: string }) => `Serão perdidas nesta categoria: ${names}`,
    en: ({ names }: { names: string }) => `Lost in this category: ${names}`,
  },

  'specs.failed': {
    br: 'Não foi possível carregar a ficha técnica da categoria',
    en: 'Could not load the technical specs of the category',
  },
  'specs.failedHint': {
    br: 'As características do anúncio continuam abaixo e podem ser editadas.',
    en: 'The attributes of the listing are still below and can be edited.',
  },
  'specs.own': { br: 'Características próprias', en: 'Own attributes' },
  'specs.other': { br: 'De fora desta categoria', en: 'Not of this category' },
  'specs.none': { br: 'Esta categoria não pede características', en: 'This category asks for no attributes' },
  'specs.notApplicable': { br: 'Não se aplica', en: 'Does not apply' },
  'specs.notApplicableTo': {
    br: ({ name }: { name: string }) => `Não se aplica: ${name}`,
    en: ({ name }: { name: string }) => `Does not apply: ${name}`,
  },
  'specs.unitOf': { br: ({ name }: { name: string }) => `Unidade de ${name}`, en: ({ name }: { name: string }) => `Unit of ${name}` },
  'specs.remove': { br: ({ name }: { name: string }) => `Remover ${name}`, en: ({ name }: { name: string }) => `Remove ${name}` },
  'specs.yes': { br: 'Sim', en: 'Yes' },
  'specs.no': { br: 'Não', en: 'No' },
  'specs.asked': {
    br: ({ name, values }: { name: string; values: string }) => `Obrigatório porque ${name} é ${values}`,
    en: ({ name, values }: { name: string; values: string }) => `Required because ${name} is ${values}`,
  },

  'attribute.add': { br: 'Adicionar característica', en: 'Add attribute' },
  'attribute.value': { br: 'Valor', en: 'Value' },
  'attribute.nameMissing': { br: 'O Campo Atributo é obrigatório', en: 'Attribute is required' },
  'attribute.valueMissing': { br: 'O Campo Valor é obrigatório', en: 'Value is required' },
  'attribute.exists': {
    br: ({ name }: { name: string }) => `O atributo ${name} já existe na variação`,
    en: ({ name }: { name: string }) => `The attribute ${name} is already there`,
  },

  'vehicles.title': { br: 'Compatibilidade com veículos', en: 'Vehicle compatibility' },
  'vehicles.BRAND': { br: 'Marca', en: 'Brand' },
  'vehicles.MODEL': { br: 'Modelo', en: 'Model' },
  'vehicles.VEHICLE_YEAR': { br: 'Ano', en: 'Year' },
  'vehicles.TRIM': { br: 'Versão', en: 'Trim' },
  'vehicles.MARKET': { br: 'Mercado', en: 'Market' },
  'vehicles.all': { br: 'Todos', en: 'All' },
  'vehicles.zeroKm': { br: 'Zero km', en: 'Zero km' },
  'vehicles.before': {
    br: ({ name }: { name: string }) => `Escolha antes: ${name}`,
    en: ({ name }: { name: string }) => `Choose first: ${name}`,
  },
  'vehicles.failed': { br: 'Não foi possível buscar os veículos', en: 'Could not look the vehicles up' },
  'vehicles.failedHint': { br: 'O que já está no anúncio continua aqui.', en: 'What the listing already has is still here.' },
  'vehicles.found': { br: 'Veículos encontrados', en: 'Vehicles found' },
  'vehicles.total': {
    br: ({ total }: { total: number }) => `${total} ${total === 1 ? 'veículo' : 'veículos'}`,
    en: ({ total }: { total: number }) => `${total} ${total === 1 ? 'vehicle' : 'vehicles'}`,
  },
  'vehicles.kept': { br: 'Compatíveis com o anúncio', en: 'Compatible with the listing' },
  'vehicles.filter': { br: 'Filtrar compatíveis', en: 'Filter compatible vehicles' },
  'vehicles.noneKept': { br: 'Nenhum veículo compatível', en: 'No compatible vehicle' },
  'vehicles.noneKeptHint': {
    br: 'Escolha ao menos a marca e adicione os que servem.',
    en: 'Choose at least the brand and add those that fit.',
  },
  'vehicles.add': { br: ({ name }: { name: string }) => `Adicionar ${name}`, en: ({ name }: { name: string }) => `Add ${name}` },
  'vehicles.remove': { br: ({ name }: { name: string }) => `Remover ${name}`, en: ({ name }: { name: string }) => `Remove ${name}` },
  'vehicles.added': { br: 'No anúncio', en: 'In the listing' },
  'vehicles.addAll': {
    br: ({ total }: { total: number }) => `Adicionar todos (${total})`,
    en: ({ total }: { total: number }) => `Add all (${total})`,
  },
  'vehicles.removeAll': { br: 'Remover todos', en: 'Remove all' },
  'vehicles.removedAll': {
    br: ({ total }: { total: number }) => (total === 1 ? '1 veículo tirado do anúncio' : `${total} veículos tirados do anúncio`),
    en: ({ total }: { total: number }) => `${total} ${total === 1 ? 'vehicle' : 'vehicles'} taken off the listing`,
  },
  'vehicles.actions': { br: 'Ações', en: 'Actions' },
});
