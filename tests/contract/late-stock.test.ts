import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { changePriceAndStock } from '#commands/listing/price-and-stock.ts';
import type { Call } from '#contract/call.ts';
import { getListing, Listing } from '#contract/listing.ts';
import { marketplaceNotifier } from '#server/marketplace/marketplace-author.ts';
import { takeForSale } from '#server/products/take-for-sale.ts';
import { insertListing } from '../support/listings.ts';
import { openTestApp, type Answered, type TestApp } from '../support/test-app.ts';
import type { WirePayload } from '../support/wire.ts';

const id = 'late-stock';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await insertListing(app.db, id, 'ana', 'active');
});
afterAll(() => app.close());

const read = async (): Promise<Listing> =>
  Listing.parse((await app.send(getListing, { params: { publishId: id } }, { as: 'seller' })).body);

/** What the outbox has the command send, whenever it does. */
const sendLate = async (args: unknown): Promise<Answered> => {
  const answers: Promise<Answered>[] = [];
  const send = async (line: Call, payload: WirePayload, { ifMatch }: { readonly ifMatch: number }) => {
    answers.push(app.send(line, payload, { as: 'seller', ifMatch }));
  };
  await changePriceAndStock.deliver({ send } as unknown as Api, args, 'intent-1');
  const [answer] = answers;
  if (!answer) throw new Error('The command sent nothing');
  return answer;
};

test('a stock that was recorded before a sale is not written over it', async () => {
  const shown = await read();
  const recorded = { ...changePriceAndStock.prefillFrom(shown), stock: 12 };
  const now = new Date();
  const items = [{ sku: `COD-${id}`, amount: 3, publishId: id }];
  await app.db.transaction((tx) => takeForSale(tx, { id: 'order', sellerId: 'ana', items }, marketplaceNotifier(tx, now).record, now));
  expect(await sendLate(recorded)).toMatchObject({ status: 409, body: { message: 'O estoque mudou desde então: agora é 2' } });
  expect([shown.stock, (await read()).stock]).toEqual([5, 2]);
});
