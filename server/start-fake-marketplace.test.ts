import { expect, test } from 'vitest';
import { readSettings } from './config.ts';
import { startFakeMarketplace } from './start-fake-marketplace.ts';

test('a demo without its fake speaks to nobody, though the real application stands in its settings', async () => {
  const read = readSettings({ DEMO: 'on', DEMO_SIZE: '100k', MELI_APP_ID: '4104', MELI_APP_SECRET: 'do aplicativo' });
  if (!read.ok) throw new Error('These settings are good');
  const unasked = new Proxy({}, { get: () => expect.unreachable() }) as Parameters<typeof startFakeMarketplace>[0]['db'];
  const deps = { db: unasked, clock: () => new Date(), log: unasked as never, settings: read.value };
  const { settings } = await startFakeMarketplace(deps);
  expect([settings.MARKETPLACE, settings.MELI_APP_ID, settings.MELI_APP_SECRET]).toEqual(['fake', undefined, undefined]);
});
