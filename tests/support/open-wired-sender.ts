import type { Clock } from '#server/clock.ts';
import { readSettings } from '#server/config.ts';
import type { Db } from '#server/db/open.ts';
import { openMercadoLivre } from '#server/marketplace/mercadolivre/open-mercado-livre.ts';
import { openCallMeter } from '#server/metrics/call-meter.ts';
import { quiet } from '#server/testing/open-test-db.ts';
import { openTestSender } from '#server/testing/test-sender.ts';
import type { Worker } from '#server/worker/worker.ts';
import { sealingKey, speakTo } from './connect-accounts.ts';

/** A sender as the product has it, which speaks over the wire to the marketplace at this address. */
export const openWiredSender = (db: Db, clock: Clock, marketplaceUrl: string): Worker => {
  const settings = readSettings({ LOG_LEVEL: 'silent', DEMO: 'off', ...speakTo(marketplaceUrl), SEALING_KEY: sealingKey });
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  return openTestSender({
    db,
    clock,
    adapters: {
      played: null,
      connected: openMercadoLivre({ db, clock, log: quiet, meter: openCallMeter(clock), settings: settings.value }),
    },
  });
};
