import { pino } from 'pino';
import { demoApplication } from '#lib/demo-marketplace.ts';
import type { Seed } from '#server/fake-mercadolivre/seed-world.ts';
import { startFakeMercadoLivre } from '#server/fake-mercadolivre/start-fake.ts';

/** What is asked for of an item there. */
export interface ItemThere {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly quantity: number;
  readonly status: string;
  readonly subStatus: readonly string[];
}

export interface FakeMarketplace {
  /** What a server is told to speak to it, as it is told to speak to the real one. */
  readonly settings: Readonly<Record<string, string>>;
  readonly items: () => Promise<readonly ItemThere[]>;
  readonly stop: () => Promise<void>;
}

/** A fake Mercado Livre of a test's own, on a port of its own; its journal stands in the folder. */
export const openFakeMarketplace = async (dataDir: string, users: Seed['users']): Promise<FakeMarketplace> => {
  const log = pino({ level: 'silent' });
  const { url, stop } = await startFakeMercadoLivre({ dataDir, port: 0, clock: () => new Date(), log, seed: { users } });
  return {
    settings: {
      MARKETPLACE: 'mercadolivre',
      MELI_APP_ID: demoApplication.id,
      MELI_APP_SECRET: demoApplication.secret,
      MELI_API_URL: url,
      MELI_AUTH_URL: url,
    },
    items: async () => ((await (await fetch(`${url}/_fake/state`)).json()) as { readonly items: readonly ItemThere[] }).items,
    stop,
  };
};
