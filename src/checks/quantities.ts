import { placesOf, type FoldedText } from './folded-places.ts';

/** What is measured: two numbers of one kind can be compared. */
type Kind = 'volume' | 'mass' | 'length' | 'inches' | 'power' | 'volts' | 'charge' | 'storage' | 'pixels';

interface Quantity {
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

const numberAndUnit = new RegExp(
  `(?<![\\d.,/x-])(\\d+(?:[.,]\\d+)?) ?(${units
    .map(([, , names]) => names)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![a-z0-9²³/])`,
  'gu',
);

/** 1.200 is twelve hundred, 1.5 one and a half. */
const amountOf = (written: string): number =>
  /^\d{1,3}(?:\.\d{3})+$/u.test(written) ? Number(written.replaceAll('.', '')) : Number(written.replace(',', '.'));

/** Numbers with a unit: '325ml', '1,5 litro', '15.6"'. 'De 10x20 cm' says two lengths and a name for neither: it is left out. */
export const quantitiesIn = (text: FoldedText): readonly Quantity[] =>
  placesOf(text, numberAndUnit).flatMap(({ from, to }) => {
    const [, number = '', unit = ''] = new RegExp(numberAndUnit.source, 'u').exec(text.folded.slice(from, to)) ?? [];
    const known = byUnit.find(([, , names]) => names.test(unit));
    return known ? [{ kind: known[0], amount: amountOf(number) * known[1], from, to }] : [];
  });
