import { ProblemBody, type ProblemCode } from '#contract/problem.ts';
import { saidIn } from '#lib/said-in.ts';
import type { Problem } from './client.ts';

/** However long a server asks us to wait, we look again after five minutes. */
const LONGEST_RETRY_AFTER_MS = 300_000;

/** A person who may not try again yet is told until when, however long it is; nobody asks by themselves there. */
const DAY_MS = 86_400_000;

/** Retry-After as milliseconds: it comes in seconds, or as a date (reliability 15). */
export const retryAfterOf = (header: string | null, now: number, longest = LONGEST_RETRY_AFTER_MS): number | null => {
  if (header === null || header.trim() === '') return null;
  const ms = /^\d+$/u.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), longest);
};

const codeOf: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'not-found',
  409: 'step-refused',
  413: 'too-large',
  415: 'unsupported',
  422: 'invalid',
};

/** A provider's error in other words than ours; else the status (row SES-12). */
const foreignBody = (status: number, body: unknown, text: string): ProblemBody => ({
  code: codeOf[status] ?? 'internal',
  message: saidIn(body, text) ?? `HTTP ${status}`,
});

/** Row SES-12: what was wrong in particular is said before what was wrong at all. */
const firstCause = ({ cause, message }: ProblemBody): string => cause?.[0]?.message ?? message;

/** A person can quote it of a defect (reliability 17). A proxy may have kept the header back, or put its own there. */
const quotableId = (status: number, said: ProblemBody, headers: Headers): string | undefined =>
  status === 500 ? (said.requestId ?? headers.get('x-request-id') ?? undefined) : undefined;

/** May it be another answer later? What a server does not do (501) it will not do: trying again would hold up whatever waits behind it. */
const mayPass = (status: number): boolean => (status >= 500 && status !== 501) || [408, 425, 429].includes(status);

/** What an answer outside 2xx means to us. `isOpen`: the call needs no session, so its 401 refuses and ends nothing. */
export const problemOf = ({ status, headers }: Response, body: unknown, text: string, isOpen: boolean): Problem => {
  const known = ProblemBody.safeParse(body);
  const said = known.success ? { ...known.data, message: firstCause(known.data) } : foreignBody(status, body, text);
  if (status === 401 && !isOpen) return { type: 'SessionEnded', message: said.message };
  if (mayPass(status)) {
    const retryAfterMs = retryAfterOf(headers.get('retry-after'), Date.now(), isOpen ? DAY_MS : LONGEST_RETRY_AFTER_MS);
    const requestId = quotableId(status, said, headers);
    if (requestId === undefined) return { type: 'Broken', status, message: said.message, retryAfterMs };
    return { type: 'Broken', status, message: `${said.message} (${requestId})`, retryAfterMs, requestId };
  }
  // A proxy's own page, not our server's word: nothing is known.
  if (headers.get('content-type')?.startsWith('text/html') === true) return { type: 'Unreachable' };
  return { type: 'Refused', status, body: said };
};
