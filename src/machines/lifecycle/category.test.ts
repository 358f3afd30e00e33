import { expect, test } from 'vitest';
import { stepCategory, type CategoryState } from './category.ts';

const open: CategoryState = { isExcluded: false, shipModes: ['me1', 'me2'], requiredHere: [], checkWeights: {} };
const known = [
  { id: 'BRAND', tags: ['required'] },
  { id: 'COLOR', tags: [] },
  { id: 'GTIN_STATUS', tags: ['read_only'] },
];

test('a category is closed once and opened once', () => {
  const closed = stepCategory(open, { type: 'exclude' }, known);
  expect(closed).toEqual({ ok: true, value: { ...open, isExcluded: true } });
  expect(stepCategory({ ...open, isExcluded: true }, { type: 'exclude' }, known)).toEqual({ ok: false, error: 'alreadyExcluded' });
  expect(stepCategory({ ...open, isExcluded: true }, { type: 'include' }, known)).toEqual({ ok: true, value: open });
  expect(stepCategory(open, { type: 'include' }, known)).toEqual({ ok: false, error: 'notExcluded' });
});

test('shipping modes are a set: twice the same or in another order is no change', () => {
  expect(stepCategory(open, { type: 'ship', modes: ['me2', 'me1', 'me2'] as never }, known)).toEqual({ ok: false, error: 'sameModes' });
  expect(stepCategory(open, { type: 'ship', modes: ['me2'] }, known)).toMatchObject({ value: { shipModes: ['me2'] } });
  expect(stepCategory(open, { type: 'ship', modes: [] }, known)).toMatchObject({ value: { shipModes: [] } });
});

test('the hub asks for what the marketplace has and does not require itself, and lets go of its own only', () => {
  const asked = stepCategory(open, { type: 'require', attributeId: 'COLOR' }, known);
  expect(asked).toEqual({ ok: true, value: { ...open, requiredHere: ['COLOR'] } });
  const refused = (attributeId: string, state = open) => stepCategory(state, { type: 'require', attributeId }, known);
  expect(refused('BRAND')).toEqual({ ok: false, error: 'marketplaceRequires' });
  expect(refused('NOWHERE')).toEqual({ ok: false, error: 'noAttribute' });
  expect(refused('GTIN_STATUS')).toEqual({ ok: false, error: 'noAttribute' });
  expect(refused('COLOR', { ...open, requiredHere: ['COLOR'] })).toEqual({ ok: false, error: 'alreadyRequired' });
  expect(stepCategory(open, { type: 'release', attributeId: 'BRAND' }, known)).toEqual({ ok: false, error: 'notRequired' });
  expect(stepCategory({ ...open, requiredHere: ['COLOR'] }, { type: 'release', attributeId: 'COLOR' }, known)).toEqual({
    ok: true,
    value: open,
  });
});

test('a check is weighed once, and counts as usual again', () => {
  const weighed = stepCategory(open, { type: 'weigh', check: 'contact', weight: 'off' }, known);
  expect(weighed).toEqual({ ok: true, value: { ...open, checkWeights: { contact: 'off' } } });
  const state = { ...open, checkWeights: { contact: 'off', price: 'yellow' } } as const;
  expect(stepCategory(state, { type: 'weigh', check: 'contact', weight: 'off' }, known)).toEqual({ ok: false, error: 'sameWeight' });
  expect(stepCategory(state, { type: 'weigh', check: 'contact', weight: 'usual' }, known)).toMatchObject({
    value: { checkWeights: { price: 'yellow' } },
  });
  expect(stepCategory(open, { type: 'weigh', check: 'contact', weight: 'usual' }, known)).toEqual({ ok: false, error: 'sameWeight' });
});

test('a row that does not know its attributes leaves it to the server', () => {
  expect(stepCategory(open, { type: 'require', attributeId: 'NOWHERE' }, null)).toMatchObject({ ok: true });
});
