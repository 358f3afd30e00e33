import type { Conflict, ProblemBody } from '#contract/problem.ts';
import { sessionEndedMessage } from '#contract/problem.ts';

/** A refusal as it leaves the server. */
export interface ServerProblem {
  readonly status: number;
  readonly body: ProblemBody;
  /** Seconds; sent as Retry-After. */
  readonly retryAfter?: number;
}

type Cause = NonNullable<ProblemBody['cause']>;

const problem = (status: number, body: ProblemBody): ServerProblem => ({ status, body });

export const invalid = (message: string, cause?: Cause): ServerProblem =>
  problem(400, { code: 'invalid', message, ...(cause && { cause }) });
export const sessionEnded = (): ServerProblem => problem(401, { code: 'session-ended', message: sessionEndedMessage });
/** Whatever was wrong: who registered and who did not must not be told apart. */
export const wrongLogin = (): ServerProblem => problem(401, { code: 'forbidden', message: 'E-mail ou senha incorretos' });
export const forbidden = (): ServerProblem => problem(403, { code: 'forbidden', message: 'Sem permissão para esta ação' });
export const forbiddenBecause = (message: string): ServerProblem => problem(403, { code: 'forbidden', message });
export const companyBlocked = (): ServerProblem => forbiddenBecause('Sua empresa está bloqueada. Fale com o suporte.');
/** The password was right, and the address is not confirmed yet. */
export const mailUnvalidated = (): ServerProblem =>
  problem(403, { code: 'mail-unvalidated', message: 'Confirme seu e-mail antes de entrar: abra o link que enviamos.' });
/** Absent and foreign look the same (decision 21). */
export const notFound = (): ServerProblem => problem(404, { code: 'not-found', message: 'Não encontrado' });

export const changedMeanwhile = (conflict: Conflict): ServerProblem =>
  problem(409, { code: 'changed-meanwhile', message: 'Outra pessoa alterou isto enquanto você decidia', conflict });
export const heldByOther = (name: string): ServerProblem => problem(409, { code: 'held-by-other', message: `Em análise por ${name}` });
export const leaseRequired = (): ServerProblem => problem(409, { code: 'lease-required', message: 'Assuma o anúncio antes de decidir' });
/** A number that several have: whoever asked names one of them. */
export const ambiguous = (message: string): ServerProblem => problem(409, { code: 'ambiguous', message });
/** `message` says in Portuguese why the step is not possible from where the subject stands. */
export const stepRefused = (message: string): ServerProblem => problem(409, { code: 'step-refused', message });

export const keyReused = (): ServerProblem => problem(422, { code: 'key-reused', message: 'Esta chave já foi usada em outro pedido' });
export const tooLarge = (message = 'O pedido é grande demais', cause?: Cause): ServerProblem =>
  problem(413, { code: 'too-large', message, ...(cause && { cause }) });
export const tooMany = (message: string, retryAfter: number): ServerProblem => ({
  ...problem(429, { code: 'too-many', message }),
  retryAfter,
});

const inMinutes = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
};
export const tooManyTries = (retryAfter: number): ServerProblem =>
  tooMany(`Muitas tentativas. Aguarde ${inMinutes(retryAfter)} e tente de novo.`, retryAfter);

export const unsupported = (): ServerProblem => problem(501, { code: 'unsupported', message: 'Este servidor não oferece esta função' });
export const internal = (): ServerProblem => problem(500, { code: 'internal', message: 'Erro interno' });
export const unavailable = (retryAfter: number, message = 'Serviço indisponível, tente novamente'): ServerProblem => ({
  ...problem(503, { code: 'unavailable', message }),
  retryAfter,
});
