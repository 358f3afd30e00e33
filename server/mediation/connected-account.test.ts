import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MediationRecord } from '#contract/mediation.ts';
import { closeMediation, getMediation, replyMediation } from '#contract/mediation-calls.ts';
import { aClaim, insertMediation } from '../../tests/support/mediations.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { mercadoLivre } from '../marketplace/mercadolivre/mercadolivre.ts';
import type { Capability } from '../marketplace/port.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const connect = (connection: 'connected' | 'unconnected') =>
  app.db.update(marketplaceAccount).set({ connection }).where(eq(marketplaceAccount.id, 'account-ana'));
const put = async (): Promise<string> => {
  const id = newId('mediation');
  await insertMediation(app.db, id, 'ana', { claim: aClaim() });
  return id;
};
const reply = (id: string) => app.send(replyMediation, { body: { _id: id, message: 'Enviaremos outro.' } }, { as: 'seller' });
const read = async (id: string): Promise<MediationRecord> => {
  const [record] = getMediation.reply.parse((await app.send(getMediation, { params: { id } }, { as: 'seller' })).body);
  if (!record) throw new Error(`No mediation ${id}`);
  return record;
};

test('where the marketplace says itself when a dispute is over, our verdict waits for that', async () => {
  const id = await put();
  const close = () =>
    app.send(
      closeMediation,
      { body: { id, externalId: `n-${id}`, status: 'closed', situation: 'resolved', sellerId: 'ana', anotation: '' } },
      { as: 'superuser' },
    );
  const can = mercadoLivre.can as Set<Capability>;
  await connect('connected');
  can.add('claims');
  try {
    expect(await close()).toMatchObject({ status: 200, body: { status: 'closing', situation: 'resolved' } });
    expect(await read(id)).toMatchObject({ status: 'closing', situation: 'resolved', version: 2 });
    expect((await close()).status).toBe(409);
  } finally {
    can.delete('claims');
    await connect('unconnected');
  }
});

test('what can not be told for a connected account is not taken, and says why', async () => {
  const id = await put();
  await connect('connected');
  try {
    expect((await read(id)).lacks).toContain('claims');
    expect(await reply(id)).toMatchObject({
      status: 409,
      body: { message: 'O Balcão ainda não responde reclamações desta conta no Mercado Livre: responda por lá' },
    });
  } finally {
    await connect('unconnected');
  }
  expect((await read(id)).lacks).toBeNull();
  expect((await reply(id)).status).toBe(200);
});
