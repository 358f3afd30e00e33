/**
 * `npm run seed -- --size 100k`: fills the configured database with the demo world; one that people already enter is left as it is.
 * `--orders 1000000` grows the demo's sales to so many more, `--lists 100000` what its other lists show, `--companies 100000` whose it is.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ok, refuse, type Result } from '#lib/result.ts';
import { systemClock } from '../clock.ts';
import { readWords, runCommand } from '../command-line.ts';
import { openBlobStore } from '../images/open-blob-store.ts';
import { hashPassword } from '../session/password.ts';
import { growCompanies, growLists } from './grow-lists.ts';
import { growOrders } from './grow-orders.ts';
import { demoSizes, type DemoSize } from './grow-world.ts';
import { seedDemo } from './seed.ts';

interface SeedArguments {
  /** As DEMO_SIZE says where nothing is said here. */
  readonly size: DemoSize | undefined;
  readonly orders: number;
  readonly lists: number;
  readonly companies: number;
}

const most = { orders: 10_000_000, lists: 1_000_000, companies: 1_000_000 };
const usage = `npm run seed -- [--size ${demoSizes.join('|')}] [--orders N] [--lists N] [--companies N]`;

const isSize = (word: string): word is DemoSize => (demoSizes as readonly string[]).includes(word);

const readArguments = (): Result<SeedArguments, string> => {
  const none = { type: 'string', default: '0' } as const;
  const options = { size: { type: 'string' }, orders: none, lists: none, companies: none } as const;
  const parsed = readWords(() => parseArgs({ options }).values, usage);
  if (!parsed.ok) return parsed;
  const { size, ...counts } = parsed.value;
  if (size !== undefined && !isSize(size)) return refuse(`--size ${size}\n${usage}`);
  for (const flag of ['orders', 'lists', 'companies'] as const)
    if (!/^\d+$/u.test(counts[flag]) || Number(counts[flag]) > most[flag])
      return refuse(`--${flag} ${counts[flag]}: 0–${most[flag]}\n${usage}`);
  return ok({ size, orders: Number(counts.orders), lists: Number(counts.lists), companies: Number(counts.companies) });
};

const began = performance.now();
await runCommand(readArguments(), async ({ size, orders, lists, companies }, settings, { db }) => {
  const ofSize = size ?? settings.DEMO_SIZE;
  const isNew = await seedDemo(db, { blobs: openBlobStore(settings), clock: systemClock, size: ofSize, hashPassword });
  if (orders > 0) await growOrders(db, orders, systemClock());
  if (lists > 0) await growLists(db, lists, systemClock());
  if (companies > 0) await growCompanies(db, companies, systemClock());
  const where = settings.DATABASE_URL ? 'DATABASE_URL' : join(settings.DATA_DIR, 'pglite');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return ok(
    isNew ? `Demo world (${ofSize}) is in ${where}, ${seconds} s` : `${where} already has accounts; no demo world was put beside them`,
  );
});
