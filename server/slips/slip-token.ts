import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a link says of itself; nothing of it is believed before its signature is. */
export interface SlipToken {
  readonly orderId: string;
  /** Epoch milliseconds. */
  readonly until: number;
  readonly mac: string;
}

export const newSlipKey = (): string => randomBytes(32).toString('hex');

const sign = (key: string, orderId: string, until: number): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`slip.${orderId}.${until}`).digest();

/** As it stands in the link: which sale, until when, and the signature over both. */
export const writeSlipToken = (key: string, orderId: string, until: number): string =>
  `${Buffer.from(orderId, 'utf8').toString('base64url')}.${until}.${sign(key, orderId, until).toString('base64url')}`;

const form = /^(?<order>[\w-]{1,128})\.(?<until>\d{13})\.(?<mac>[\w-]{43})$/u;

/** Null for what no link of ours looks like. */
export const readSlipToken = (token: string): SlipToken | null => {
  const { order = '', until = '', mac = '' } = form.exec(token)?.groups ?? {};
  const orderId = Buffer.from(order, 'base64url').toString('utf8');
  // Postgres stores neither: such an id is nobody's.
  return orderId === '' || /[\0\uFFFD]/u.test(orderId) ? null : { orderId, until: Number(until), mac };
};

export const isSlipTokenSigned = (key: string, { orderId, until, mac }: SlipToken): boolean =>
  timingSafeEqual(sign(key, orderId, until), Buffer.from(mac, 'base64url'));
