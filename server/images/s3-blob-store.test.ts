import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openS3BlobStore, readS3Address } from './s3-blob-store.ts';

/**
 * A bucket that checks Signature Version 4 by itself, from what came over the wire and Amazon's description of it ("Authenticating
 * Requests: Using the Authorization Header"), with no code of ours: a mistake would have to be made twice.
 */
const keys = { AWS_ACCESS_KEY_ID: 'balcao', AWS_SECRET_ACCESS_KEY: 'segredo/+=', AWS_REGION: 'sa-east-1' };
const allowedSkewMs = 15 * 60_000;

const stored = new Map<string, Buffer>();
/** What it answers while it can not serve; null while it can. */
let trouble: readonly [number, string] | null = null;
/** Whether keys may list what is in it: without that Amazon does not say whether a key is there. */
let mayList = true;
let isSilent = false;
let server: Server;
let endpoint = '';

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const sha = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const mac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Step by step as the description has it: canonical request, string to sign, signing key, signature. */
const whyRefused = (request: IncomingMessage, body: Buffer): string | null => {
  const found =
    /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, ?SignedHeaders=(?<names>[a-z0-9;-]+), ?Signature=(?<signature>[0-9a-f]{64})$/u.exec(
      request.headers.authorization ?? '',
    )?.groups;
  if (!found) return 'AuthorizationHeaderMalformed';
  const { id = '', day = '', region = '', names = '', signature = '' } = found;
  const stamp = String(request.headers['x-amz-date']);
  const sentAt = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sentAt) < allowedSkewMs) || !stamp.startsWith(day)) return 'RequestTimeTooSkewed';
  if (id !== keys.AWS_ACCESS_KEY_ID || region !== keys.AWS_REGION) return 'InvalidAccessKeyId';
  if (request.headers['x-amz-content-sha256'] !== sha(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  const amazonHeaders = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  if (![...amazonHeaders, 'host'].every((name) => signed.includes(name))) return 'AccessDenied';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  let canonical = `${request.method}\n${path}\n${query}\n`;
  for (const name of signed) canonical += `${name}:${String(request.headers[name]).trim()}\n`;
  canonical += `\n${names}\n${sha(body)}`;
  const toSign = `AWS4-HMAC-SHA256\n${stamp}\n${day}/${region}/s3/aws4_request\n${sha(canonical)}`;
  const dayKey = mac(`AWS4${keys.AWS_SECRET_ACCESS_KEY}`, day);
  const signingKey = mac(mac(mac(dayKey, region), 's3'), 'aws4_request');
  return mac(signingKey, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
};

beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const refused = whyRefused(request, body);
      const key = request.url ?? '';
      const kept = stored.get(key);
      if (isSilent) return;
      if (trouble) response.writeHead(trouble[0]).end(`<Error><Code>${trouble[1]}</Code></Error>`);
      else if (refused) response.writeHead(403).end(`<Error><Code>${refused}</Code></Error>`);
      else if (request.method === 'PUT') {
        stored.set(key, body);
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        stored.delete(key);
        response.writeHead(204).end();
      } else if (kept) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(kept);
      else if (!mayList) response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>');
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  trouble = null;
  mayList = true;
  isSilent = false;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const open = (changed: Partial<typeof keys> = {}, patienceMs = 20_000) =>
  openS3BlobStore(readS3Address('s3://fotos/balcao/2026', { ...keys, ...changed, AWS_ENDPOINT_URL: endpoint }), patienceMs);

test('what is written is read again, byte for byte, under the folder of the address', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256));
  await open().write('abc-640.jpg', bytes);
  expect([...stored.keys()]).toEqual(['/fotos/balcao/2026/abc-640.jpg']);
  expect(Buffer.from((await open().read('abc-640.jpg')) ?? []).equals(bytes)).toBe(true);
});

test('what is removed is gone, and may be removed again', async () => {
  await open().write('gone.jpg', Buffer.from('x'));
  await open().remove('gone.jpg');
  await open().remove('gone.jpg');
  expect(await open().read('gone.jpg')).toBeNull();
});

test('what was never written is absent, and denied to keys that may not list what is there', async () => {
  expect(await open().read('nothing.jpg')).toBeNull();
  mayList = false;
  await expect(open().read('nothing.jpg')).rejects.toMatchObject({ name: 'BlobDenied' });
});

test.each([
  ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'outro' }],
  ['a wrong region', { AWS_REGION: 'us-east-1' }],
  ['an unknown key', { AWS_ACCESS_KEY_ID: 'ninguem' }],
])('%s is told, not taken for an absent image', async (_name, changed) => {
  await expect(open(changed).read('abc-640.jpg')).rejects.toThrow('answered 403');
  const refused = { name: 'BlobRefused', message: expect.stringContaining('answered 403') as string };
  await expect(open(changed).write('other.jpg', Buffer.from('x'))).rejects.toMatchObject(refused);
  await expect(open(changed).remove('abc-640.jpg')).rejects.toThrow('answered 403');
  expect(stored.has('/fotos/balcao/2026/other.jpg')).toBe(false);
});

test.each([
  [503, 'SlowDown'],
  [500, 'InternalError'],
  [429, 'TooManyRequests'],
] as const)('a bucket that answers %i is away: for reading, for writing and for removing', async (status, code) => {
  trouble = [status, code];
  const away = { name: 'BlobsAway', message: expect.stringContaining(`answered ${status}`) as string };
  await expect(open().read('abc-640.jpg')).rejects.toMatchObject(away);
  await expect(open().write('abc-640.jpg', Buffer.from('x'))).rejects.toMatchObject(away);
  await expect(open().remove('abc-640.jpg')).rejects.toMatchObject(away);
});

test('a bucket that does not answer in time, or that nobody reaches, is away', async () => {
  isSilent = true;
  await expect(open({}, 40).read('abc-640.jpg')).rejects.toMatchObject({ name: 'BlobsAway' });
  await expect(open({}, 40).write('abc-640.jpg', Buffer.from('x'))).rejects.toMatchObject({ name: 'BlobsAway' });
  const nowhere = openS3BlobStore(readS3Address('s3://fotos', { ...keys, AWS_ENDPOINT_URL: 'http://127.0.0.1:1' }));
  await expect(nowhere.read('abc-640.jpg')).rejects.toMatchObject({ name: 'BlobsAway' });
});
