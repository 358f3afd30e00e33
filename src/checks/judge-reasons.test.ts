import { expect, test } from 'vitest';
import type { Finding } from '#contract/check.ts';
import type { FieldChange } from '#contract/listing.ts';
import { joinWarnings, warningKeys, type WarningKey } from '#contract/warning.ts';
import { checkContact } from './check-contact.ts';
import { judgeReasons, otherChanges, placeOfReason, type ToJudge } from './judge-reasons.ts';

const [one, two, three] = ['/v2/image/1.jpg', '/v2/image/2.jpg', '/v2/image/3.jpg'] as const;
const change = (field: string, before: string | null, after: string | null): FieldChange => ({ field, before, after });
const found = (changes: Partial<Finding>): Finding => ({
  check: 'imageBlur',
  severity: 'yellow',
  code: 'imageBlurred',
  place: 'images',
  values: {},
  spans: [],
  proposes: 'image',
  others: [],
  ...changes,
});

interface Given extends Partial<Omit<ToJudge, 'refusal'>> {
  readonly changes?: FieldChange[];
  readonly answer?: string | null;
}
/** As the pictures of the changes below leave it. */
const listing = { attributes: [], image: [one, three], variations: [] };
const judged = (warning: string, { changes = [], answer = null, ...more }: Given = {}) =>
  judgeReasons({
    listing,
    seenImages: [one, three],
    refusal: { warning: warning === '' ? '' : joinWarnings([warning]), changes, answer },
    findings: [],
    isChecked: true,
    notLooked: [],
    proposalOf: () => null,
    ...more,
  }).map(({ verdict, because }) => [verdict, because]);

const swapped = change('image', `${one} ${two}`, `${one} ${three}`);

test('a wrong image is answered once a picture is another one and no check finds anything in those of now', () => {
  expect(judged('image', { changes: [swapped] })).toEqual([['answered', 'corrected']]);
  expect(judged('image', { changes: [change('images:AZ-38', two, three)] })).toEqual([['answered', 'corrected']]);
});

test('a wrong image is not answered by another price, nor by a picture that can not be read', () => {
  expect(judged('image', { changes: [change('price', 'R$ 10,00', 'R$ 9,00')] })).toEqual([['unanswered', 'unchanged']]);
  const unreadable = found({ severity: 'red', check: 'imageReadable', code: 'imageUnreadable' });
  expect(judged('image', { changes: [swapped], findings: [unreadable] })).toEqual([['unanswered', 'found']]);
});

test.each([
  ['still blurred', { findings: [found({})] }, 'doubtful'],
  ['not looked at yet', { isChecked: false }, 'unlooked'],
  ['not to be looked at by each check', { notLooked: ['imageBlur' as const] }, 'unlooked'],
])('of new pictures that are %s it can not be told whether they answer', (_, given, because) => {
  expect(judged('image', { changes: [swapped], ...given })).toEqual([['unknown', because]]);
});

test('pictures that only moved, or got company, may still be the wrong ones', () => {
  expect(judged('image', { changes: [change('image', `${one} ${two}`, `${two} ${one}`)] })).toEqual([['unknown', 'picturesStay']]);
  expect(judged('image', { changes: [change('image', one, `${one} ${two}`)] })).toEqual([['unknown', 'picturesStay']]);
  // Records of before count them and name none.
  expect(judged('image', { changes: [change('image', '3 imagens', '2 imagens')] })).toEqual([['unknown', 'picturesStay']]);
  expect(judged('image', { changes: [change('image', null, one)], listing: { ...listing, image: [one] } })).toEqual([
    ['answered', 'corrected'],
  ]);
});

test('a variation that had no picture and got the cover’s takes nothing away, nor does a cover where variations had theirs', () => {
  const variation = { _id: 'v', sku: 'AZ-38', gtin: null, images: [one], imageDeleted: [], attributes: [] };
  const given = { changes: [change('images:AZ-38', null, one)], listing: { ...listing, image: [one], variations: [variation] } };
  expect(judged('image', given)).toEqual([['unknown', 'picturesStay']]);
  const other = { ...given.listing, variations: [{ ...variation, images: [two] }] };
  expect(judged('image', { changes: [change('image', null, one)], listing: other })).toEqual([['unknown', 'picturesStay']]);
});

test('a picture that is gone from one variation and stands on the cover is not gone', () => {
  const changes = [change('images:AZ-38', two, three)];
  expect(judged('image', { changes, listing: { ...listing, image: [two] } })).toEqual([['unknown', 'picturesStay']]);
});

test('the checks look at the listing’s own pictures: of one that came to a variation it can not be told', () => {
  const variation = { _id: 'v', sku: 'AZ-38', gtin: null, images: [three], imageDeleted: [], attributes: [] };
  const given = { changes: [change('images:AZ-38', two, three)], listing: { ...listing, image: [one], variations: [variation] } };
  expect(judged('image', { ...given, seenImages: [one] })).toEqual([['unknown', 'unlooked']]);
});

