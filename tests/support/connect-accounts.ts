import { demoApplication } from '#lib/demo-marketplace.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open.ts';
import { marketplaceAccount } from '#server/db/schema/marketplace-account.ts';
import { sealGrant } from '#server/marketplace/connect/sealed-grant.ts';
import { meliConnects } from '#server/marketplace/mercadolivre/oauth.ts';

/** What grants are sealed with here. */
export const sealingKey = '5e'.repeat(32);

/** By what the hub speaks to a fake Mercado Livre that is there. */
export const speakTo = (fakeUrl: string) => ({
  MELI_APP_ID: demoApplication.id,
  MELI_APP_SECRET: demoApplication.secret,
  MELI_API_URL: fakeUrl,
  MELI_AUTH_URL: fakeUrl,
});

interface ToConnect {
  readonly id: string;
  readonly sellerId: string;
  /** The fake's. */
  readonly userId: number;
}

/** Accounts as they stand once somebody pressed 'Permitir' for each, and the hub has its grant. */
export const connectAccounts = async (db: Db, fakeUrl: string, clock: Clock, accounts: readonly ToConnect[]): Promise<void> => {
  const connects = meliConnects(speakTo(fakeUrl), clock);
  for (const { id, sellerId, userId } of accounts) {
    const attempt = { state: id, verifier: id.padEnd(43, '-'), redirectUri: 'http://localhost/callback' };
    const { searchParams: fields } = await connects.begin(attempt);
    fields.delete('scope');
    fields.set('decision', 'allow');
    fields.set('user_id', String(userId));
    const back = await fetch(`${fakeUrl}/authorization`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    const code = new URL(back.headers.get('location') ?? 'about:blank').searchParams.get('code') ?? '';
    const grant = await connects.finish(code, attempt);
    if ('type' in grant) throw new Error(`${id} was not let in: ${grant.text}`);
    await db.insert(marketplaceAccount).values({
      id,
      sellerId,
      name: id,
      officialName: id,
      connection: 'connected',
      externalUserId: grant.externalUserId,
      grantSealed: sealGrant(Buffer.from(sealingKey, 'hex'), id, grant, clock()),
      grantVersion: 1,
      accessUntil: new Date(grant.accessUntil),
    });
  }
};
