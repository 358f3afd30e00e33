import type { Conflict, ProblemBody } from '#contract/problem.ts';
import { sessionEndedMessage } from '#contract/problem.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { inARow } from '../language/english.ts';
import type { Sentence } from '../language/sentences.ts';

/** Made below alone, of sentences that have an English; what the marketplace said, or a person wrote, is `asSaid`. */
export type Words = Sentence | AsSaid;
declare const asSaidMark: unique symbol;
type AsSaid = string & { readonly [asSaidMark]: true };

/** Somebody else's words, in their language. */
export const asSaid = (text: string): AsSaid => text as AsSaid;

/** A refusal as it leaves the server, in Portuguese until it is sent. */
export interface ServerProblem {
  readonly status: number;
  readonly body: ProblemBody;
  /** Seconds; sent as Retry-After. */
  readonly retryAfter?: number;
}

/** One thing that is wrong, and where. */
export interface Cause {
  readonly message: Words;
  readonly path?: string;
}

type Body = Omit<ProblemBody, 'message' | 'cause'> & { readonly message: Words; readonly cause?: readonly Cause[] | undefined };

const problem = (status: number, { cause, ...body }: Body): ServerProblem => ({
  status,
  body: { ...body, ...(cause && { cause: [...cause] }) },
});

export const invalid = (message: Words, cause?: readonly Cause[]): ServerProblem => problem(400, { code: 'invalid', message, cause });
/** Where all that is wrong is told in a row. */
export const invalidBecause = (cause: readonly Cause[]): ServerProblem =>
  problem(400, { code: 'invalid', message: asSaid(inARow(cause)), cause });
export const sessionEnded = (): ServerProblem => problem(401, { code: 'session-ended', message: sessionEndedMessage });
/** The same whatever was wrong: a registered address must not be told from one that is not. */
export const wrongLogin = (): ServerProblem => problem(401, { code: 'forbidden', message: 'E-mail ou senha incorretos' });
export const forbidden = (): ServerProblem => problem(403, { code: 'forbidden', message: 'Sem permissão para esta ação' });
export const forbiddenBecause = (message: Words): ServerProblem => problem(403, { code: 'forbidden', message });
export const companyBlocked = (): ServerProblem => forbiddenBecause('Sua empresa está bloqueada. Fale com o suporte.');
/** The password was right, and the address is not confirmed yet. */
export const mailUnvalidated = (): ServerProblem =>
  problem(403, { code: 'mail-unvalidated', message: 'Confirme seu e-mail antes de entrar: abra o link que enviamos.' });
/** Absent and foreign look the same (decision 21). */
export const notFound = (): ServerProblem => problem(404, { code: 'not-found', message: 'Não encontrado' });
export const orNotFound = <Found extends object>(found: Found | null | undefined): Result<Found, ServerProblem> =>
  found ? ok(found) : refuse(notFound());
/** Somebody who may know of it finds that it was removed: by whom, and when. */
export const removedBy = (name: string, conflict: Conflict): ServerProblem =>
  problem(404, { code: 'not-found', message: `${name} excluiu este anúncio`, conflict });

export const changedMeanwhile = (conflict: Conflict): ServerProblem =>
  problem(409, { code: 'changed-meanwhile', message: 'Outra pessoa alterou isto enquanto você decidia', conflict });
/** Told with it, where there is something to tell: what others did meanwhile. */
export const withConflict = (refusal: ServerProblem, conflict: Conflict | null): ServerProblem =>
  conflict ? { ...refusal, body: { ...refusal.body, conflict } } : refusal;
export const heldByOther = (name: string): ServerProblem => problem(409, { code: 'held-by-other', message: `Em análise por ${name}` });
export const leaseRequired = (): ServerProblem => problem(409, { code: 'lease-required', message: 'Assuma o anúncio antes de decidir' });
/** A reviewer with an open second look at it is told nothing of what was decided until they have judged (decision 0104). */
export const judgedBlind = (): ServerProblem =>
  problem(409, { code: 'step-refused', message: 'Este anúncio está em uma segunda revisão que você abriu. Julgue lá primeiro.' });
/** A number that several have: the person who asked names one of them. */
export const ambiguous = (message: Words): ServerProblem => problem(409, { code: 'ambiguous', message });
/** `message` says in Portuguese why the step is not possible from where the subject stands. */
export const stepRefused = (message: Words): ServerProblem => problem(409, { code: 'step-refused', message });

export const keyReused = (): ServerProblem => problem(422, { code: 'key-reused', message: 'Esta chave já foi usada em outro pedido' });
export const tooLarge = (message: Words = 'O pedido é grande demais', cause?: readonly Cause[]): ServerProblem =>
  problem(413, { code: 'too-large', message, cause });
export const tooMany = (message: Words, retryAfter: number): ServerProblem => ({
  ...problem(429, { code: 'too-many', message }),
  retryAfter,
});

export const tooManyTries = (retryAfter: number): ServerProblem => {
  const minutes = Math.ceil(retryAfter / 60);
  if (minutes === 1) return tooMany('Muitas tentativas. Aguarde 1 minuto e tente de novo.', retryAfter);
  return tooMany(`Muitas tentativas. Aguarde ${minutes} minutos e tente de novo.`, retryAfter);
};

export const unsupported = (): ServerProblem => problem(501, { code: 'unsupported', message: 'Este servidor não oferece esta função' });
/** What is missing is something whoever runs the server can set. */
export const unsupportedBecause = (message: Words): ServerProblem => problem(501, { code: 'unsupported', message });
export const internal = (): ServerProblem => problem(500, { code: 'internal', message: 'Erro interno' });
export const unavailable = (retryAfter: number, message: Words = 'Serviço indisponível, tente novamente'): ServerProblem => ({
  ...problem(503, { code: 'unavailable', message }),
  retryAfter,
});
