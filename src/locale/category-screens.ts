import { formatNumber } from '#lib/formats.ts';
import { messages } from './messages.ts';

type Many = { readonly n: number };

/** The pages of categories: what only they say. What is said anywhere is in category-rules.ts. */
export const categoryScreens = messages({
  'category.shipModesHint': {
    br: 'ME2: o marketplace escolhe a transportadora e dá a etiqueta. ME1: a empresa envia por Correios ou transportadora.',
    en: 'ME2: the marketplace chooses the carrier and gives the label. ME1: the company ships by Correios or a carrier.',
  },
  'categoryRules.search': { br: 'Nome ou caminho', en: 'Name or path' },
  'categoryRules.empty': { br: 'As categorias do marketplace aparecem aqui.', en: 'The categories of the marketplace appear here.' },
  'categoryRules.column.path': { br: 'Caminho', en: 'Path' },
  'categoryRules.column.kind': { br: 'Tipo', en: 'Kind' },
  'categoryRules.column.required': { br: 'Exigidos por nós', en: 'Required by us' },
  'categoryRules.kind.root': { br: 'Principal', en: 'Main' },
  'categoryRules.kind.branch': { br: 'Intermediária', en: 'Inner' },
  'categoryRules.kind.leaf': { br: 'Final', en: 'End' },
  'categoryRules.state.open': { br: 'Aberta', en: 'Open' },
  'categoryRules.state.excluded': { br: 'Fechada', en: 'Closed' },
  'categoryRules.state.stricter': { br: 'Com exigência nossa', en: 'Asks more' },
  'categoryRules.closedBy': {
    br: ({ name }: { readonly name: string }) => `Fechada por ${name}`,
    en: ({ name }: { readonly name: string }) => `Closed by ${name}`,
  },
  'categoryRules.back': { br: 'Voltar às categorias', en: 'Back to categories' },
  'categoryRules.about': { br: 'Regras', en: 'Rules' },
  'categoryRules.way': { br: 'Caminho da categoria', en: 'Path of the category' },
  'categoryRules.listings': { br: 'Anúncios nela', en: 'Listings in it' },
  'categoryRules.many': {
    br: ({ n }: Many) => `${formatNumber(n, 'pt-BR')} ou mais`,
    en: ({ n }: Many) => `${formatNumber(n, 'en')} or more`,
  },
  'categoryRules.children': { br: 'Subcategorias', en: 'Subcategories' },
  'categoryRules.attributes': { br: 'Atributos', en: 'Attributes' },
  'categoryRules.noAttributes': {
    br: 'O marketplace não informa atributos desta categoria.',
    en: 'The marketplace tells no attributes of this category.',
  },
  'categoryRules.group': { br: 'Grupo', en: 'Group' },
  'categoryRules.asked': { br: 'Exigência', en: 'Requirement' },
  'categoryRules.asked.marketplace': { br: 'Marketplace', en: 'Marketplace' },
  'categoryRules.asked.hub': { br: 'Nossa', en: 'Ours' },
  'categoryRules.asked.condition': { br: 'Sob condição', en: 'On a condition' },
  'categoryRules.asked.none': { br: 'Opcional', en: 'Optional' },
  'categoryRules.values': { br: 'Valores', en: 'Values' },
  'categoryRules.free': { br: 'Livre', en: 'Free' },
  'categoryRules.requireNamed': {
    br: ({ name }: { readonly name: string }) => `Exigir ${name}`,
    en: ({ name }: { readonly name: string }) => `Require ${name}`,
  },
  'categoryRules.releaseNamed': {
    br: ({ name }: { readonly name: string }) => `Dispensar ${name}`,
    en: ({ name }: { readonly name: string }) => `Let go of ${name}`,
  },
  'categoryRules.event.excluded': { br: 'Fechou', en: 'Closed' },
  'categoryRules.event.included': { br: 'Abriu', en: 'Opened' },
  'categoryRules.event.shipModesChanged': { br: 'Mudou o envio', en: 'Changed the shipping' },
  'categoryRules.event.attributeRequired': { br: 'Passou a exigir', en: 'Asked for' },
  'categoryRules.event.checkWeighed': { br: 'Mudou uma verificação', en: 'Weighed a check' },
  'categoryRules.event.attributeReleased': { br: 'Dispensou', en: 'Let go of' },
});
