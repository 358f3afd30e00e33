import fastify from 'fastify';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { ConnectionLost } from '../db/database-errors.ts';
import { BlobsAway } from '../images/blob-store.ts';
import { onError } from './error-handler.ts';

/** As drizzle throws what the database answered. */
const refused = (code: string): Error => {
  const cause = new DatabaseError('refused', 7, 'error');
  cause.code = code;
  return new Error('Failed query', { cause });
};
const withCode = (code: string): Error => Object.assign(new Error(code), { code });

const answerTo = async (error: Error) => {
  const app = fastify();
  app.setErrorHandler(onError);
  app.get('/', () => {
    throw error;
  });
  const { statusCode, headers, body } = await app.inject('/');
  return { statusCode, retryAfter: headers['retry-after'], ...(JSON.parse(body) as { readonly code: string; readonly message: string }) };
};

test.each([
  ['a connection that was lost', new ConnectionLost(new Error('Connection terminated unexpectedly'))],
  ['a server that is away', withCode('ECONNREFUSED')],
  ['a server that stops', refused('57P01')],
  ['a server that crashed', refused('57P02')],
  ['a server that starts', refused('57P03')],
  ['a server without memory', refused('53200')],
  ['a server with too many connections', refused('53300')],
  ['a statement that took too long', refused('57014')],
  ['a lock that was not to be had', refused('55P03')],
  ['a transaction that stood idle', refused('25P03')],
  ['transactions that waited for each other', refused('40P01')],
  ['a server that can only be read for now', refused('25006')],
  ['a disk that fails', refused('58030')],
])('%s is told with 503, and when to ask again', async (_what, error) => {
  expect(await answerTo(error)).toMatchObject({
    statusCode: 503,
    retryAfter: '2',
    code: 'unavailable',
    message: 'Serviço indisponível, tente novamente',
  });
});

test.each([
  ['of the database', refused('53100')],
  ['of this machine', withCode('ENOSPC')],
])('a full disk %s is told as what it is, with 503', async (_whose, error) => {
  expect(await answerTo(error)).toMatchObject({
    statusCode: 503,
    retryAfter: '30',
    code: 'unavailable',
    message: expect.stringContaining('sem espaço em disco') as string,
  });
});

test('a store of images that does not serve is told with 503, and when to ask again', async () => {
  expect(await answerTo(new BlobsAway('The blob store answered 503 when reading a.jpg'))).toMatchObject({
    statusCode: 503,
    retryAfter: '10',
    code: 'unavailable',
    message: 'Serviço indisponível, tente novamente',
  });
});

test('what asking again does not mend stays an error of ours', async () => {
  for (const error of [refused('42703'), refused('XX000'), new Error('a mistake')]) {
    expect(await answerTo(error)).toMatchObject({ statusCode: 500, retryAfter: undefined, code: 'internal' });
  }
});
