import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../loopback.ts';

/** How a proxy says that it asks for somebody else. */
const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** Asked from this very machine, and for nobody else: what a proxy beside us passes on comes from this machine too. */
const isFromHere = ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/u, '')) && ofProxies.every((name) => headers[name] === undefined);

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In a time that says nothing of how much was right; digests, since only texts of one length can be compared so. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(digestOf(given), digestOf(token));

/** With a token in the settings, who names it; without one, this machine alone. */
export const mayReadMetrics = (token: string | undefined, request: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  token === undefined ? isFromHere(request) : isSame(request.headers.authorization ?? '', `Bearer ${token}`);
