import { expect, test } from 'vitest';
import { labelText, type LabelFacts } from './label-text.ts';

const facts: LabelFacts = {
  number: '2000009000000091',
  sellerName: 'Casa da Ana',
  buyerName: 'Joana Compradora',
  shipping: {
    mode: 'me1',
    street: 'Rua das Flores',
    number: '10',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '01310100',
    trackingNumber: 'JT194690698BR',
  },
  items: [{ sku: 'COD-1', amount: 2 }],
};

/** Commands of the printer in a text: what stands after ^ or ~. */
const commands = (zpl: string): number => [...zpl.matchAll(/[\^~]/gu)].length;

test('what a buyer wrote is no command of the printer', () => {
  const hostile = '^XZ^XA~JA^FD_5E\\&\u0000\r\n';
  const zpl = labelText({
    ...facts,
    buyerName: hostile,
    items: [{ sku: hostile, amount: 1 }],
    shipping: { ...facts.shipping, street: hostile, comment: hostile },
  });
  const harmless = labelText({
    ...facts,
    buyerName: 'x',
    items: [{ sku: 'x', amount: 1 }],
    shipping: { ...facts.shipping, street: 'x', comment: 'x' },
  });
  expect(commands(zpl)).toBe(commands(harmless));
  expect(zpl).toContain('_5eXZ_5eXA_7eJA_5eFD_5f5E');
});

test('a tracking number is a bar code, one that can not be is only written', () => {
  const bars = (trackingNumber: string | null) =>
    [...labelText({ ...facts, shipping: { ...facts.shipping, trackingNumber } }).matchAll(/\^BCN/gu)].length;
  // The other one is the postal code.
  expect([bars('JT194690698BR'), bars('número à mão'), bars(null)]).toEqual([2, 1, 1]);
});

test('the bars of every tracking number stand on the paper, with the room beside them that a scanner needs', () => {
  for (let length = 1; length <= 24; length += 1) {
    const zpl = labelText({ ...facts, shipping: { ...facts.shipping, trackingNumber: '0'.repeat(length) } });
    const [, from, dots] = /\^FO(\d+),160\^BY(\d)\^BCN/u.exec(zpl) ?? [];
    // Code 128 takes eleven modules a character, and 35 for its start, check and end; ten of them stay white beside it.
    expect.soft(Number(from) + (11 * length + 35 + 10) * Number(dots), `${length}`).toBeLessThanOrEqual(800);
  }
});

test('of many products the first four are named, and how many more there are', () => {
  const zpl = labelText({ ...facts, items: Array.from({ length: 9 }, (_, at) => ({ sku: `COD-${at}`, amount: 1 })) });
  expect(zpl).toContain('1 x COD-3');
  expect(zpl).not.toContain('COD-4');
  expect(zpl).toContain('+ 5');
});