const measures = (before: string, after: string) => change('dimensions', before, after);

test('measures and weight change in one field and are two reasons', () => {
  const weight = { changes: [measures('10 × 20 × 30 cm, 0 g', '10 × 20 × 30 cm, 400 g')] };
  expect([judged('wigth', weight), judged('invalid_measures', weight)]).toEqual([
    [['answered', 'corrected']],
    [['unanswered', 'unchanged']],
  ]);
  const sides = { changes: [measures('10 × 20 × 90 cm, 400 g', '10 × 20 × 60 cm, 400 g')] };
  expect([judged('measures_exceeding', sides), judged('wigth', sides)]).toEqual([
    [['answered', 'corrected']],
    [['unanswered', 'unchanged']],
  ]);
  // An imported file tells each side by itself.
  expect(judged('invalid_measures', { changes: [change('height', '10', '11')] })).toEqual([['answered', 'corrected']]);
});

test('what the listing itself shows is known to who is told no findings; what only the hub knows is not', () => {
  const seller = { isChecked: false };
  const sides = measures('10 × 20 × 90 cm, 400 g', '10 × 20 × 60 cm, 500 g');
  expect(judged('measures_exceeding', { ...seller, changes: [sides] })).toEqual([['answered', 'corrected']]);
  expect(judged('wigth', { ...seller, changes: [sides] })).toEqual([['unknown', 'unlooked']]);
  expect(judged('hasnt_price', seller)).toEqual([['answered', 'corrected']]);
});

test('without a price the reason stands, whatever else changed', () => {
  const none = found({ check: 'price', severity: 'red', code: 'priceMissing', place: 'price', proposes: 'hasnt_price' });
  expect(judged('hasnt_price', { findings: [none], changes: [change('title', 'Vaso', 'Vaso azul')] })).toEqual([['unanswered', 'found']]);
});

test('a barcode is answered by another one that checks; of those of variations, which no check looks at, it can not be told', () => {
  const own = change('gtin', '123', '7891000100103');
  expect(judged('gtin', { changes: [own] })).toEqual([['answered', 'corrected']]);
  const ofVariation = change('variations:AZ', 'AZ, 7891000100104', 'AZ, 7891000100103, Cor: Azul');
  expect(judged('gtin', { changes: [ofVariation] })).toEqual([['unknown', 'unlooked']]);
  expect(judged('gtin', { changes: [change('variations:AZ', 'AZ, 7891000100103', 'AZ, 7891000100104')] })).toEqual([
    ['unknown', 'unlooked'],
  ]);
  const wrong = { _id: 'v', sku: 'AZ', gtin: '7891000100104', images: [], imageDeleted: [], attributes: [] };
  expect(judged('gtin', { changes: [own], listing: { ...listing, variations: [wrong] } })).toEqual([['unknown', 'unlooked']]);
  expect(judged('gtin', { changes: [change('variations:AZ', 'AZ, Cor: Azul', 'AZ, Cor: Verde')] })).toEqual([['unanswered', 'unchanged']]);
  const none = found({ check: 'gtin', severity: 'red', code: 'gtinMissing', place: 'gtin', proposes: 'gtin' });
  expect(judged('gtin', { changes: [ofVariation], findings: [none] })).toEqual([['unknown', 'doubtful']]);
  expect(judged('gtin', { changes: [change('gtin', '123', null)], findings: [none] })).toEqual([['unanswered', 'found']]);
});

test('what did not change and is answered in words is for a person to judge, unless it is wrong for certain', () => {
  const answer = 'O EAN é o do fabricante';
  expect(judged('gtin', { answer })).toEqual([['unknown', 'saidInWords']]);
  const invalid = found({ check: 'gtin', severity: 'red', code: 'gtinInvalid', place: 'gtin', proposes: 'gtin' });
  expect(judged('gtin', { answer, findings: [invalid] })).toEqual([['unanswered', 'found']]);
});

test.each([
  ['Descrição com telefone', 'title', 'unanswered', 'unchanged'],
  ['Descrição com telefone', 'description', 'unknown', 'ownWordsChanged'],
  ['Foto não mostra o produto inteiro', 'image', 'unknown', 'ownWordsChanged'],
  ['Corrija a voltagem', 'title', 'unanswered', 'unchanged'],
  ['Corrija a voltagem', 'attributes:Voltagem', 'unknown', 'ownWordsChanged'],
  // A file that is imported names an attribute alone.
  ['Corrija a voltagem', 'Voltagem', 'unknown', 'ownWordsChanged'],
  ['Isto não é o que parece', 'title', 'unknown', 'ownWords'],
])('of “%s” and another %s: %s', (warning, field, verdict, because) => {
  const attributes = [
    {
      id: 'V',
      name: 'Voltagem',
      value_name: '110',
      value_id: null,
      value_type: 'string',
      required: false,
      custom: false,
      combination: false,
    },
  ] as const;
  expect(judged(warning, { listing: { ...listing, attributes: [...attributes] }, changes: [change(field, 'a', 'b')] })).toEqual([
    [verdict, because],
  ]);
});

