import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { demoApplication } from '#lib/demo-marketplace.ts';
import type { Clock } from './clock.ts';
import type { Settings } from './config.ts';
import type { Db } from './db/open.ts';
import { askAtFake } from './demo/ask-at-fake.ts';
import { bindToMarketplace, type MarketplaceWorld } from './demo/bind-to-marketplace.ts';
import type { AskThere } from './marketplace/ask-question.ts';
import { fakeMarketplaceModule } from './paths.ts';

interface FakeMarketplace {
  readonly startFakeMercadoLivre: (options: {
    readonly dataDir: string;
    readonly port: number;
    readonly clock: Clock;
    readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
    readonly seed: MarketplaceWorld;
  }) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
}

interface Started {
  /** With where the marketplace is, and by which application it is spoken to. */
  readonly settings: Settings;
  /** How the demo's buyers ask there; null where no fake runs. */
  readonly askThere: AskThere | null;
  readonly stop: () => Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly settings: Settings;
}

/** What the demo invents is told to nobody real, whichever application stands in the settings. */
const none = (settings: Settings): Started => ({
  settings: settings.MARKETPLACE === 'fake' ? { ...settings, MELI_APP_ID: undefined, MELI_APP_SECRET: undefined } : settings,
  askThere: null,
  stop: () => Promise.resolve(),
});

/**
 * Starts the fake Mercado Livre beside the demo, on a port of its own: what the adapter asks differs from the real one by settings alone.
 * It is loaded by its path, so that no bundle of the product holds it. The great worlds, which are for measuring, run without one.
 */
export const startFakeMarketplace = async ({ db, clock, log, settings }: Deps): Promise<Started> => {
  const path = settings.MARKETPLACE === 'fake' && settings.DEMO_SIZE === 'small' ? fakeMarketplaceModule() : null;
  if (path === null) return none(settings);
  const { startFakeMercadoLivre } = (await import(pathToFileURL(path).href)) as FakeMarketplace;
  const seed = await bindToMarketplace(db);
  const { url, stop } = await startFakeMercadoLivre({ dataDir: settings.DATA_DIR, port: 0, clock, log, seed });
  const { id, secret } = demoApplication;
  const spokenTo = { ...settings, MELI_APP_ID: id, MELI_APP_SECRET: secret, MELI_API_URL: url, MELI_AUTH_URL: url };
  return { settings: spokenTo, askThere: askAtFake(url), stop };
};
