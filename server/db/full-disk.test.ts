import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { placeSnapshot } from '../testing/migrated-snapshot.ts';
import { quiet } from '../testing/open-test-db.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import type { Database } from './open.ts';
import { openPglite } from './open-pglite.ts';

/** A disk of its own that is small enough to be filled; only root may mount one. */
const folder = mkdtempSync(join(tmpdir(), 'balcao-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', folder]).status === 0;
const filler = join(folder, 'filler');

afterAll(() => {
  if (isMounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
});

describe.runIf(isMounted)('an embedded database whose disk is full', () => {
  let database: Database;
  let server: TestServer;
  let ana: SignedIn;

  beforeAll(async () => {
    await placeSnapshot(join(folder, 'pglite'));
    database = await openPglite(join(folder, 'pglite'), quiet);
    server = await openTestServer({ database });
    ana = await server.signIn('ana');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const idOf = (at: number): string => `0c0ffee0-0000-4000-8000-${String(at).padStart(12, '0')}`;
  /** Each takes some room, so that soon there is none. */
  const save = (at: number) =>
    server.ask('PUT', `/v2/view/${idOf(at)}`, {
      headers: { ...ana, 'idempotency-key': `k${at}` },
      payload: { screen: 'publish', name: `v${at}`, search: `?text=${'x'.repeat(900)}`, shared: false },
    });
  const fill = (): void => {
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(bavail * bsize, 1));
  };

  const isReady = async (): Promise<boolean> => (await server.ask('GET', '/readyz')).statusCode === 200;
  const now = performance.now.bind(performance);
  let passed = 0;
  const asked = vi.spyOn(Client.prototype, 'query');
  /** Statements that wrote 32 MB to find out whether there is space. */
  const looks = (): number => asked.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('repeat(')).length;

  test('says so, is not ready, looks for space once in ten seconds, and does once what was asked as soon as there is space again', async () => {
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    expect(await isReady()).toBe(true);
    fill();
    let at = 1;
    while (at < 500 && (await save(at)).statusCode === 200) at += 1;
    const refused = await save(at);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.json()).toMatchObject({ code: 'unavailable', message: expect.stringContaining('sem espaço em disco') as string });
    expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([false, false, false]);
    // Looking for space writes: many who ask look once in ten seconds.
    expect(looks()).toBe(1);
    expect((await server.ask('GET', '/healthz')).statusCode).toBe(200);
    rmSync(filler);
    passed = 10_000;
    expect(await isReady()).toBe(true);
    expect(looks()).toBe(2);
    expect((await save(at)).statusCode).toBe(200);
    const views = (await server.ask('GET', '/v2/view?screen=publish', { headers: { ...ana } })).json<
      readonly { readonly name: string }[]
    >();
    expect(views.map(({ name }) => name).toSorted()).toEqual(Array.from({ length: at }, (_, each) => `v${each + 1}`).toSorted());
  });
});
