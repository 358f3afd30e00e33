import type { ListingAttribute } from '#contract/listing.ts';
import { foldedWords } from '#lib/fold-text.ts';
import type { listingDetail } from '../db/schema/listing.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Kind } from './kind.ts';
import type { ProductPlan } from './make-product.ts';

/** What the listing itself already says. */
interface Given {
  readonly brand: string;
  readonly model: string;
  readonly title: string;
  readonly code: string;
  readonly gtin: string | null;
  readonly price: number | null;
  readonly skuId: string;
  readonly listingId: string;
  readonly images: readonly string[];
}

const warrantyTypes = ['Garantia do vendedor', 'Garantia de fábrica'] as const;

/** What only the open listing shows. One required attribute in twenty is left out, for the reviewer to notice. */
export const makeDetail = (
  random: SeededRandom,
  { kind, colour, company, status, number }: ProductPlan,
  given: Given,
): typeof listingDetail.$inferInsert => {
  const { brand, model, title, price, images } = given;
  return {
    listingId: given.listingId,
    complete: price !== null && given.gtin !== null,
    freezedByDeal: random.chance(0.03),
    description: `${title}\n\n${kind.about}\n\nMarca ${brand}, modelo ${model}, cor ${colour.toLowerCase()}.\nEnvio em até 1 dia útil com nota fiscal.`,
    descriptionAi: random.chance(0.3) ? `${kind.about} Escolha certa para quem busca qualidade e bom preço.` : '',
    condition: random.chance(0.06) ? 'used' : 'new',
    listingType: random.chance(0.6) ? 'gold_pro' : 'gold_special',
    shipMode: company.seller.me2 ? 'me2' : 'me1',
    warrantyType: random.pick(warrantyTypes),
    warrantyTime: random.pick([30, 90, 180]),
    warrantyTimeUnit: 'dias',
    ...makeForms(random, { kind, colour, number }, given),
    images: [...images],
    imagesDeleted: [],
    platformId: 'mercadolivre',
    // About half of what is on sale was never sold: its title and condition may still be changed.
    sold: status === 'active' || status === 'paused' ? Math.max(0, random.int(0, 240) - 120) : 0,
    health: random.int(35, 98) / 100,
    hasCompatibilities: kind.key === 'tyre',
    compatibilities: { attributes: [], compatibilities: [] },
  };
};

const squash = (text: string): string => foldedWords(text).join('');

const makeAttributes = (random: SeededRandom, kind: Kind, given: Given & Pick<ProductPlan, 'number'>): ListingAttribute[] =>
  kind.attributes.map(({ id, name, required, values, type }) => {
    const free = id === 'BRAND' ? given.brand : id === 'MODEL' ? given.model : given.title;
    const picked = values.length > 0 ? random.pick(values) : free;
    // Most sellers write in the sheet what they wrote in the title; the others are what a check is there for.
    const value = given.number % 6 === 0 ? picked : (values.find((each) => squash(given.title).includes(squash(each))) ?? picked);
    const isMissing = required && id !== 'BRAND' && random.chance(0.05);
    return {
      id,
      name,
      value_name: isMissing ? null : value,
      value_id: null,
      value_type: type,
      required,
      custom: false,
      combination: false,
    };
  });

/** A size that the listing leaves out, its last variation leaves out too: else it would be given by all of them. */
const makeForms = (random: SeededRandom, { kind, colour, number }: Pick<ProductPlan, 'kind' | 'colour' | 'number'>, given: Given) => {
  const attributes = makeAttributes(random, kind, { ...given, number });
  const isSizeLeftOut = attributes.some(({ id, value_name }) => id === 'SIZE' && value_name === null);
  return { attributes, variations: makeVariations(kind, colour, given, isSizeLeftOut) };
};

const sizeAttribute = (value: string | null): ListingAttribute => ({
  id: 'SIZE',
  name: 'Tamanho',
  value_name: value,
  value_id: null,
  value_type: 'list',
  required: true,
  custom: false,
  combination: true,
});

const colourAttribute = (value: string): ListingAttribute => ({
  id: 'COLOR',
  name: 'Cor',
  value_name: value,
  value_id: null,
  value_type: 'string',
  required: false,
  custom: false,
  combination: true,
});

/** Clothes come in three sizes, everything else in one piece, told apart by its colour. */
const makeVariations = (kind: Kind, colour: string, { skuId, code, gtin, images }: Given, isSizeLeftOut: boolean) => {
  const size = kind.attributes.find(({ id }) => id === 'SIZE');
  const sizes = size ? size.values.slice(0, 3) : [];
  if (sizes.length === 0)
    return [{ _id: skuId, sku: code, gtin, images: [...images], imageDeleted: [], attributes: [colourAttribute(colour)] }];
  return sizes.map((value, at) => ({
    _id: `${skuId.slice(0, 23)}${at}`,
    sku: `${code}-${value.replaceAll(' ', '')}`,
    gtin: at === 0 ? gtin : null,
    images: [...images],
    imageDeleted: [],
    attributes: [sizeAttribute(isSizeLeftOut && at === sizes.length - 1 ? null : value)],
  }));
};
