import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readCursor } from '#server/http/cursor.ts';
import { killWithUs } from '../../e2e/support/kill-with-us.ts';
import type { Environment } from '../../e2e/support/server.ts';
import { inFolder } from '../in-folder.ts';
import type { Sent } from './load.ts';

/** A bare server in a process of its own. */
const withBare = async <Value>(script: URL, environment: Environment, work: (origin: string) => Promise<Value>): Promise<Value> => {
  const path = fileURLToPath(script);
  const child = spawn(process.execPath, ['--import', 'tsx', path], {
    env: { ...process.env, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  killWithUs(child);
  const ended = once(child, 'exit');
  const listens = Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error(`${path} ended`)))]);
  try {
    const [said] = (await listens) as [Buffer];
    return await work(said.toString().trim());
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
};

/** The bare list on the same database. */
export const withBareList = <Value>(url: string, work: (origin: string) => Promise<Value>): Promise<Value> =>
  withBare(new URL('bare-list.ts', import.meta.url), { DATABASE_URL: url }, work);

/** The bare write of one among so many rows: in the same PostgreSQL, or in a PGlite of its own. */
export const withBareWrite = <Value>(url: string | null, rows: number, work: (origin: string) => Promise<Value>): Promise<Value> =>
  inFolder((dataDir) =>
    withBare(new URL('bare-write.ts', import.meta.url), { DATABASE_URL: url ?? '', DATA_DIR: dataDir, ROWS: String(rows) }, work),
  );

/** Writes a row after the other, far from each other. */
export const writeBare = (rows: number): (() => Sent) => {
  let count = 0;
  return () => {
    count += 1;
    return { method: 'PUT', path: `/listings/${(count * 7919) % rows}` };
  };
};

/** Pages from the same rows on as ours are. A list that begins at its top begins at `first`. */
const readBare = (path: string, first: string, cursors: readonly (string | null)[]): (() => Sent) => {
  const ends = cursors.map((cursor) => (cursor === null ? null : readCursor(cursor)));
  let count = 0;
  return () => {
    count += 1;
    const end = ends[count % ends.length];
    const query = new URLSearchParams({ at: end?.at.toISOString() ?? first, id: end?.id ?? '' });
    return { method: 'GET', path: `${path}?${query.toString()}` };
  };
};

export const readBareListings = (cursors: readonly (string | null)[]): (() => Sent) =>
  readBare('/listings', '1970-01-01T00:00:00Z', cursors);
export const readBareOrders = (cursors: readonly (string | null)[]): (() => Sent) => readBare('/orders', '9999-01-01T00:00:00Z', cursors);
