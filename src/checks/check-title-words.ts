import { evidenceOf, foldInPlace, placesOf } from './folded-places.ts';
import type { Check, ListingFacts } from './check.ts';

/** What the marketplace says elsewhere of every offer, or wants in no title: delivery, price, payment, invoice, stock. */
const words = [
  '(?:frete|envio|entrega)s? (?:gratis|gratuit[oa]s?)',
  '(?:pronta|imediata) entrega',
  '(?:envio|entrega?) (?:imediat[oa]|rapid[oa]|hoje|hj|24 ?h)',
  // At the end it is the delivery; a thing of an effect 'imediato' says of what.
  '(?<!(?:efeito|alivio|uso|resultado|consumo) )imediato(?=\\s*$)',
  'gratis',
  'brindes?',
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
  // Models have an 'NF-14' as well.
  '(?:c/|com|c) ?nf(?!-)',
  'nf(?=\\s*$)',
  'sem juros',
  'parcel(?:ad[oa]|o|amos|amento)',
  'em ate \\d+ ?x',
  'r\\$ ?\\d+',
  'pague \\d+ (?:e )?leve \\d+',
  'leve \\d+ (?:e )?pague \\d+',
  'oportunidade',
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
