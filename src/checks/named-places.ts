import type { FieldChange, ListingAttribute } from '#contract/listing.ts';
import { foldedWords, foldText } from '#lib/fold-text.ts';
import { isGtin } from '#lib/gtin.ts';

/** What a reason to refuse a listing may be about. */
export type ReasonPlace =
  | 'title'
  | 'description'
  | 'gtin'
  | 'price'
  | 'measures'
  | 'weight'
  | 'images'
  | 'category'
  | 'warranty'
  | 'attributes'
  | `attributes:${string}`;

/** As people call them, in both languages, folded. */
const names: readonly (readonly [ReasonPlace, RegExp])[] = [
  ['title', /\b(?:titulos?|titles?)\b/u],
  ['description', /\b(?:descric(?:ao|oes)|descriptions?)\b/u],
  ['gtin', /\b(?:eans?|gtins?|codigos? de barras?|barcodes?)\b/u],
  ['price', /\b(?:precos?|prices?)\b/u],
  ['weight', /\b(?:pesos?|weights?)\b/u],
  [
    'measures',
    /\b(?:medidas?|dimens(?:ao|oes)|alturas?|larguras?|comprimentos?|profundidades?|measures?|dimensions?|height|width|depth)\b/u,
  ],
  ['images', /\b(?:imagem|imagens|fotos?|fotografias?|capa|images?|pictures?|photos?|cover)\b/u],
  ['category', /\b(?:categorias?|categor(?:y|ies))\b/u],
  ['warranty', /\b(?:garantias?|warrant(?:y|ies))\b/u],
  ['attributes', /\b(?:fichas? tecnicas?|atributos?|caracteristicas?|technical specs?|specifications?|attributes?)\b/u],
];

/** 'cor' stands in 'corrija' and in every other sentence: so short a name is no name. */
const shortestName = 4;

const spaced = (text: string): string => ` ${foldedWords(text).join(' ')} `;

/** What a reviewer's own words speak of: fields by their usual names, attributes by theirs. */
export const namedPlaces = (text: string, attributes: readonly Pick<ListingAttribute, 'name'>[]): readonly ReasonPlace[] => {
  const folded = foldText(text);
  const fields = names.flatMap(([place, name]) => (name.test(folded) ? [place] : []));
  const words = spaced(text);
  const said = attributes.filter(({ name }) => name.length >= shortestName && words.includes(spaced(name)));
  return [...fields, ...said.map(({ name }) => `attributes:${name}` as const)];
};

/** A list of barcodes as a change of a variation tells them, between its other words. */
const codesIn = (text: string | null): string => (text?.match(/(?<!\d)\d{8,14}(?!\d)/gu) ?? []).filter((code) => isGtin(code)).join(' ');

/** '10 × 20 × 30 cm, 400 g', as a change tells measures: sides and weight. */
const sidesAndWeight = (text: string | null): readonly [string, string] => {
  const [sides = '', ...weight] = text?.split(' cm, ') ?? [];
  return [sides, weight.join(' cm, ')];
};

const ofDimensions = ({ before, after }: FieldChange): readonly ReasonPlace[] => {
  const [was, is] = [sidesAndWeight(before), sidesAndWeight(after)];
  return [...(was[0] === is[0] ? [] : (['measures'] as const)), ...(was[1] === is[1] ? [] : (['weight'] as const))];
};

const nothing = (): readonly ReasonPlace[] => [];

const ofField: Readonly<Record<string, (change: FieldChange) => readonly ReasonPlace[]>> = {
  title: () => ['title'],
  description: () => ['description'],
  descriptionAi: () => ['description'],
  gtin: () => ['gtin'],
  price: () => ['price'],
  dimensions: ofDimensions,
  // A file that is imported tells each by itself.
  height: () => ['measures'],
  width: () => ['measures'],
  depth: () => ['measures'],
  weight: () => ['weight'],
  image: () => ['images'],
  images: () => ['images'],
  category: () => ['category'],
  warrantyType: () => ['warranty'],
  warrantyTime: () => ['warranty'],
  warrantyTimeUnit: () => ['warranty'],
  condition: nothing,
  listingType: nothing,
  shipMode: nothing,
  marketPlaceId: nothing,
  complete: nothing,
  stock: nothing,
  hasCompatibilities: nothing,
  compatibilitiesCarsAndVans: nothing,
  variations: ({ before, after }) => (codesIn(before) === codesIn(after) ? ['attributes'] : ['attributes', 'gtin']),
};

/** What a change is a change of; of an attribute both that attribute and attributes at all. */
export const placesOfChange = (change: FieldChange): readonly ReasonPlace[] => {
  const [field = '', ...rest] = change.field.split(':');
  const name = field === 'attributes' ? rest.join(':') : change.field;
  return Object.hasOwn(ofField, field) ? (ofField[field]?.(change) ?? []) : ['attributes', `attributes:${name}`];
};
