import { expect, test } from 'vitest';
import { carrierEvents } from '#api/carrier-events.ts';
import { isNfeKey } from '#lib/validate/nfe-key.ts';
import { isCorreiosCode } from '#lib/validate/tracking-code.ts';
import { kinds } from '#server/demo/data/kinds.ts';
import { makeDocuments } from '#server/demo/make-documents.ts';
import { makeWorld } from '#server/demo/make-world.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const images = new Map(kinds.map(({ key, colours }) => [key, colours.map((colour) => ({ colour, names: [`${key}-${colour}.jpg`] }))]));
const { orders, companies } = makeWorld(images, now);
const issuers = new Map(companies.map(({ seller }) => [seller.id, seller]));
const documentsOf = (order: (typeof orders)[number]['order']) =>
  makeDocuments(order, issuers.get(order.sellerId) ?? { id: '', name: '' }, now);
const all = orders.flatMap(({ order }) => documentsOf(order).map((document) => ({ order, ...document })));

test('whatever was invoiced has an invoice of its number, with a key that checks', () => {
  const invoices = all.filter(({ kind }) => kind === 'invoice');
  expect(invoices.length).toBeGreaterThan(50);
  for (const { order, content } of invoices) {
    expect(content).toContain(`<nNF>${order.invoice ?? ''}</nNF>`);
    expect(isNfeKey(/Id="NFe(\w+)"/u.exec(content)?.[1] ?? '')).toBe(true);
    expect(content).toContain('sem valor fiscal');
  }
});

test('some companies have letters in their CNPJ, others have none', () => {
  const withLetters = all.filter(({ kind, content }) => kind === 'invoice' && /<CNPJ>\d*[A-Z]/u.test(content));
  expect(withLetters.length).toBeGreaterThan(5);
  expect(all.filter(({ kind }) => kind === 'invoice').length - withLetters.length).toBeGreaterThan(5);
});

test('parcels of Correios have codes that check, and the last stop of what was delivered is its delivery', () => {
  const codes = orders.flatMap(({ order }) => order.shipping.trackingNumber ?? []);
  expect(codes.filter((code) => isCorreiosCode(code)).length).toBeGreaterThan(10);
  expect(codes.filter((code) => !isCorreiosCode(code)).every((code) => code.startsWith('RPD'))).toBe(true);
  const delivered = all.filter(({ kind, order }) => kind === 'trace' && order.shipping.mode === 'me1' && order.status === 'delivered');
  expect(delivered.length).toBeGreaterThan(5);
  expect(delivered.map(({ content }) => carrierEvents(JSON.parse(content))[0]?.icon)).toEqual(delivered.map(() => 'delivered'));
});

test('nothing is told of a time to come', () => {
  const times = all
    .filter(({ kind, order }) => kind === 'trace' && order.shipping.mode === 'me1')
    .flatMap(({ content }) => carrierEvents(JSON.parse(content)).map(({ at }) => at));
  expect(times.every((at) => at <= now.toISOString())).toBe(true);
});

test('the same order has the same invoice, and two orders have two', () => {
  const [one, other] = orders.filter(({ order }) => order.invoice !== null);
  if (!one || !other) throw new Error('The demo world has no two invoices');
  expect(documentsOf(one.order)).toEqual(documentsOf(one.order));
  expect(documentsOf(one.order)).not.toEqual(documentsOf(other.order));
});
