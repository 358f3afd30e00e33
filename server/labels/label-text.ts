import type { StoredItem, StoredShipping } from '../db/schema/order.ts';
import { dotsPerMm, paper } from './paper.ts';
import { dotsOf, inBox, wrapped } from './text-width.ts';

/** What a label says of an order. */
export interface LabelFacts {
  /** The pack's, else the order's. */
  readonly number: string;
  readonly sellerName: string;
  readonly buyerName: string;
  readonly shipping: StoredShipping;
  readonly items: readonly Pick<StoredItem, 'sku' | 'amount'>[];
}

const hex = (character: string): string =>
  [...Buffer.from(character, 'utf8')].map((byte) => `_${byte.toString(16).padStart(2, '0')}`).join('');

const clean = (text: string): string => text.replaceAll(/[\p{C}\\]+/gu, ' ').trim();

/** A buyer's name is no command of the printer: what begins one, and what begins an escape, is written as its bytes. */
const field = (text: string): string => `^FH_^FD${clean(text).replaceAll(/[_^~]/gu, hex)}^FS`;

const margin = 32;
const width = paper.widthMm * dotsPerMm;
const inner = width - 2 * margin;
/** Where the code beside the items begins, and the white before it. */
const codeFrom = width - margin - 168;
const besideCode = codeFrom - 24 - margin;

/**
 * Each line is a field of its own, and breaks and ends here: of a text that is longer than its box a printer sets the rest over what stands
 * below it, or cuts it without a sign.
 */
const written = (y: number, size: number, lines: readonly string[]): string =>
  lines.map((one, at) => `^FO${margin},${y + at * (size + 4)}^A0N,${size},${size}${field(one)}`).join('\n');

/** Text in at most `lines` lines of the whole width; of what does not fit the start. */
const line = (y: number, size: number, text: string, lines = 1, tail = ''): string =>
  written(y, size, inBox(clean(text), { size, width: inner, lines }, tail));

const rule = (y: number): string => `^FO${margin},${y}^GB${inner},3,3^FS`;

const smallest = 12;
/** A number is never shortened to what reads as another: it is written smaller, and in more lines, until it stands there whole. */
const number = (y: number, height: number, size: number, text: string): string => {
  const lines = Math.max(1, Math.floor((height + 4) / (size + 4)));
  const isWhole = wrapped(clean(text), size, inner).length <= lines;
  return isWhole || size <= smallest ? line(y, size, text, lines) : number(y, height, size - 4, text);
};

const barsFrom = margin + 8;
/** Dots that the bars of a code take, with the ten modules of white that a scanner needs beside them: eleven modules a character. */
const barsOf = (code: string, moduleDots: number): number => (11 * code.length + 35 + 10) * moduleDots;

/** Code 128 takes what is plain ASCII, a long one in narrower bars; anything else is only written. */
const barcode = (y: number, height: number, code: string): string => {
  if (!/^[\w-]{1,24}$/u.test(code)) return number(y, height, 40, code);
  const moduleDots = barsFrom + barsOf(code, 3) <= width ? 3 : 2;
  return `^FO${barsFrom},${y}^BY${moduleDots}^BCN,${height},Y,N,N${field(code)}`;
};

/** The number whole; the carrier in the room that it leaves. */
const orderLine = (of: string, carrier: string): string => {
  const size = 28;
  const head = `Pedido ${clean(of)}`;
  const left = inner - dotsOf(`${head}  ·  `, size);
  if (left < 2 * size) return number(82, 48, size, head);
  return written(86, size, [`${head}  ·  ${inBox(clean(carrier), { size, width: left, lines: 1 }).join('')}`]);
};

const present = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(between);

/** The label of a parcel in the language of label printers (ZPL II), in UTF-8. */
export const labelText = (facts: LabelFacts): string => {
  const { sellerName, buyerName, shipping, items } = facts;
  const { street, number: door, complement, neighborhood, city, state, zipCode, comment, trackingNumber, carrier } = shipping;
  return [
    `^XA^CI28^PW${width}^LL${paper.heightMm * dotsPerMm}^LH0,0`,
    line(36, 40, sellerName),
    orderLine(facts.number, carrier?.name ?? (shipping.mode === 'me2' ? 'Mercado Envios' : 'Correios')),
    rule(132),
    trackingNumber ? barcode(160, 130, trackingNumber) : line(200, 32, 'Sem código de rastreio'),
    rule(352),
    line(376, 26, 'DESTINATÁRIO'),
    line(410, 44, buyerName, 2),
    line(512, 34, street, 2, door ? `, ${door}` : ''),
    line(588, 34, present([complement, neighborhood], ' · '), 2),
    line(664, 34, city, 1, state ? ` - ${state}` : ''),
    line(708, 56, zipCode.replace(/^(\d{5})(\d{3})$/u, '$1-$2')),
    barcode(768, 86, zipCode),
    comment ? line(896, 26, comment, 2) : '',
    rule(966),
    `^FO${codeFrom},990^BQN,2,6${field(`QA,${facts.number}`)}`,
    ...items
      .slice(0, 4)
      .map(({ sku, amount }, at) =>
        written(996 + at * 38, 30, inBox(clean(`${amount} x ${sku}`), { size: 30, width: besideCode, lines: 1 })),
      ),
    items.length > 4 ? line(996 + 4 * 38, 26, `+ ${items.length - 4}`) : '',
    '^XZ',
  ]
    .filter((part) => part !== '')
    .join('\n');
};
