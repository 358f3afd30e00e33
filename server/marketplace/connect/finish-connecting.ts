import { finishConnecting } from '#contract/marketplace-account.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { invalid, unavailable, type ServerProblem } from '../../http/problem.ts';
import { preparedWriteRoute, type ReadContext } from '../../http/route.ts';
import { whoIs } from '../mercadolivre/who-is.ts';
import type { GrantRefused } from '../port.ts';
import { takeAttempt, type AttemptRefused } from './attempts.ts';
import { readyToConnect } from './begin-connecting.ts';
import { keepConnection, type Authorised } from './keep-connection.ts';

const sayAttempt: Readonly<Record<AttemptRefused, () => ServerProblem>> = {
  unasked: () => invalid('Esta autorização não foi pedida aqui ou já foi usada. Comece de novo em Conectar conta.'),
  expired: () => invalid('A autorização demorou mais de dez minutos. Comece de novo em Conectar conta.'),
};

/** What the marketplace's page sent back instead of a code. */
const sayError = (error: string | null): ServerProblem => {
  if (error === 'access_denied') return invalid('O acesso não foi permitido no Mercado Livre. Nada foi conectado.');
  if (error === 'invalid_operator_user_id')
    return invalid('Só o usuário principal da conta pode autorizar, não um colaborador. Nada foi conectado.');
  // A word of the address bar, which anybody may have written.
  return invalid(`O Mercado Livre não autorizou: ${(error ?? 'sem código').replaceAll(/[^\w .-]/gu, '').slice(0, 80)}`);
};

const sayRefused = ({ type }: GrantRefused): ServerProblem =>
  type === 'reauthorize'
    ? invalid('O Mercado Livre não aceitou a autorização. Comece de novo em Conectar conta.')
    : unavailable(10, 'O Mercado Livre não respondeu. Comece de novo em instantes.');

interface CameBack {
  readonly state: string;
  readonly code: string | null;
  readonly error: string | null;
}

/** Outside any transaction: the state is used up, and the marketplace asked what the code is good for. */
const exchange = async (
  { state, code, error }: CameBack,
  { db, actor, sessionId, settings, clock, log }: ReadContext,
): Promise<Result<Authorised, ServerProblem>> => {
  const ready = readyToConnect(settings, clock);
  if (!ready.ok) return ready;
  const { connects, key } = ready.value;
  const taken = await takeAttempt(db, { userId: actor.id, sessionId, key, now: clock() }, state);
  if (!taken.ok) {
    log.warn({ user: actor.id, refused: taken.error }, 'a marketplace callback was not believed');
    return refuse(sayAttempt[taken.error]());
  }
  const { sellerId, accountId, ...attempt } = taken.value;
  if (code === null || code === '') {
    log.warn({ user: actor.id }, 'a marketplace callback brought no code');
    return refuse(sayError(error));
  }
  const grant = await connects.finish(code, attempt);
  if ('type' in grant) {
    log.warn({ user: actor.id, refused: grant.type }, 'a marketplace code was not exchanged');
    return refuse(sayRefused(grant));
  }
  const somebody = await whoIs(settings, grant);
  if (somebody && somebody.siteId !== 'MLB') return refuse(invalid('Esta conta não é do Mercado Livre do Brasil'));
  return ok({ grant, sellerId, accountId, key, nickname: somebody?.nickname ?? null, heard: somebody?.heard ?? null });
};

/** POST /connect/finish */
export const finishConnectingRoute = preparedWriteRoute(
  finishConnecting,
  ({ body }, context) => exchange(body, context),
  (_input, context, authorised) => keepConnection(context, authorised),
);
