import { createHash, createHmac } from 'node:crypto';

/** What a request is signed with (AWS Signature Version 4, as Amazon, MinIO, Cloudflare R2 and others take it). */
export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: Date;
}

const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Uint8Array | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The headers to send, `authorization` among them. Header names are given in lower case; the path has no query. */
export const signS3 = (
  { method, url, body, headers, at }: S3Request,
  { accessKeyId, secretAccessKey, region }: S3Credentials,
): Record<string, string> => {
  const stamp = at.toISOString().replaceAll(/[-:]|\.\d{3}/gu, '');
  const day = stamp.slice(0, 8);
  const signed: Record<string, string> = { ...headers, host: url.host, 'x-amz-content-sha256': sha256(body), 'x-amz-date': stamp };
  const names = Object.keys(signed).toSorted();
  const canonical = [method, url.pathname, '', ...names.map((name) => `${name}:${signed[name]}`), '', names.join(';'), sha256(body)].join(
    '\n',
  );
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>((previous, part) => hmac(previous, part), hmac(`AWS4${secretAccessKey}`, day));
  const signature = hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')).toString('hex');
  const { host: _host, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
};
