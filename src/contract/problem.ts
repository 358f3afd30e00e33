import { z } from 'zod';
import { Instant } from './call.ts';

/** Why the server refused, for machines; `message` beside it is for people, in Portuguese. */
export const ProblemCode = z.enum([
  'invalid',
  'session-ended',
  'forbidden',
  'mail-unvalidated',
  'not-found',
  'changed-meanwhile',
  'held-by-other',
  'lease-required',
  'step-refused',
  'ambiguous',
  'key-reused',
  'too-large',
  'too-many',
  'unsupported',
  'internal',
  'unavailable',
]);
export type ProblemCode = z.infer<typeof ProblemCode>;

/** What others did in between, when, and how things stand now. */
export const Conflict = z.object({
  subject: z.string(),
  version: z.int(),
  status: z.string(),
  changes: z.array(z.object({ type: z.string(), by: z.object({ id: z.string(), name: z.string() }), at: Instant })),
});
export type Conflict = z.infer<typeof Conflict>;

/** Every answer that is not 2xx. `cause` is what part 1, section 7 reads first. */
export const ProblemBody = z.object({
  code: ProblemCode,
  message: z.string(),
  cause: z.array(z.object({ message: z.string(), path: z.string().optional() })).optional(),
  conflict: Conflict.optional(),
  /** By which the server's log knows the request, so that a person can name it to support. Our server tells it of 5xx. */
  requestId: z.string().optional(),
});
export type ProblemBody = z.infer<typeof ProblemBody>;

/** Part 1, section 4: whatever the status, this message ends the session. */
export const sessionEndedMessage = 'Sessão encerrada, favor recarregar a página e fazer login novamente';
