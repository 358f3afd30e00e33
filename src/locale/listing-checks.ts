import { formatNumber } from '#lib/formats.ts';
import { formatCents } from '#lib/money.ts';
import { messages } from './messages.ts';

const br = (value: number): string => formatNumber(value, 'pt-BR');
const en = (value: number): string => formatNumber(value, 'en');

export interface Said {
  readonly said: string;
}
export interface Priced {
  readonly factor: number;
  readonly median: number;
}
export interface Ranged {
  readonly low: number;
  readonly high: number;
}
/** A picture by its number, of a variation with that. */
export interface Pictured {
  readonly n: number;
  readonly variation?: string;
}
export interface Measured extends Pictured {
  readonly width: number;
  readonly height: number;
}
export interface Others {
  readonly n: number;
  readonly title: string;
}

const imageBr = ({ n, variation }: Pictured): string => (variation === undefined ? `Imagem ${n}` : `Imagem ${n} da variação ${variation}`);
const imageEn = ({ n, variation }: Pictured): string => (variation === undefined ? `Image ${n}` : `Image ${n} of variation ${variation}`);

/** What the checks say they found, and the texts a refusal would say of it. */
export const listingChecks = messages({
  'listing.issue.imageUnreadable': {
    br: ({ error, ...which }: Pictured & { error: string }) => `${imageBr(which)}: ${error}`,
    en: ({ error, ...which }: Pictured & { error: string }) => `${imageEn(which)}: ${error}`,
  },
  'listing.issue.imageTinted': { br: 'O fundo da capa não é branco', en: 'The background of the cover is not white' },
  'listing.issue.imageSmall': {
    br: ({ width, height, ...which }: Measured) => `${imageBr(which)}: ${width} × ${height}, menos de 1200 px`,
    en: ({ width, height, ...which }: Measured) => `${imageEn(which)}: ${width} × ${height}, under 1200 px`,
  },
  'listing.issue.imageBlurred': {
    br: (which: Pictured) => `${imageBr(which)}: fora de foco`,
    en: (which: Pictured) => `${imageEn(which)}: out of focus`,
  },
  'listing.issue.imageShared': {
    br: ({ n, title }: Others) => (n === 1 ? `A mesma imagem está em “${title}”` : `A mesma imagem está em “${title}” e em mais ${n - 1}`),
    en: ({ n, title }: Others) => (n === 1 ? `The same image is in “${title}”` : `The same image is in “${title}” and ${n - 1} more`),
  },
  'listing.issue.contactPhone': { br: ({ said }: Said) => `Telefone: ${said}`, en: ({ said }: Said) => `Phone number: ${said}` },
  'listing.issue.contactMail': { br: ({ said }: Said) => `E-mail: ${said}`, en: ({ said }: Said) => `Mail address: ${said}` },
  'listing.issue.contactLink': { br: ({ said }: Said) => `Link: ${said}`, en: ({ said }: Said) => `Link: ${said}` },
  'listing.issue.contactChannel': {
    br: ({ said }: Said) => `Leva a outro canal: ${said}`,
    en: ({ said }: Said) => `Leads elsewhere: ${said}`,
  },
  'listing.issue.paymentTalk': {
    br: ({ said }: Said) => `Fala de pagamento: ${said}`,
    en: ({ said }: Said) => `Talks of payment: ${said}`,
  },
  'listing.issue.titleContradicts': {
    br: ({ said, name, value }: Said & { name: string; value: string }) => `Título diz “${said}”, ${name} diz “${value}”`,
    en: ({ said, name, value }: Said & { name: string; value: string }) => `The title says “${said}”, ${name} says “${value}”`,
  },
  'listing.issue.titleWord': { br: ({ said }: Said) => `No título: ${said}`, en: ({ said }: Said) => `In the title: ${said}` },
  'listing.issue.gtinInternal': {
    br: ({ gtin }: { gtin: string }) => `EAN / GTIN ${gtin} é de uso interno, de nenhum produto`,
    en: ({ gtin }: { gtin: string }) => `EAN / GTIN ${gtin} is for internal use, of no product`,
  },
  'listing.issue.gtinShared': {
    br: ({ n, title }: Others) => (n === 1 ? `EAN também é de “${title}”` : `EAN também é de “${title}” e de mais ${n - 1}`),
    en: ({ n, title }: Others) => (n === 1 ? `The EAN is also that of “${title}”` : `The EAN is also that of “${title}” and ${n - 1} more`),
  },
  'listing.issue.priceAbove': {
    br: ({ factor, median }: Priced) => `Preço ${br(factor)} vezes a mediana da categoria, ${formatCents(median)}`,
    en: ({ factor, median }: Priced) => `Price ${en(factor)} times the median of the category, ${formatCents(median)}`,
  },
  'listing.issue.priceBelow': {
    br: ({ factor, median }: Priced) => `Preço ${br(factor)} vezes menor que a mediana da categoria, ${formatCents(median)}`,
    en: ({ factor, median }: Priced) => `Price ${en(factor)} times below the median of the category, ${formatCents(median)}`,
  },
  'listing.issue.weightUnusual': {
    br: ({ weight, low, high }: Ranged & { weight: number }) => `${br(weight)} g; nesta categoria é de ${br(low)} a ${br(high)} g`,
    en: ({ weight, low, high }: Ranged & { weight: number }) => `${en(weight)} g; in this category it is ${en(low)} to ${en(high)} g`,
  },
  'listing.issue.measuresUnusual': {
    br: ({ side, low, high }: Ranged & { side: number }) =>
      `Maior lado de ${br(side)} cm; nesta categoria é de ${br(low)} a ${br(high)} cm`,
    en: ({ side, low, high }: Ranged & { side: number }) =>
      `Longest side ${en(side)} cm; in this category it is ${en(low)} to ${en(high)} cm`,
  },
  'listing.issue.duplicateOwn': {
    br: ({ n, title }: Others) => (n === 1 ? `Parecido com outro da empresa: “${title}”` : `Parecido com ${n} da empresa: “${title}”…`),
    en: ({ n, title }: Others) => (n === 1 ? `Like another of the company: “${title}”` : `Like ${n} of the company: “${title}”…`),
  },
  'listing.issue.duplicateOther': {
    br: ({ n, title }: Others) =>
      n === 1 ? `Parecido com um de outra empresa: “${title}”` : `Parecido com ${n} de outras empresas: “${title}”…`,
    en: ({ n, title }: Others) => (n === 1 ? `Like one of another company: “${title}”` : `Like ${n} of other companies: “${title}”…`),
  },
  'listing.issue.companyRefused': {
    br: ({ refused, decided }: { refused: number; decided: number }) => `Dos últimos ${decided} decididos da empresa, ${refused} recusados`,
    en: ({ refused, decided }: { refused: number; decided: number }) => `Of the company's last ${decided} decided, ${refused} were refused`,
  },
  'listing.finding.failed': {
    br: ({ checks }: { checks: string }) => `Não pôde ser conferido: ${checks}`,
    en: ({ checks }: { checks: string }) => `Could not be checked: ${checks}`,
  },
  'listing.finding.gaveUp.error': {
    br: 'As verificações não conseguiram olhar este anúncio: toda tentativa deu erro. Tentam de novo a cada hora, e quando ele mudar.',
    en: 'The checks could not look at this listing: every try failed. They try again each hour, and when it changes.',
  },
  'listing.finding.gaveUp.timeout': {
    br: 'As verificações não conseguiram olhar este anúncio: toda tentativa passou do tempo. Tentam de novo a cada hora, e quando ele mudar.',
    en: 'The checks could not look at this listing: every try took too long. They try again each hour, and when it changes.',
  },
  'listing.finding.gaveUp.interrupted': {
    br: 'As verificações não conseguiram olhar este anúncio: o servidor parou em toda tentativa. Tentam de novo quando ele mudar.',
    en: 'The checks could not look at this listing: the server stopped at every try. They try again when it changes.',
  },
  'listing.finding.other': {
    br: ({ title }: { title: string }) => `Abrir “${title}”`,
    en: ({ title }: { title: string }) => `Open “${title}”`,
  },

  'listing.proposal.contact': {
    br: 'Retire do anúncio telefone, e-mail, links e redes sociais',
    en: 'Take phone numbers, mail addresses, links and social networks out of the listing',
  },
  'listing.proposal.payment': { br: 'Retire da descrição as formas de pagamento', en: 'Take the ways of payment out of the description' },
  'listing.proposal.titleContradicts': {
    br: 'Título e ficha técnica não dizem o mesmo: corrija um deles',
    en: 'Title and specifications do not say the same: correct one of them',
  },
  'listing.proposal.titleWord': {
    br: 'Retire do título o que não descreve o produto (frete, oferta, nota fiscal)',
    en: 'Take what does not describe the product out of the title (shipping, offers, invoices)',
  },
  'listing.proposal.priceUnusual': {
    br: 'Confira o preço: está longe do habitual da categoria',
    en: 'Check the price: it is far from what is usual in the category',
  },
  'listing.proposal.duplicate': {
    br: 'Anúncio repetido: já existe outro do mesmo produto',
    en: 'Repeated listing: there is another one of the same product',
  },

  'categoryRules.checks': { br: 'Verificações de anúncios', en: 'Checks of listings' },
  'categoryRules.checksHint': {
    br: 'O que é grave já vem marcado na recusa. Vale também nas subcategorias que não dizem outra coisa.',
    en: 'What is serious is ticked when a refusal begins. It holds in subcategories too, where they say nothing else.',
  },
  'categoryRules.weightAbove': { br: 'Habitual', en: 'Usual' },
  'categoryRules.weightHere': { br: 'Nesta categoria', en: 'In this category' },
  'categoryRules.weighNamed': {
    br: ({ name }: { readonly name: string }) => `Mudar peso de ${name}`,
    en: ({ name }: { readonly name: string }) => `Weigh ${name}`,
  },
  'categoryRules.weigh': { br: 'Mudar', en: 'Change' },

  'queue.row.findings': {
    br: ({ red, yellow }: { red: number; yellow: number }) => `Problemas: ${red} ${red === 1 ? 'grave' : 'graves'}, ${yellow} a conferir`,
    en: ({ red, yellow }: { red: number; yellow: number }) => `Problems: ${red} serious, ${yellow} to check`,
  },
  'queue.filter.problem': { br: 'Problema', en: 'Problem' },
  'queue.problem.clean': { br: 'Nenhum', en: 'None' },
});
