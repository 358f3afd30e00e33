import { expect, test } from 'vitest';
import type { LinkRow } from '#contract/link.ts';
import { aReviewer } from '../listing/listing-fixture.ts';
import { commandNamed } from '../registry.ts';

const seller = aReviewer({ role: 'seller' });
const [cap, coat] = ['CAP', 'COAT'].map((sku) => ({ skuId: sku, sku, productId: 'p', productName: 'Capa' }));
if (!cap || !coat) throw new Error('Two SKUs were expected');
const unbound: LinkRow = {
  _id: 'l1',
  version: 1,
  name: 'Capa de chuva',
  sku: 'ML-1',
  gtin: null,
  cover: null,
  status: 'active',
  sellerId: 'ana',
  sellerName: 'Ana',
  marketPlaceName: 'Conta',
  bound: null,
  kit: null,
  suggestion: null,
};
const bound: LinkRow = { ...unbound, sku: 'CAP', bound: cap };
const ofKit: LinkRow = { ...unbound, kit: { kitId: 'k', name: 'Duas capas' } };

const named = (name: 'link.bind' | 'link.bindSuggested' | 'link.unbind') => {
  const command = commandNamed(name);
  if (command.kind !== 'intent') throw new Error('An intent was expected');
  return command;
};
const [bind, suggested, unbind] = [named('link.bind'), named('link.bindSuggested'), named('link.unbind')];
const says = (name: string) => ({ ok: false, error: { key: `link.refused.${name}` } });

test.each([
  ['bound to none', unbound, { bind: { ok: true }, suggested: says('noSuggestion'), unbind: says('notBound') }],
  ['bound to none, with what suits it', { ...unbound, suggestion: { ...coat, gtin: null, by: 'sku' } }, { suggested: { ok: true } }],
  ['bound', bound, { bind: { ok: true }, suggested: says('alreadyBound'), unbind: { ok: true } }],
  ['of a kit', ofKit, { bind: says('kit'), suggested: says('kit'), unbind: says('kit') }],
  ['of a kit and on a SKU', { ...ofKit, bound: cap }, { bind: says('kit'), suggested: says('kit'), unbind: says('kit') }],
] as const)('what a listing that is %s offers', (_what, link, expected) => {
  const told = {
    bind: bind.isPossible(link, seller),
    suggested: suggested.isPossible(link, seller),
    unbind: unbind.isPossible(link, seller),
  };
  expect(told).toMatchObject(expected);
});

test('bound to another SKU it has its code; to the same one it is refused, and so is whatever would take a kit away', () => {
  const one = { _id: 'l1', version: 1 };
  expect(bind.apply(bound, { ...one, to: coat, before: cap }, seller)).toMatchObject({ ok: true, value: { sku: 'COAT', bound: coat } });
  expect(bind.apply(bound, { ...one, to: cap, before: cap }, seller)).toEqual(says('alreadyBound'));
  expect(bind.apply(ofKit, { ...one, to: cap, before: null }, seller)).toEqual(says('kit'));
  expect(unbind.apply(bound, { ...one, before: cap }, seller)).toMatchObject({ ok: true, value: { sku: 'CAP', bound: null } });
  expect(unbind.apply(ofKit, { ...one, before: cap }, seller)).toEqual(says('kit'));
});

test('what takes a step of a link back names it, so that code and barcode are as they were before', () => {
  const one = { _id: 'l1', version: 1 };
  const back = (command: typeof bind, args: object) => command.inverseOf?.({ ...one, ...args }, 'intent-1');
  expect([back(suggested, { to: coat, before: null }), back(bind, { to: coat, before: cap }), back(unbind, { before: cap })]).toEqual([
    { command: 'link.unbind', args: { ...one, before: coat, undoes: 'intent-1' } },
    { command: 'link.bind', args: { ...one, to: cap, before: coat, undoes: 'intent-1' } },
    { command: 'link.bind', args: { ...one, to: cap, before: null, undoes: 'intent-1' } },
  ]);
});
