import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { mediationFile } from '../db/schema/mediation.ts';

type Signed = Pick<typeof mediationFile.$inferSelect, 'id' | 'name' | 'key'>;

const windowMs = 6 * 60 * 60_000;

/** 32 bytes of a file's own: a person who reads one address can make none of another file. */
export const newFileKey = (): string => randomBytes(32).toString('hex');

const sign = (key: string, id: string, until: number): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`${id}.${until}`).digest();

/**
 * An address that may be fetched without a session for six to twelve hours, for pictures and links carry none. The same within each six
 * hours, so that a console that asks again shows the picture it has.
 */
export const fileAddress = ({ id, name, key }: Signed, now: Date): string => {
  const until = (Math.floor(now.getTime() / windowMs) + 2) * windowMs;
  return `/v2/order/mediate/file/${id}/${name}?until=${until}&mac=${sign(key, id, until).toString('hex')}`;
};

export const isAddressGood = (
  { id, key }: Pick<Signed, 'id' | 'key'>,
  { until, mac }: { readonly until: number; readonly mac: string },
  now: Date,
): boolean => until > now.getTime() && timingSafeEqual(sign(key, id, until), Buffer.from(mac, 'hex'));
