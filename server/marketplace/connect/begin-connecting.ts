import { eq } from 'drizzle-orm';
import { beginConnecting } from '#contract/marketplace-account.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Clock } from '../../clock.ts';
import type { Settings } from '../../config.ts';
import type { Tx } from '../../db/open.ts';
import { seller } from '../../db/schema/core.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, unsupportedBecause, type ServerProblem } from '../../http/problem.ts';
import { writeRoute } from '../../http/route.ts';
import { sealingKey } from '../../sellers/sealing-key.ts';
import { meliConnects } from '../mercadolivre/oauth.ts';
import { meliApplicationOf } from '../mercadolivre/open-mercado-livre.ts';
import type { Connects } from '../port.ts';
import { openAttempt } from './attempts.ts';

/** Where the marketplace sends the browser back to: a page of the console, which has the session. Registered there as it stands. */
export const callbackPath = '/connect/mercadolivre/callback';

export interface Ready {
  readonly connects: Connects;
  readonly key: Buffer;
}

/** What connecting takes; or what is missing, in words for whoever runs this server. */
export const readyToConnect = (settings: Settings, clock: Clock): Result<Ready, ServerProblem> => {
  const application = meliApplicationOf(settings);
  if (!application)
    return refuse(unsupportedBecause('Falta registrar o aplicativo do Mercado Livre: defina MELI_APP_ID e MELI_APP_SECRET'));
  const key = sealingKey(settings);
  if (!key) return refuse(unsupportedBecause('Falta a chave que guarda as autorizações: defina SEALING_KEY'));
  return ok({ connects: meliConnects(application, clock), key });
};

/** Theirs: all for superusers, the own ones for a seller. */
export const isTheirs = ({ role, sellerId }: Actor, owner: string): boolean => role === 'superuser' || sellerId === owner;

type Asked = { readonly accountId: string } | { readonly sellerId: string };

/** Absent and foreign look the same. */
const whose = async (
  tx: Tx,
  actor: Actor,
  asked: Asked,
): Promise<Result<{ sellerId: string; accountId: string | null }, ServerProblem>> => {
  if ('accountId' in asked) {
    const [found] = await tx
      .select({ sellerId: marketplaceAccount.sellerId })
      .from(marketplaceAccount)
      .where(eq(marketplaceAccount.id, asked.accountId));
    return found && isTheirs(actor, found.sellerId) ? ok({ ...found, accountId: asked.accountId }) : refuse(notFound());
  }
  const [found] = await tx.select({ sellerId: seller.id }).from(seller).where(eq(seller.id, asked.sellerId));
  return found && isTheirs(actor, found.sellerId) ? ok({ ...found, accountId: null }) : refuse(notFound());
};

/** POST /connect */
export const beginConnectingRoute = writeRoute(beginConnecting, async ({ body }, { tx, actor, sessionId, clock, settings, post }) => {
  const target = await whose(tx, actor, body);
  if (!target.ok) return target;
  const ready = readyToConnect(settings, clock);
  if (!ready.ok) return ready;
  const { connects, key } = ready.value;
  const attempt = await openAttempt(
    tx,
    { userId: actor.id, sessionId, key, now: clock() },
    { ...target.value, platform: 'mercadolivre', redirectUri: `${post.consoleBase}${callbackPath}` },
  );
  return ok({ url: (await connects.begin(attempt)).href });
});
