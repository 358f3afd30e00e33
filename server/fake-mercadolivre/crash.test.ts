import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attempt, client, goodDraft, redirectUri, type Tokens } from './fake-fixture.ts';

let dir = '';
let running: ChildProcess | null = null;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fake-crash-'));
});
afterEach(async () => {
  await kill();
  await rm(dir, { recursive: true, force: true });
});

const kill = async (): Promise<void> => {
  const child = running;
  running = null;
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const serve = async (): Promise<string> => {
  const script = fileURLToPath(new URL('serve-fixture.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, DIR: dir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return line.toString().trim();
};

const form = (address: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const connect = async (url: string): Promise<Tokens> => {
  const allowed = await form(`${url}/authorization`, { ...attempt, decision: 'allow', user_id: '101' });
  const code = new URL(allowed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const answer = await form(`${url}/oauth/token`, { ...client, grant_type: 'authorization_code', code, redirect_uri: redirectUri });
  return (await answer.json()) as Tokens;
};

const publish = async (url: string, token: string, mark: string): Promise<string> => {
  const answer = await fetch(`${url}/items`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...goodDraft, seller_custom_field: mark }),
  });
  return ((await answer.json()) as { readonly id: string }).id;
};

/** So often it is killed. */
const rounds = Number(process.env['ROUNDS'] ?? '3');

interface World {
  readonly items: readonly { readonly id: string; readonly sellerCustomField: string | null }[];
}

test('killed while it is asked, it has after a restart everything it ever answered, once, and refreshes go on', async () => {
  let url = await serve();
  let tokens = await connect(url);
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    const marks = Array.from({ length: 12 }, (_, at) => `${round}-${at}`);
    // The process is killed at the answer of one of them, with the others on their way.
    const asked = marks.map(async (mark, at) => {
      const id = await publish(url, tokens.access_token, mark);
      acknowledged.set(mark, id);
      if (at === round * 2) await kill();
    });
    await Promise.allSettled(asked);
    await kill();
    await appendFile(join(dir, 'mercadolivre.jsonl'), '[{"type":"itemPubl');
    url = await serve();
    const { items } = (await (await fetch(`${url}/_fake/state`)).json()) as World;
    const there = new Map(items.map(({ id, sellerCustomField }) => [sellerCustomField, id]));
    expect([...acknowledged].filter(([mark, id]) => there.get(mark) !== id)).toEqual([]);
    expect(there.size).toBe(items.length);
    const refreshed = await form(`${url}/oauth/token`, { ...client, grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    const spent = await form(`${url}/oauth/token`, { ...client, grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect([refreshed.status, spent.status]).toEqual([200, 400]);
    tokens = (await refreshed.json()) as Tokens;
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds);
});
