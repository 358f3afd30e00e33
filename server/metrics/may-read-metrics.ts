import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isFromHere } from '../http/is-from-here.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In a time that says nothing of how much was right; digests, since only texts of one length can be compared so. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(digestOf(given), digestOf(token));

/** With a token in the settings, a caller that names it may read; without one, this machine alone. */
export const mayReadMetrics = (token: string | undefined, request: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  token === undefined ? isFromHere(request) : isSame(request.headers.authorization ?? '', `Bearer ${token}`);
