import { evidenceOf, foldInPlace, placesOf } from './folded-places.ts';
import type { Check, ListingFacts } from './check.ts';

/** What the marketplace says elsewhere of every offer, or wants in no title: delivery, price, payment, invoice, stock. */
const words = [
  '(?:frete|envio|entrega)s? (?:gratis|gratuit[oa]s?)',
  '(?:pronta|imediata) entrega',
  'entrega (?:imediata|rapida)',
  'envio (?:imediato|rapido|hoje)',
  'promoc(?:ao|oes)',
  'promocional',
  'super oferta',
  'ofertas?',
  'liquidac(?:ao|oes)',
  'queima de estoque',
  'black friday',
  'descontos?',
  'imperdivel',
  'barat[oa]s?',
  '(?:melhor|menor) preco',
  '(?:c/|com|c) ?nota',
  'nota fiscal',
  'nf-?e',
  'sem juros',
  'parcelad[oa]',
  'em ate \\d+x',
  'aproveite',
  'mais vendid[oa]s?',
];
const forbidden = new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'gu');
/** Signs that only catch the eye. */
const loud = /[!*#]{2,}|[★☆►◄✔✅🔥⚡❤♥]/gu;

export const checkTitleWords: Check<Pick<ListingFacts, 'title'>> = {
  name: 'titleWords',
  severity: 'yellow',
  find: ({ title }) => {
    const text = foldInPlace(title);
    const places = [...placesOf(text, forbidden), ...placesOf(text, loud)];
    return places.length === 0 ? [] : [{ code: 'titleWord', place: 'title', ...evidenceOf(text, places), proposes: 'titleWord' }];
  },
};
