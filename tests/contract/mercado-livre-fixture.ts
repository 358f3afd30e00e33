import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { demoApplication } from '#lib/demo-marketplace.ts';
import { marketplaceAccount, rateBucket } from '#server/db/schema/marketplace-account.ts';
import { startFakeMercadoLivre } from '#server/fake-mercadolivre/start-fake.ts';
import { freshTags, keepHeard } from '#server/marketplace/connect/keep-heard.ts';
import { openTokens } from '#server/marketplace/connect/open-tokens.ts';
import { mercadoLivre } from '#server/marketplace/mercadolivre/mercadolivre.ts';
import { meliConnects } from '#server/marketplace/mercadolivre/oauth.ts';
import { meliWire } from '#server/marketplace/mercadolivre/open-mercado-livre.ts';
import { openAsker } from '#server/marketplace/open-asker.ts';
import { openCallMeter } from '#server/metrics/call-meter.ts';
import type { AccountHeard, Command, Outcome } from '#server/marketplace/port.ts';
import { openTestServer, type SignedIn, type TestServer } from '#server/testing/test-server.ts';

/** The hub at one end of the wire, the fake Mercado Livre at the other: two readings of one domain. */
export interface Both {
  readonly server: TestServer;
  readonly fakeUrl: string;
  readonly fake: <Answer>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>;
  /** As a person does it: the button, the page with 'Permitir', and back. */
  readonly allow: (body: object, user: number, as: SignedIn) => Promise<Awaited<ReturnType<TestServer['ask']>>>;
  readonly say: (command: Command, isUncertain?: boolean) => Promise<Outcome>;
  /** How long an answer is waited for from now on: shorter than a scripted silence, or longer than a busy machine takes. */
  readonly waitAtMost: (ms: number) => void;
  readonly close: () => Promise<void>;
}

export const seller = 101;
const sealingKey = '5e'.repeat(32);
export const ample = 30_000;
const quiet = pino({ level: 'silent' });

export const openBoth = async (): Promise<Both> => {
  const dir = await mkdtemp(join(tmpdir(), 'both-'));
  let now = (): Date => new Date('2026-11-21T12:00:00.000Z');
  const running = await startFakeMercadoLivre({
    dataDir: dir,
    port: 0,
    clock: () => now(),
    log: { info: () => undefined, error: () => undefined },
    application: { isPkceRequired: true, redirectUris: ['https://painel.test/connect/mercadolivre/callback'] },
    seed: {
      users: [
        { id: seller, nickname: 'LOJA_A' },
        { id: 102, nickname: 'LOJA_B' },
      ],
      items: [
        { id: 'MLB1000000001', sellerId: seller, title: 'Fone', price: 199.9, quantity: 5, sku: 'FONE-1', sellerCustomField: 'listing-1' },
        { id: 'MLB1000000002', sellerId: 102, title: 'Luminária', price: 80, quantity: 3 },
      ],
      questions: [{ id: 11, itemId: 'MLB1000000001', fromId: 900, text: 'Tem na cor azul?' }],
    },
  });
  const application = {
    MELI_APP_ID: demoApplication.id,
    MELI_APP_SECRET: demoApplication.secret,
    MELI_API_URL: running.url,
    MELI_AUTH_URL: running.url,
  };
  const server = await openTestServer({ environment: { ...application, PUBLIC_URL: 'https://painel.test', SEALING_KEY: sealingKey } });
  now = server.now;
  const connects = meliConnects(application, server.now);
  const meter = openCallMeter(server.now);
  const tokens = openTokens({ db: server.db, key: Buffer.from(sealingKey, 'hex'), connects, clock: server.now, log: quiet, meter });
  const patience = { ms: ample, mostBytes: 100_000 };
  const asker = openAsker({
    db: server.db,
    log: quiet,
    meter,
    tokens,
    wire: { ...meliWire(application), patience },
    // Waiting lets time pass: what the limit was is over.
    rest: () => server.db.delete(rateBucket),
    dice: () => 1,
  });
  const account = { id: 'conta-ana', sellerId: 'casa-da-ana', externalId: String(seller) };
  const isOurs = eq(marketplaceAccount.id, account.id);
  await server.db.insert(marketplaceAccount).values({ id: account.id, sellerId: account.sellerId, name: 'Casa', officialName: 'CASA' });
  return {
    server,
    fakeUrl: running.url,
    fake: async <Answer>(method: 'GET' | 'POST', path: string, body?: unknown) => {
      const answer = await fetch(`${running.url}/_fake/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    allow: async (body, user, as) => {
      const begun = await server.ask('POST', '/v2/connect', { headers: as, payload: body });
      const url = new URL(begun.json<{ url: string }>().url);
      const consent = await fetch(url);
      if (!(await consent.text()).includes('Permitir')) throw new Error('Nobody was asked');
      const fields = new URLSearchParams({ ...Object.fromEntries(url.searchParams), decision: 'allow', user_id: String(user) });
      fields.delete('scope');
      const back = await fetch(`${running.url}/authorization`, { method: 'POST', body: fields, redirect: 'manual' });
      const came = new URL(back.headers.get('location') ?? 'about:blank').searchParams;
      const payload = { state: came.get('state') ?? '', code: came.get('code'), error: came.get('error') };
      return server.ask('POST', '/v2/connect/finish', { headers: as, payload });
    },
    // Time passes between two: what the limit of the lane was is over.
    say: async (command, isUncertain = false) => {
      await server.db.delete(rateBucket);
      const [standing] = await server.db.select({ tags: freshTags }).from(marketplaceAccount).where(isOurs);
      const ref = { ...account, tags: standing?.tags ?? null };
      const learn = (heard: AccountHeard): Promise<void> => keepHeard(server.db, account.id, heard);
      return mercadoLivre.send(command, { account: ref, publicBase: 'https://painel.test', ask: asker(ref), learn }, isUncertain);
    },
    waitAtMost: (ms) => {
      patience.ms = ms;
    },
    close: async () => {
      await running.stop();
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
};

export const accountOf = async ({ server }: Both) =>
  (await server.db.select().from(marketplaceAccount).where(eq(marketplaceAccount.id, 'conta-ana')))[0];
