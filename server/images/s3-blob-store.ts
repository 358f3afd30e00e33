import { BlobDenied, BlobsAway, type BlobStore } from './blob-store.ts';
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

const usualPatienceMs = 20_000;

/** It is too busy, or fails by itself: asked again it may answer. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** Asks the store and takes what it answers. Throws what says which is wrong: the store for now, or what it was asked with. */
const asking = async <T>(what: string, ask: () => Promise<Response>, take: (response: Response) => Promise<T>): Promise<T> => {
  let response: Response;
  try {
    response = await ask();
    if (response.ok) return await take(response);
  } catch (error) {
    throw new BlobsAway(`The blob store did not answer when ${what}`, { cause: error });
  }
  const said = `The blob store answered ${response.status} when ${what}`;
  throw isPassing(response.status) ? new BlobsAway(said) : new BlobRefused(said, response.status, await codeIn(response));
};

/** The store's own word for why. */
const codeIn = async (response: Response): Promise<string | null> => {
  const text = await response.text().catch(() => '');
  return /<Code>(?<code>\w+)<\/Code>/u.exec(text)?.groups?.['code'] ?? null;
};

/** Asked again it would answer the same. */
class BlobRefused extends Error {
  override readonly name = 'BlobRefused';
  readonly status: number;
  readonly code: string | null;
  constructor(said: string, status: number, code: string | null) {
    super(code === null ? said : `${said}: ${code}`);
    this.status = status;
    this.code = code;
  }
}

const isAbsent = (error: unknown): boolean => error instanceof BlobRefused && error.status === 404;

/** In this word alone it may mean absence as well; others say that the keys are wrong. */
const isDenied = (error: unknown): error is BlobRefused =>
  error instanceof BlobRefused && error.status === 403 && error.code === 'AccessDenied';

/** Blobs in a bucket, addressed by path, which every S3 server understands. It is given up after so many milliseconds. */
export const openS3BlobStore = ({ base, ...credentials }: S3Address, patienceMs = usualPatienceMs): BlobStore => {
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
      signal: AbortSignal.timeout(patienceMs),
      ...(method === 'PUT' ? { body: Buffer.from(body) } : {}),
    });
  };
  return {
    read: (name) =>
      asking(
        `reading ${name}`,
        () => send('GET', name, new Uint8Array(), {}),
        async (response) => new Uint8Array(await response.arrayBuffer()),
      ).catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw isDenied(error) ? new BlobDenied(error.message) : error;
      }),
    write: (name, bytes) =>
      asking(
        `writing ${name}`,
        () => send('PUT', name, bytes, { 'content-type': 'image/jpeg' }),
        async () => undefined,
      ),
    removeUnfinished: async () => undefined,
    remove: (name) =>
      asking(
        `removing ${name}`,
        () => send('DELETE', name, new Uint8Array(), {}),
        async () => undefined,
      ).catch((error: unknown) => {
        if (!isAbsent(error)) throw error;
      }),
  };
};
