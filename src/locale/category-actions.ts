import { messages } from './messages.ts';

type Many = { readonly n: number };

/** What can be done with categories, from the palette too, and what of it is refused. */
export const categoryActions = messages({
  'category.exclude': { br: 'Fechar categoria', en: 'Close category' },
  'category.excluded': { br: 'Categoria fechada', en: 'Category closed' },
  'category.include': { br: 'Abrir categoria', en: 'Open category' },
  'category.included': { br: 'Categoria aberta', en: 'Category opened' },
  'category.ship': { br: 'Mudar envio da categoria', en: 'Change how the category ships' },
  'category.shipped': { br: 'Envio alterado', en: 'Shipping changed' },
  'category.shipModes': { br: 'Envio', en: 'Shipping' },
  'category.modes.both': { br: 'ME1 e ME2', en: 'ME1 and ME2' },
  'category.modes.me1': { br: 'Só ME1', en: 'ME1 only' },
  'category.modes.me2': { br: 'Só ME2', en: 'ME2 only' },
  'category.modes.none': { br: 'Sem envio', en: 'No shipping' },
  'category.attribute': { br: 'Atributo', en: 'Attribute' },
  'category.require': { br: 'Exigir atributo', en: 'Require attribute' },
  'category.required': { br: 'Atributo exigido', en: 'Attribute required' },
  'category.release': { br: 'Dispensar atributo', en: 'Let go of attribute' },
  'category.released': { br: 'Atributo dispensado', en: 'Attribute let go of' },
  'category.refused.alreadyExcluded': { br: 'A categoria já está fechada', en: 'The category is closed already' },
  'category.refused.notExcluded': { br: 'A categoria não está fechada', en: 'The category is not closed' },
  'category.refused.sameModes': { br: 'A categoria já envia assim', en: 'The category ships like that already' },
  'category.refused.noAttribute': { br: 'A categoria não tem este atributo', en: 'The category has no such attribute' },
  'category.refused.marketplaceRequires': { br: 'O marketplace já exige este atributo', en: 'The marketplace requires it already' },
  'category.refused.alreadyRequired': { br: 'Este atributo já é exigido', en: 'The attribute is required already' },
  'category.refused.notRequired': { br: 'Nenhum atributo exigido por nós', en: 'No attribute required by us' },
  'palette.many.category': { br: ({ n }: Many) => `${n} categorias`, en: ({ n }: Many) => `${n} categories` },
});
