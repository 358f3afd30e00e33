import { expect, test } from 'vitest';
import { readS3Address } from './s3-blob-store.ts';
import { signS3 } from './sign-s3.ts';

const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};

test('signs as the worked example of the S3 documentation (GET Object)', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const at = new Date('2013-05-24T00:00:00.000Z');
  const { authorization } = signS3({ method: 'GET', url, body: new Uint8Array(), headers: { range: 'bytes=0-9' }, at }, credentials);
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test.each([
  ['s3://fotos', {}, 'https://s3.us-east-1.amazonaws.com/fotos/'],
  ['s3://fotos/balcao/', { AWS_REGION: 'sa-east-1' }, 'https://s3.sa-east-1.amazonaws.com/fotos/balcao/'],
  ['s3://fotos/a/b', { AWS_ENDPOINT_URL: 'http://127.0.0.1:9000/' }, 'http://127.0.0.1:9000/fotos/a/b/'],
])('%s is kept under %s', (text, environment, base) => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(readS3Address(text, { ...keys, ...environment }).base.href).toBe(base);
});

test('without credentials it says which are missing', () => {
  expect(() => readS3Address('s3://fotos', {})).toThrow('AWS_ACCESS_KEY_ID');
});
