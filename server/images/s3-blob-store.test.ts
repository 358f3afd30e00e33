import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openS3BlobStore, readS3Address } from './s3-blob-store.ts';

/**
 * A bucket that checks Signature Version 4 by itself, from what came over the wire and Amazon's description of it ("Authenticating
 * Requests: Using the Authorization Header"), with no code of ours: a mistake would have to be made twice.
 */
const keys = { AWS_ACCESS_KEY_ID: 'balcao', AWS_SECRET_ACCESS_KEY: 'segredo/+=', AWS_REGION: 'sa-east-1' };
const allowedSkewMs = 15 * 60_000;

const stored = new Map<string, Buffer>();
let isBroken = false;
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
      if (isBroken) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      else if (refused) response.writeHead(403).end(`<Error><Code>${refused}</Code></Error>`);
      else if (request.method === 'PUT') {
        stored.set(key, body);
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        stored.delete(key);
        response.writeHead(204).end();
      } else if (kept) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(kept);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const open = (changed: Partial<typeof keys> = {}) =>
  openS3BlobStore(readS3Address('s3://fotos/balcao/2026', { ...keys, ...changed, AWS_ENDPOINT_URL: endpoint }));

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

test('what was never written is absent', async () => {
  expect(await open().read('nothing.jpg')).toBeNull();
});

test.each([
  ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'outro' }],
  ['a wrong region', { AWS_REGION: 'us-east-1' }],
  ['an unknown key', { AWS_ACCESS_KEY_ID: 'ninguem' }],
])('%s is told, not taken for an absent image', async (_name, changed) => {
  await expect(open(changed).read('abc-640.jpg')).rejects.toThrow('answered 403');
  await expect(open(changed).write('other.jpg', Buffer.from('x'))).rejects.toThrow('answered 403');
  await expect(open(changed).remove('abc-640.jpg')).rejects.toThrow('answered 403');
  expect(stored.has('/fotos/balcao/2026/other.jpg')).toBe(false);
});

test('a bucket that is down is told, for reading and for writing', async () => {
  isBroken = true;
  await expect(open().read('abc-640.jpg')).rejects.toThrow('answered 503');
  await expect(open().write('abc-640.jpg', Buffer.from('x'))).rejects.toThrow('answered 503');
  isBroken = false;
});
