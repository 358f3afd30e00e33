import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../language/english.ts';
import { openScripted, type Scripted } from '../testing/scripted-http.ts';
import { testSettings } from '../testing/test-server.ts';
import type { Finding } from './finding.ts';
import { lookAtStore } from './look-at-store.ts';

/** A bucket whose keys may not list it, and may do what a test lets them. */
let may: ReadonlySet<string>;
let status: number;
/** The write came late, whatever the bucket answered. */
let isLate: boolean;
const kept = new Map<string, string>();
let bucket: Scripted;
beforeEach(async () => {
  kept.clear();
  [may, status, isLate] = [new Set(['PUT', 'GET', 'DELETE']), 403, false];
  bucket = await openScripted(({ method, path, body }, response) => {
    const found = kept.get(path);
    if (isLate && method === 'PUT') kept.set(path, body);
    if (!may.has(method) || (method === 'GET' && found === undefined))
      return void response.writeHead(status).end('<Error><Code>AccessDenied</Code></Error>');
    if (method === 'PUT') kept.set(path, body);
    if (method === 'DELETE') kept.delete(path);
    return void response.writeHead(200).end(method === 'GET' ? found : '');
  });
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'balcao');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'segredo');
  vi.stubEnv('AWS_ENDPOINT_URL', bucket.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await bucket.close();
});

const look = async (): Promise<Finding | undefined> => (await lookAtStore(testSettings({ BLOB_STORE: 's3://fotos/balcao' })))[0];

test('a bucket that takes, gives and removes what the doctor tries it with is good, and nothing stays in it', async () => {
  expect(await look()).toEqual({ what: 'imagens', found: 's3://fotos/balcao', remedy: null });
  expect(bucket.asked.map(({ method }) => method)).toEqual(['PUT', 'GET', 'DELETE']);
  expect(kept.size).toBe(0);
});

test.each([
  ['whatever they ask', [], 'não se pôde gravar'],
  ['what they write', ['GET', 'DELETE'], 'não se pôde gravar'],
  ['what they read, as if nothing were there', ['PUT', 'DELETE'], 'não se pôde ler o que foi gravado'],
  ['what they remove', ['PUT', 'GET'], 'não se pôde remover'],
])('keys that are denied %s are found out, in both languages, with the rights they need', async (_what, rights, said) => {
  may = new Set(rights);
  const finding = await look();
  expect(finding).toMatchObject({
    what: 'imagens',
    found: expect.stringContaining(said) as string,
    remedy: expect.stringContaining('s3:PutObject, s3:GetObject e s3:DeleteObject') as string,
  });
  for (const text of [finding?.found ?? '', finding?.remedy ?? '']) expect(inEnglish(text)).not.toBe(text);
});

test('a bucket that is down is found as well', async () => {
  [may, status] = [new Set(), 503];
  expect((await look())?.found).toContain('answered 503');
});

test('what a bucket carries out although it did not take it is removed as well', async () => {
  [may, status, isLate] = [new Set(['GET', 'DELETE']), 503, true];
  expect((await look())?.found).toContain('não se pôde gravar');
  expect(kept.size).toBe(0);
});

test('what it carries out once the doctor is gone is removed by the next look', async () => {
  await look();
  const [written] = bucket.asked;
  if (written) kept.set(written.path, written.body);
  expect(kept.size).toBe(1);
  expect((await look())?.remedy).toBeNull();
  expect(kept.size).toBe(0);
});
