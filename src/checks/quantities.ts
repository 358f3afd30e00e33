import { placesOf, type FoldedText, type Stretch } from './folded-places.ts';

/** What is measured: two numbers of one kind can be compared. */
type Kind = 'volume' | 'mass' | 'length' | 'inches' | 'power' | 'volts' | 'charge' | 'storage' | 'memory' | 'pixels';

export interface Quantity {
  readonly kind: Kind;
  /** In the smallest unit of its kind. */
  readonly amount: number;
  readonly from: number;
  readonly to: number;
}

const units: readonly (readonly [Kind, number, string])[] = [
  ['volume', 1, 'ml|mililitros?'],
  ['volume', 1000, 'l|lts?|litros?'],
  ['mass', 1, 'g|gr|gramas?'],
  ['mass', 1000, 'kg|kgs|quilos?|kilos?'],
  ['length', 1, 'mm|milimetros?'],
  ['length', 10, 'cm|centimetros?'],
  ['length', 1000, 'm|mts?|metros?'],
  ['inches', 1, "\"|”|“|''|pol|polegadas?"],
  ['power', 1, 'w|watts?'],
  ['power', 1000, 'kw'],
  ['volts', 1, 'v|volts?'],
  ['charge', 1, 'mah'],
  ['storage', 1, 'gb'],
  ['storage', 1024, 'tb'],
  ['pixels', 1, 'mp|megapixels?'],
];
const byUnit = units.map(([kind, factor, names]) => [kind, factor, new RegExp(`^(?:${names})$`, 'u')] as const);

export const isUnit = (word: string): boolean => byUnit.some(([, , names]) => names.test(word));

const numberAndUnit = new RegExp(
  `(?<![\\d.,/-])(\\d+(?:[.,]\\d+)?) ?(${units
    .map(([, , names]) => names)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![a-z0-9²³/])`,
  'gu',
);

/** 1.200 is twelve hundred, 1.5 one and a half. */
const amountOf = (written: string): number =>
  /^\d{1,3}(?:\.\d{3})+$/u.test(written) ? Number(written.replaceAll('.', '')) : Number(written.replace(',', '.'));

const isOfSides = (kind: Kind): boolean => kind === 'length' || kind === 'inches';

const sideUnit = units.flatMap(([kind, , names]) => (isOfSides(kind) ? [names] : [])).join('|');
const sideBefore = new RegExp(`(?<![a-wyz\\d.,])\\d+(?:[.,]\\d+)? ?(?:${sideUnit})? ?x ?$`, 'u');
const sideBehind = new RegExp(`^(?: ?x ?\\d+[.,]\\d|(?: ?x ?\\d+(?:[.,]\\d+)?){1,3} ?(?:${sideUnit})(?![a-z0-9²³/]))`, 'u');
/** One side of several, 'de 10x20 cm', '2,5 x 3 m': which one has no name. In '10m x 3 unidades' the other number counts pieces. */
const isSide = ({ folded }: FoldedText, { from, to }: Stretch): boolean =>
  sideBefore.test(folded.slice(Math.max(0, from - 30), from)) || sideBehind.test(folded.slice(to, to + 60));

const namesRam = /(?<![a-z])ram(?![a-z])/u;
/** '4gb Ram 128gb', '8gb DDR4': the word is of the number before it, where there is one. */
const isRam = ({ folded }: FoldedText, { from, to }: Stretch): boolean =>
  /^ ?(?:de )?(?:memoria )?(?:ram|ddr\d?)(?![a-z])/u.test(folded.slice(to, to + 20)) ||
  /(?<!\d ?gb (?:de )?(?:memoria )?(?:ram )?)(?<![a-z])(?:ram|ddr\d?) (?:de )?$/u.test(folded.slice(Math.max(0, from - 30), from));

/**
 * Numbers with a unit: '325ml', '1,5 litro', '15.6"'. Sides without a name are left out; what a phone works with is another memory than what
 * it keeps.
 * @param name What the attribute is called, folded, where the text is its value.
 */
export const quantitiesIn = (text: FoldedText, name = ''): readonly Quantity[] =>
  placesOf(text, numberAndUnit).flatMap((place) => {
    const { from, to } = place;
    const [, number = '', unit = ''] = new RegExp(numberAndUnit.source, 'u').exec(text.folded.slice(from, to)) ?? [];
    const known = byUnit.find(([, , names]) => names.test(unit));
    if (!known || (isOfSides(known[0]) && isSide(text, place))) return [];
    const kind = known[0] === 'storage' && (namesRam.test(name) || isRam(text, place)) ? 'memory' : known[0];
    return [{ kind, amount: amountOf(number) * known[1], from, to }];
  });
