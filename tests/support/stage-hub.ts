import { afterAll, beforeAll } from 'vitest';
import type { Actor } from '#server/http/actor.ts';
import { openTestDb } from '#server/testing/open-test-db.ts';
import { openHubAndFake, type HubAndFake } from './hub-and-fake.ts';
import { insertShelf } from './listings.ts';
import { insertPeople, people } from './people.ts';

const { name, role, company } = people.seller;
export const ana: Actor = { id: 'seller', name, role, sellerId: company, isMoneyManager: false };

/** For the tests of a file: the hub with its people and the shelf of Ana's company, and the fake, which has nothing yet. */
export const stageHub = (): (() => HubAndFake) => {
  let hub: HubAndFake;
  let close = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const database = await openTestDb();
    await insertPeople(database.db);
    await insertShelf(database.db);
    hub = await openHubAndFake(database);
    close = async () => {
      await hub.close();
      await database.close();
    };
  });
  afterAll(() => close());
  return () => hub;
};
