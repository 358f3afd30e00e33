import { expect, test } from 'vitest';
import { makeInvoice } from './make-invoice.ts';

const order = {
  id: 'o1',
  externalId: '2000012000000137',
  invoice: null,
  freight: 0,
  items: [],
  buyer: { name: 'Joana', document: null, documentType: null, buyerId: 'b1' },
  shipping: { mode: 'me2' as const, street: 'Rua A', city: 'São Paulo', state: 'SP', zipCode: '01310000' },
};

test('the month in the key of an invoice is that of its day of issue in Brasília, also in the last hours of a month', () => {
  const invoice = makeInvoice({ ...order, createdAt: new Date('2026-11-30T23:30:00.000Z') }, { id: 'ana', name: 'Casa da Ana' });
  expect(/<dhEmi>(.{10})/u.exec(invoice)?.[1]).toBe('2026-11-30');
  expect(/<chNFe>\d{2}(\d{4})/u.exec(invoice)?.[1]).toBe('2611');
});
