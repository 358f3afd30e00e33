import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../loopback.ts';

/** How a proxy says that it asks for somebody else. */
const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** Asked from this very machine, and for nobody else: what a proxy beside us passes on comes from this machine too. */
export const isFromHere = ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/u, '')) && ofProxies.every((name) => headers[name] === undefined);
