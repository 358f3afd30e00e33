import { createHash } from 'node:crypto';
import { saveListing, type ListingSave } from '#contract/listing-edit.ts';
import type { Input } from '../http/route.ts';

/** A file in base64: its own hash stands for it, so that a request of fifty megabytes is not written out once more. */
const longestText = 65_536;
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Fields that are secrets. They are left out: beside the hash of everything else of the request they could be guessed at the speed of
 * SHA-256, whatever the password itself is hashed with.
 */
export const secretFields: ReadonlySet<string> = new Set(['password', 'current']);

/**
 * What a save says of itself and is not asked (decision 0170). Left out, too: a console that says it sends again, under the same key, what
 * an older one sent without it.
 */
const unaskedFields: ReadonlySet<string> = new Set(['platformId', 'complete'] satisfies (keyof ListingSave)[]);

const withoutUnasked = (callName: string, { body, ...rest }: Input<unknown, unknown, unknown>) =>
  callName === saveListing.name && typeof body === 'object' && body !== null
    ? { ...rest, body: Object.fromEntries(Object.entries(body).filter(([field]) => !unaskedFields.has(field))) }
    : { ...rest, body };

/** Object keys in one order, so that the same request hashes the same however it was written. */
const canonical = (key: string, value: unknown): unknown => {
  if (secretFields.has(key)) return undefined;
  return typeof value === 'string' && value.length > longestText ? digestOf(value) : inOrder(value);
};

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * What a request asks for, as SHA-256 hex. If-Match is no part of it: it is a condition on the effect, and what is sent again
 * after a lost answer asks for the same effect. Nor are secrets: a key that was used with another password is answered as it was.
 */
export const hashRequest = (callName: string, input: Input<unknown, unknown, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify([callName, withoutUnasked(callName, input)], canonical))
    .digest('hex');
