import { checkAttributes } from '#checks/check-attributes.ts';
import { checkCompany } from '#checks/check-company.ts';
import { checkContact } from '#checks/check-contact.ts';
import { checkGtin } from '#checks/check-gtin.ts';
import { checkGtinPrefix } from '#checks/check-gtin-prefix.ts';
import { checkGtinShared } from '#checks/check-gtin-shared.ts';
import { checkMeasures } from '#checks/check-measures.ts';
import { checkPayment } from '#checks/check-payment.ts';
import { checkPrice } from '#checks/check-price.ts';
import { checkSizeUnusual } from '#checks/check-size-unusual.ts';
import { checkTitleAttributes } from '#checks/check-title-attributes.ts';
import { checkWeight } from '#checks/check-weight.ts';
import { theFacts } from '#checks/facts-fixture.ts';
import type { Check, Facts, UsualRange } from '#checks/check.ts';
import type { ListingAttribute } from '#contract/listing.ts';
import { createSeededRandom } from '#server/demo/seeded-random.ts';
import type { Label } from '../../tests/labels/label.ts';
import { pairs, sharedCodes } from '../../tests/labels/listings/alike.ts';
import { codes } from '../../tests/labels/listings/codes.ts';
import { descriptions } from '../../tests/labels/listings/descriptions.ts';
import { forms, measures } from '../../tests/labels/listings/measures.ts';
import { records, requiredFields } from '../../tests/labels/listings/records.ts';
import { specifications } from '../../tests/labels/listings/specifications.ts';
import type { Judged } from './score.ts';
import { isFoundAlike } from './titles.ts';

const from = 'listings written for it';

/** A believable listing, and of it only what the case is about. */
const judge = (check: Check, label: Label, what: string, changes: Partial<Facts>): Judged => ({
  check: check.name,
  from,
  label,
  what,
  found: check.find(theFacts(changes)).length > 0,
});

const anAttribute = (id: string, name: string, value: string | null, required = false): ListingAttribute => ({
  id,
  name,
  value_name: value,
  value_id: null,
  value_type: 'string',
  required,
  custom: false,
  combination: false,
});

const shareAt = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.round((values.length - 1) * share)] ?? 0);

const usualOf = (usual: number, spread: number): UsualRange => {
  const random = createSeededRandom(Math.round(usual * 100 + spread * 10));
  const values = Array.from({ length: 60 }, () => usual * (1 - spread + 2 * spread * random.share()));
  return { low: shareAt(values, 0.05), high: shareAt(values, 0.95) };
};

const judgeMeasures = (): readonly Judged[] => [
  ...measures.flatMap(({ usual, spread, weight, side, weightOdd, sideOdd }): readonly Judged[] => {
    const usualSize = { weight: usualOf(usual.weight, spread), longestSide: usualOf(usual.side, spread) };
    const dimensions = { height: side, width: side / 2, depth: side / 2, weight };
    const found = new Set(checkSizeUnusual.find({ dimensions, usualSize }).map(({ place }) => place));
    const what = `usual ${usual.weight} g and ${usual.side} cm, has`;
    return [
      { check: 'sizeUnusual', from, label: weightOdd, what: `${what} ${weight} g`, found: found.has('weight') },
      { check: 'sizeUnusual', from, label: sideOdd, what: `${what} ${side} cm`, found: found.has('measures') },
    ];
  }),
  ...forms.flatMap(({ height, width, depth, weight, price, measuresWrong, weightWrong, priceWrong }) => {
    const changes = { dimensions: { height, width, depth, weight }, price };
    const what = `${height} × ${width} × ${depth} cm, ${weight} g, ${price === null ? 'no price' : price}`;
    return [
      judge(checkMeasures, measuresWrong, what, changes),
      judge(checkWeight, weightWrong, what, changes),
      judge(checkPrice, priceWrong, what, changes),
    ];
  }),
];

/** All that is written by hand with its label beside it: there is no listing without the shared data that could be asked. */
export const judgeWritten = (): readonly Judged[] => [
  ...descriptions.flatMap(({ text, contact, payment }) => [
    judge(checkContact, contact, text, { description: text }),
    judge(checkPayment, payment, text, { description: text }),
  ]),
  ...specifications.map(({ title, attributes, contradicts }) =>
    judge(checkTitleAttributes, contradicts, `${title} / ${attributes.map(([, name, value]) => `${name}: ${value}`).join(', ')}`, {
      title,
      attributes: attributes.map(([id, name, value]) => anAttribute(id, name, value)),
    }),
  ),
  ...codes.flatMap(({ gtin, wrong, internal }) => [
    judge(checkGtin, wrong, gtin ?? 'none', { gtin }),
    judge(checkGtinPrefix, internal, gtin ?? 'none', { gtin }),
  ]),
  ...sharedCodes.map(({ one, other, repeated }) =>
    judge(checkGtinShared, repeated, `${one} / ${other}`, {
      title: one,
      sameGtin: [{ publishId: 'other', title: other, isOfSameCompany: false }],
    }),
  ),
  ...pairs.map(({ one, other, repeated }): Judged => ({
    check: 'duplicate',
    from,
    label: repeated,
    what: `${one} / ${other}`,
    found: isFoundAlike(one, other),
  })),
  ...judgeMeasures(),
  ...requiredFields.map(({ value, required, missing }) =>
    judge(checkAttributes, missing, `${JSON.stringify(value)}${required ? ', required' : ''}`, {
      attributes: [anAttribute('BRAND', 'Marca', value, required)],
    }),
  ),
  ...records.map(({ decided, refused, bad }) => judge(checkCompany, bad, `${refused} of ${decided}`, { record: { decided, refused } })),
];
