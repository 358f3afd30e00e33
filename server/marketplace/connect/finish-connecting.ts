import { finishConnecting } from '#contract/marketplace-account.ts';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';
import { invalid, unavailable, unsupportedBecause, type ServerProblem } from '../../http/problem.ts';
import { preparedWriteRoute, type ReadContext } from '../../http/route.ts';
import { whoIs, type Somebody } from '../mercadolivre/who-is.ts';
import type { Connects, GrantRefused } from '../port.ts';
import { takeAttempt, type AttemptRefused } from './attempts.ts';
import { readyToConnect } from './begin-connecting.ts';
import { keepConnection, targetOf, type Authorised } from './keep-connection.ts';
import { keepNewerGrant } from './keep-newer-grant.ts';

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

const sayRefused = ({ type }: GrantRefused): ServerProblem => {
  switch (type) {
    case 'reauthorize':
      return invalid('O Mercado Livre não aceitou a autorização. Comece de novo em Conectar conta.');
    case 'forbidden':
      return unsupportedBecause('O Mercado Livre não aceita o aplicativo deste servidor. Confira MELI_APP_ID e MELI_APP_SECRET.');
    case 'throttled':
      return unavailable(10, 'O Mercado Livre pediu para esperar. Comece de novo em instantes.');
    case 'away':
      return unavailable(10, 'O Mercado Livre não respondeu. Comece de novo em instantes.');
    default:
      return unreachable(type);
  }
};

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
  return authorise({ grant, sellerId, accountId, key }, connects, { db, actor, settings, clock, log });
};

type Context = Pick<ReadContext, 'db' | 'actor' | 'settings' | 'clock' | 'log'>;

/** Finds the marketplace user of a grant. A grant that nobody here keeps is revoked at the marketplace too. */
const authorise = async (
  given: Pick<Authorised, 'grant' | 'sellerId' | 'accountId' | 'key'>,
  { revoke }: Pick<Connects, 'revoke'>,
  { db, actor, settings, clock, log }: Context,
): Promise<Result<Authorised, ServerProblem>> => {
  const { grant, key } = given;
  // Before anything may refuse: the exchange has ended the grant that was there.
  const isKept = await keepNewerGrant(db, key, grant, clock());
  const somebody = await whoIs(settings, grant);
  const authorised = { ...given, nickname: somebody?.nickname ?? null, heard: somebody?.heard ?? null };
  const problem = await whyNot(authorised, somebody, { db, actor });
  if (problem === null) return ok(authorised);
  if (!isKept && !(await revoke(grant))) log.warn({ user: actor.id }, 'a grant that nobody keeps was not given back');
  return refuse(problem);
};

/** Why the account can not be connected by this grant; looked at again when it is, for somebody may be quicker. */
const whyNot = async (
  authorised: Authorised,
  somebody: Somebody | null,
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
): Promise<ServerProblem | null> => {
  if (somebody === null) return unavailable(10, 'O Mercado Livre não disse de que país é a conta. Comece de novo em instantes.');
  if (somebody.siteId !== 'MLB') return invalid('Esta conta não é do Mercado Livre do Brasil');
  const target = await db.transaction((tx) => targetOf({ tx, actor }, authorised));
  return target.ok ? null : target.error;
};

/** POST /connect/finish */
export const finishConnectingRoute = preparedWriteRoute(
  finishConnecting,
  ({ body }, context) => exchange(body, context),
  (_input, context, authorised) => keepConnection(context, authorised),
);
