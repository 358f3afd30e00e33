/**
 * `npm run seed -- --size 100k`: fills the configured database with the demo world; one that people already enter is left as it is.
 * `--orders 1000000` grows the demo's sales to so many more, `--lists 100000` what its other lists show, `--companies 100000` whose it is.
 */
import { join } from 'node:path';
import { formatDecimal } from '#lib/decimal.ts';
import { ok, refuse } from '#lib/result.ts';
import { systemClock } from '../clock.ts';
import { runCommand } from '../command-line.ts';
import { openBlobStore } from '../images/open-blob-store.ts';
import { hashPassword } from '../session/password.ts';
import { growCompanies, growLists } from './grow-lists.ts';
import { growOrders } from './grow-orders.ts';
import { NothingToGrow } from './nothing-to-grow.ts';
import { sayHalfDemo } from './half-demo.ts';
import { readArguments } from './read-arguments.ts';
import { seedDemo } from './seed.ts';

const began = performance.now();
await runCommand(readArguments(process.argv.slice(2)), async ({ size, orders, lists, companies }, settings, { db }) => {
  const ofSize = size ?? settings.DEMO_SIZE;
  const isNew = await seedDemo(db, { blobs: openBlobStore(settings), clock: systemClock, size: ofSize, hashPassword });
  const half = isNew ? null : await sayHalfDemo(db);
  if (half !== null) return refuse(half);
  try {
    if (orders > 0) await growOrders(db, orders, systemClock());
    if (lists > 0) await growLists(db, lists, systemClock());
    if (companies > 0) await growCompanies(db, companies, systemClock());
  } catch (error) {
    if (error instanceof NothingToGrow) return refuse(error.message);
    throw error;
  }
  const where = settings.DATABASE_URL ? 'no banco de DATABASE_URL' : `em ${join(settings.DATA_DIR, 'pglite')}`;
  const seconds = formatDecimal((performance.now() - began) / 1000, 1);
  return ok(
    isNew
      ? `O mundo da demonstração (${ofSize}) está ${where}: ${seconds} s`
      : `Já há contas ${where}: o mundo da demonstração não foi posto ao lado delas`,
  );
});
