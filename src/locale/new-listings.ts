import { messages } from './messages.ts';

type Place = { readonly sku: string; readonly account: string };
type Many = { readonly n: number };

/** Listings made of a product or of a kit. */
export const newListings = messages({
  'newListings.where': { br: 'Contas', en: 'Accounts' },
  'newListings.what': { br: 'SKUs', en: 'SKUs' },
  'newListings.nothing': { br: 'Marque ao menos uma opção', en: 'Mark at least one' },
  'newListings.noAccount': {
    br: 'A empresa ainda não tem conta no Mercado Livre.',
    en: 'The company has no account on Mercado Livre yet.',
  },
  'newListings.made': {
    br: ({ n }: Many) => (n === 1 ? 'Anúncio criado, na revisão' : `${n} anúncios criados, na revisão`),
    en: ({ n }: Many) => (n === 1 ? 'Listing made, in review' : `${n} listings made, in review`),
  },
  'newListings.existing': { br: 'Já existiam', en: 'There already' },
  'newListings.one': {
    br: ({ sku, account }: Place) => `${sku} em ${account}`,
    en: ({ sku, account }: Place) => `${sku} in ${account}`,
  },
});
