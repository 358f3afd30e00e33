import type { Label } from '../label.ts';

/** A product code as somebody typed it. */
export interface CodeLabels {
  readonly gtin: string | null;
  /** No such code can be: its digit or its length is wrong. */
  readonly wrong: Label;
  /** It is a shop's own number, a coupon or the like: nobody sells a product by it. */
  readonly internal: Label;
}

const checkDigit = (digits: string): string => {
  let sum = 0;
  [...digits].toReversed().forEach((digit, place) => {
    sum += Number(digit) * (place % 2 === 0 ? 3 : 1);
  });
  return String((10 - (sum % 10)) % 10);
};
const right = (digits: string): string => digits + checkDigit(digits);
const slipped = (digits: string): string => digits + String((Number(checkDigit(digits)) + 3) % 10);

const of = (wrong: Label, internal: Label, gtins: readonly (string | null)[]): readonly CodeLabels[] =>
  gtins.map((gtin) => ({ gtin, wrong, internal }));

export const codes: readonly CodeLabels[] = [
  // Brazil 789 and 790, and whoever else sells here: Germany, China, the States, Japan, Argentina, Portugal, books.
  ...of('no', 'no', [
    right('789100031550'),
    right('789612345678'),
    right('790123456789'),
    right('400638133393'),
    right('694281234567'),
    right('693123456789'),
    right('01234567890'),
    right('07123456789'),
    right('88123456789'),
    right('490123456789'),
    right('779123456789'),
    right('560123456789'),
    right('978853330227'),
    right('979012345678'),
    right('7891234'),
    right('4006381'),
    right('1789100031550'),
    right('2789100031550'),
    right('471123456789'),
    right('880123456789'),
  ]),
  ...of('yes', 'no', [
    slipped('789100031550'),
    slipped('789612345678'),
    slipped('400638133393'),
    slipped('01234567890'),
    slipped('7891234'),
    slipped('1789100031550'),
    '789100031550',
    '78910003155071',
    '123',
    '789100031550A',
    'SEM GTIN',
    '1111111111111',
    '7891000-31550',
  ]),
  ...of('no', 'yes', [
    right('200012345678'),
    right('201234512345'),
    right('229876500123'),
    right('299999912345'),
    right('21234567890'),
    right('41234567890'),
    right('020012345678'),
    right('040012345678'),
    right('2001234'),
    right('990123456789'),
    right('980123456789'),
    right('981123456789'),
    right('051234567890'),
  ]),
  ...of('maybe', 'maybe', [
    right('000000000000'),
    right('0000000'),
    right('123456789012'),
    right('140123456789'),
    right('977123456789'),
    null,
    '',
  ]),
];