test('words of one’s own are never answered for certain, whatever changed', () => {
  const everything = ['title', 'description', 'image', 'gtin', 'price', 'dimensions', 'category'].map((field) => change(field, 'a', 'b'));
  expect(judged('Título, fotos e medidas não batem', { changes: everything })).toEqual([['unknown', 'ownWordsChanged']]);
});

test('a check’s own text is answered where the check finds in the text of before what it does not find now', () => {
  const isContact = { proposalOf: () => 'contact' as const };
  const phone = change('description', 'Chame no (11) 98765-4321', 'Veja as fotos');
  expect(judged('Retire o telefone', { ...isContact, changes: [phone] })).toEqual([['answered', 'corrected']]);
  // A reviewer saw what the check did not: it can not say that it is gone.
  expect(judged('Retire o telefone', { ...isContact, changes: [change('description', 'Ligue', 'Veja')] })).toEqual([
    ['unknown', 'ownWordsChanged'],
  ]);
  const still = found({ check: 'contact', severity: 'red', code: 'contactPhone', place: 'title', proposes: 'contact' });
  expect(judged('Retire o telefone', { ...isContact, changes: [phone], findings: [still] })).toEqual([['unanswered', 'found']]);
  expect(judged('Retire o telefone', { ...isContact, changes: [phone], isChecked: false })).toEqual([['unknown', 'unlooked']]);
});

test('a telephone of which a sign alone changed is not answered: the check finds it in the text of now', () => {
  const now = 'Chame no (11) 98765–4321';
  const findings = checkContact
    .find({ title: 'Vaso', description: now })
    .map(({ code, proposes }) => found({ check: 'contact', severity: 'red', code, proposes }));
  const given = { proposalOf: () => 'contact' as const, changes: [change('description', 'Chame no (11) 98765-4321', now)], findings };
  expect(judged('Retire o telefone', given)).toEqual([['unanswered', 'found']]);
});

test('a reason that was given twice is judged once, and what is of none of them is told besides', () => {
  const changes = [change('price', 'R$ 10,00', 'R$ 9,00'), swapped];
  const reasons = judgeReasons({
    listing,
    seenImages: [one, three],
    refusal: { warning: joinWarnings(['image', 'image', 'gtin']), changes, answer: null },
    findings: [],
    isChecked: true,
    notLooked: [],
    proposalOf: () => null,
  });
  expect(reasons.map(({ warning }) => warning)).toEqual(['image', 'gtin']);
  expect(reasons[0]?.changes).toEqual([swapped]);
  expect(otherChanges(changes, reasons)).toEqual([changes[0]]);
});

test('a refusal of before that gave no reason has none', () => {
  expect(judged('')).toEqual([]);
});

test('a reason says where it is corrected, words of one’s own by the first field they name', () => {
  expect(['wigth', 'image', 'Título sem a marca', 'Refaça'].map((each) => placeOfReason(each, []))).toEqual([
    'weight',
    'images',
    'title',
    null,
  ]);
});

const everyChange = [
  swapped,
  change('image', one, `${one} ${two}`),
  change('price', null, 'R$ 10,00'),
  change('gtin', '123', '7891000100103'),
  measures('10 × 20 × 90 cm, 0 g', '10 × 20 × 60 cm, 0 g'),
  measures('10 × 20 × 90 cm, 0 g', '10 × 20 × 90 cm, 400 g'),
  change('title', 'Vaso', 'Vaso azul'),
];
const everyFinding = (warning: WarningKey): readonly Finding[][] => [
  [],
  [found({ proposes: warning })],
  [found({ proposes: warning, severity: 'red' })],
];
/** Which of the changes above may answer it. */
const answeredBy: Readonly<Record<WarningKey, readonly number[]>> = {
  image: [0],
  hasnt_price: [0, 1, 2, 3, 4, 5, 6],
  gtin: [3],
  measures_exceeding: [4],
  invalid_measures: [4],
  wigth: [5],
};
/** What a listing shows by itself. */
const plain = new Set<WarningKey>(['hasnt_price', 'measures_exceeding']);

test.each(warningKeys)('%s is answered only by a change of its own, looked at by its checks, with nothing found there', (warning) => {
  for (const [at, each] of everyChange.entries()) {
    for (const findings of everyFinding(warning)) {
      for (const isChecked of [true, false]) {
        const [[verdict] = []] = judged(warning, { changes: [each], findings, isChecked });
        const isIts = answeredBy[warning].includes(at);
        // That there is a price is seen, be something else of it odd.
        const isBare = findings.length === 0 || (warning === 'hasnt_price' && findings[0]?.severity === 'yellow');
        const isRed = findings[0]?.severity === 'red';
        expect({ at, isChecked, isAnswered: verdict === 'answered', isUnanswered: isRed && verdict === 'unanswered' }).toEqual({
          at,
          isChecked,
          isAnswered: isIts && isBare && (isChecked || plain.has(warning)),
          isUnanswered: isRed,
        });
      }
    }
  }
});
