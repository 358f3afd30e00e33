import { expect, test } from 'vitest';
import { labelText, type LabelFacts } from './label-text.ts';
import { dotsOf } from './text-width.ts';

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

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

const unescaped = (text: string): string =>
  text.replaceAll(/(?:_[\da-f]{2})+/gu, (bytes) => Buffer.from(bytes.replaceAll('_', ''), 'hex').toString('utf8'));

/** What is written in letters, and where. */
const writtenOn = (zpl: string): readonly Written[] =>
  [...zpl.matchAll(/\^FO(\d+),(\d+)\^A0N,(\d+),\d+(?:\^FB[^^]*)?\^FH_\^FD([^^]*)\^FS/gu)].map(([, x, y, size, text = '']) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
    text: unescaped(text),
  }));

const said = (zpl: string): string =>
  writtenOn(zpl)
    .map(({ text }) => text)
    .join('\n');

const long: LabelFacts = {
  ...facts,
  number: '2000009000000091',
  sellerName: 'Comercial de Peças e Acessórios Vale do Sol',
  buyerName: 'Maria das Dores Aparecida de Albuquerque Cavalcanti Wanderley de Melo e Silva Montenegro',
  shipping: {
    ...facts.shipping,
    street: 'Avenida Governador Agamenon Magalhães esquina com a Travessa Marechal Deodoro da Fonseca Segunda',
    number: '12345',
    complement: 'Casa 2, fundos, portão verde ao lado da padaria',
    neighborhood: 'Conjunto Habitacional Palmares Segunda Etapa do Norte',
    city: 'Santa Maria Madalena de Vila Bela da Santíssima Trindade do Norte',
    comment: 'W'.repeat(400),
    trackingNumber: 'RASTREIO-0123456789-ABCDEFGHIJ-XYZWKM123',
  },
  items: Array.from({ length: 5 }, () => ({ sku: 'CAMISETA-MANGA-LONGA-ALGODAO-AZUL-GG-2026', amount: 12 })),
};

test('what is written on a label ends before the edge of the paper and the code beside it, and on nothing else', () => {
  const written = writtenOn(labelText(long));
  for (const { x, y, size, text } of written) {
    expect.soft(x + dotsOf(text, size), text).toBeLessThanOrEqual(y >= 990 ? 600 - 24 : 800 - 32);
    const others = written.filter((other) => other.y > y || (other.y === y && other.text !== text));
    expect.soft(Math.min(...others.map((other) => other.y), 1216), text).toBeGreaterThanOrEqual(y + size);
  }
});

test('complement and neighbourhood that need two lines have them', () => {
  const shipping = { ...facts.shipping, complement: 'Casa 2, fundos, portão verde', neighborhood: 'Conjunto Habitacional Palmares' };
  const zpl = labelText({ ...facts, shipping });
  expect(said(zpl).replaceAll('\n', ' ')).toContain('Casa 2, fundos, portão verde · Conjunto Habitacional Palmares São Paulo - SP');
});

test('what is cut says so, and a door, a state and the number of an order are never what is cut', () => {
  const zpl = labelText(long);
  expect(said(zpl)).toContain('12 x CAMISETA-MANGA-');
  expect(said(zpl)).not.toContain('GG-2026');
  expect(said(zpl)).toMatch(/^Comercial de Peças .*[^…]…$/mu);
  expect(said(zpl)).toMatch(/…, 12345$/mu);
  expect(said(zpl)).toMatch(/^Santa Maria .*… - SP$/mu);
  expect(said(zpl)).toContain('Pedido 2000009000000091  ·  Correios');
});

test.each([
  ['as long as one may be typed', 'RASTREIO-0123456789-ABCDEFGHIJ-XYZWKM123'],
  ['as long as one may come', 'número à mão 0123456789 W'.padEnd(200, 'W1')],
])('a number that is no bar code is written whole, in smaller letters or in more lines: %s', (_name, trackingNumber) => {
  const zpl = labelText({ ...facts, shipping: { ...facts.shipping, trackingNumber } });
  expect(said(zpl).replaceAll(/\s/gu, '')).toContain(trackingNumber.replaceAll(/\s/gu, ''));
});

test('the number of an order is written whole, however long', () => {
  const number = 'LOJA-0123456789-WWWWWWWWWW-0123456789-ABCDEFGHIJ-0123456789-FIM';
  expect(said(labelText({ ...facts, number })).replaceAll(/\s/gu, '')).toContain(`Pedido${number}`);
});
