/**
 * `npm run seed -- --size 100k`: fills the configured database with the demo world; an existing one is left as it is.
 * `--orders 1000000` grows the demo's sales to so many more, `--lists 100000` what its other lists show, `--companies 100000` whose it is.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { readSettings } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { openBlobStore } from '../images/open-blob-store.ts';
import { hashPassword } from '../session/password.ts';
import { growCompanies, growLists } from './grow-lists.ts';
import { growOrders } from './grow-orders.ts';
import { demoSizes, type DemoSize } from './grow-world.ts';
import { seedDemo } from './seed.ts';

const none = { type: 'string', default: '0' } as const;
const { values } = parseArgs({ options: { size: { type: 'string' }, orders: none, lists: none, companies: none } });
const settings = readSettings(process.env);
if (!settings.ok) throw new Error(settings.error.map(({ name, message }) => `${name}: ${message}`).join('; '));
const isSize = (word: string): word is DemoSize => (demoSizes as readonly string[]).includes(word);
const size = values.size ?? settings.value.DEMO_SIZE;
if (!isSize(size)) throw new Error(`--size must be one of ${demoSizes.join(', ')}`);
const numberIn = (flag: 'orders' | 'lists' | 'companies', most: number): number => {
  const count = Number(values[flag]);
  if (!Number.isSafeInteger(count) || count < 0 || count > most) throw new Error(`--${flag} must be a number up to ${most}`);
  return count;
};
const orders = numberIn('orders', 10_000_000);
const lists = numberIn('lists', 1_000_000);
const companies = numberIn('companies', 1_000_000);

const database = await openDatabase(settings.value, pino({ level: settings.value.LOG_LEVEL }));
try {
  const began = performance.now();
  const blobs = openBlobStore(settings.value);
  const isNew = await seedDemo(database.db, { blobs, clock: systemClock, size, hashPassword });
  if (orders > 0) await growOrders(database.db, orders, systemClock());
  if (lists > 0) await growLists(database.db, lists, systemClock());
  if (companies > 0) await growCompanies(database.db, companies, systemClock());
  const where = settings.value.DATABASE_URL ? 'DATABASE_URL' : join(settings.value.DATA_DIR, 'pglite');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(
    isNew ? `Demo world (${size}) is in ${where}, ${seconds} s\n` : `${where} already has companies; nothing was changed\n`,
  );
} finally {
  await database.close();
}
