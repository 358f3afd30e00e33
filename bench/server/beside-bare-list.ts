import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readCursor } from '#server/listings/cursor.ts';
import type { Sent } from './load.ts';

const bareList = fileURLToPath(new URL('bare-list.ts', import.meta.url));

/** The bare list on the same database, in a process of its own. */
export const withBareList = async <Value>(url: string, work: (origin: string) => Promise<Value>): Promise<Value> => {
  const child = spawn(process.execPath, ['--import', 'tsx', bareList], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const listens = Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error('The bare list ended')))]);
  try {
    const [said] = (await listens) as [Buffer];
    return await work(said.toString().trim());
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
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
