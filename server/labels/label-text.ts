import type { StoredItem, StoredShipping } from '../db/schema/order.ts';
import { dotsPerMm, paper } from './paper.ts';

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

/** A buyer's name is no command of the printer: what begins one, and what begins an escape, is written as its bytes. */
const field = (text: string): string =>
  `^FH_^FD${text
    .replaceAll(/[\p{C}\\]+/gu, ' ')
    .trim()
    .replaceAll(/[_^~]/gu, hex)}^FS`;

const margin = 32;
const width = paper.widthMm * dotsPerMm;
const inner = width - 2 * margin;

/** Text in at most `lines` lines of the whole width; what does not fit is left out. */
const line = (y: number, size: number, text: string, lines = 1): string =>
  `^FO${margin},${y}^A0N,${size},${size}^FB${inner},${lines},4,L${field(text)}`;
const rule = (y: number): string => `^FO${margin},${y}^GB${inner},3,3^FS`;

const barsFrom = margin + 8;
/** Dots that the bars of a code take, with the ten modules of white that a scanner needs beside them: eleven modules a character. */
const barsOf = (code: string, moduleDots: number): number => (11 * code.length + 35 + 10) * moduleDots;

/** Code 128 takes what is plain ASCII, a long one in narrower bars; anything else is only written. */
const barcode = (y: number, height: number, code: string): string => {
  if (!/^[\w-]{1,24}$/u.test(code)) return line(y, 40, code);
  const moduleDots = barsFrom + barsOf(code, 3) <= width ? 3 : 2;
  return `^FO${barsFrom},${y}^BY${moduleDots}^BCN,${height},Y,N,N${field(code)}`;
};

const present = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(between);

/** The label of a parcel in the language of label printers (ZPL II), in UTF-8. */
export const labelText = ({ number, sellerName, buyerName, shipping, items }: LabelFacts): string => {
  const { street, number: door, complement, neighborhood, city, state, zipCode, comment, trackingNumber, carrier } = shipping;
  return [
    `^XA^CI28^PW${width}^LL${paper.heightMm * dotsPerMm}^LH0,0`,
    line(36, 40, sellerName),
    line(86, 28, present([`Pedido ${number}`, carrier?.name ?? (shipping.mode === 'me2' ? 'Mercado Envios' : 'Correios')], '  ·  ')),
    rule(132),
    trackingNumber ? barcode(160, 130, trackingNumber) : line(200, 32, 'Sem código de rastreio'),
    rule(352),
    line(376, 26, 'DESTINATÁRIO'),
    line(410, 44, buyerName, 2),
    line(512, 34, present([street, door], ', '), 2),
    line(596, 34, present([complement, neighborhood], ' · ')),
    line(640, 34, present([city, state], ' - ')),
    line(690, 56, zipCode.replace(/^(\d{5})(\d{3})$/u, '$1-$2')),
    barcode(760, 100, zipCode),
    comment ? line(896, 26, comment, 2) : '',
    rule(966),
    `^FO${width - margin - 168},990^BQN,2,6${field(`QA,${number}`)}`,
    ...items
      .slice(0, 4)
      .map(({ sku, amount }, at) => `^FO${margin},${996 + at * 38}^A0N,30,30^FB${inner - 200},1,0,L${field(`${amount} x ${sku}`)}`),
    items.length > 4 ? `^FO${margin},${996 + 4 * 38}^A0N,26,26${field(`+ ${items.length - 4}`)}` : '',
    '^XZ',
  ]
    .filter((part) => part !== '')
    .join('\n');
};
