import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { pino, type Logger } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { loggerOptions, logRequests } from './logging.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

const logged = (write: (log: Logger) => void): string => {
  const lines: string[] = [];
  const sink = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) });
  write(pino({ ...loggerOptions('info') }, sink));
  return lines.join('');
};

test('a failed statement is logged without the values it was given', async () => {
  const failure: unknown = await database.db.execute(sql`select ${'maria@cliente.test'}::int`).catch((error: unknown) => error);
  const text = logged((log) => log.error({ err: failure }, 'request failed'));
  expect(JSON.parse(text)).toMatchObject({
    err: { code: '22P02', statement: 'select $1::int', stack: expect.stringContaining('    at ') },
  });
  expect(text).not.toContain('maria');
});

test.each(['authorization', 'userToken', 'password', 'mail', 'query', 'body'])('%s is hidden at whatever depth it is logged', (name) => {
  const text = logged((log) => log.info({ [name]: 'segredo', headers: { [name]: 'segredo' }, req: { headers: { [name]: 'segredo' } } }));
  expect(text).toContain('[oculto]');
  expect(text).not.toContain('segredo');
});

test('a request is logged without its query, and without the name of a file: people write names of people into those', async () => {
  const lines: string[] = [];
  const app = fastify({
    logger: { ...loggerOptions('info'), stream: { write: (line) => void lines.push(line) } },
    disableRequestLogging: true,
  });
  logRequests(app);
  app.get('/v2/order/mediate/file/:fileId/:name', () => 'bytes');
  app.get('/v2/order/:id', () => 'order');
  await app.inject('/v2/order/mediate/file/f1/CPF_Joana_Lima.pdf?mac=segredo');
  await app.inject('/v2/order/O1?search=Joana');
  await app.close();
  const paths = lines.map((line) => (JSON.parse(line) as { readonly path?: string }).path);
  expect(paths.filter((path) => path !== undefined)).toEqual(['/v2/order/mediate/file/f1/:name', '/v2/order/O1']);
  expect(lines.join('')).not.toMatch(/Joana|segredo/u);
});
