import type { BlobStore } from './blob-store.ts';
import { signS3, type S3Credentials } from './sign-s3.ts';

export interface S3Address extends S3Credentials {
  /** Folder in the bucket that blobs are put under, as an address that ends in a slash. */
  readonly base: URL;
}

/**
 * Reads `s3://bucket/folder`. Credentials, region and endpoint come from the variables every S3 tool reads:
 * AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL.
 *
 * @throws when credentials are missing: images could be neither read nor kept
 */
export const readS3Address = (text: string, environment: Readonly<Record<string, string | undefined>>): S3Address => {
  const { hostname: bucket, pathname } = new URL(text);
  const accessKeyId = environment['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = environment['AWS_SECRET_ACCESS_KEY'];
  if (!accessKeyId || !secretAccessKey) throw new Error('BLOB_STORE=s3://… precisa de AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY');
  const region = environment['AWS_REGION'] ?? 'us-east-1';
  const endpoint = environment['AWS_ENDPOINT_URL'] ?? `https://s3.${region}.amazonaws.com`;
  const folder = pathname.replaceAll(/^\/+|\/+$/gu, '');
  return {
    accessKeyId,
    secretAccessKey,
    region,
    base: new URL([bucket, folder, ''].filter((part, at) => part !== '' || at === 2).join('/'), `${endpoint.replace(/\/$/u, '')}/`),
  };
};

const timeoutMs = 20_000;

/** Blobs in a bucket, addressed by path, which every S3 server understands. */
export const openS3BlobStore = ({ base, ...credentials }: S3Address): BlobStore => {
  const send = (
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    body: Uint8Array,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> => {
    const url = new URL(name, base);
    const signed = signS3({ method, url, body, headers, at: new Date() }, credentials);
    return fetch(url, {
      method,
      headers: signed,
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'PUT' ? { body: Buffer.from(body) } : {}),
    });
  };
  return {
    read: async (name) => {
      const response = await send('GET', name, new Uint8Array(), {});
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The blob store answered ${response.status} when reading ${name}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    write: async (name, bytes) => {
      const response = await send('PUT', name, bytes, { 'content-type': 'image/jpeg' });
      if (!response.ok) throw new Error(`The blob store answered ${response.status} when writing ${name}`);
    },
    remove: async (name) => {
      const response = await send('DELETE', name, new Uint8Array(), {});
      if (!response.ok && response.status !== 404) throw new Error(`The blob store answered ${response.status} when removing ${name}`);
    },
  };
};
