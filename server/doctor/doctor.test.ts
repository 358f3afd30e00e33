import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readSettings, type Settings } from '../config.ts';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { account } from '../db/schema/core.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import type { Finding } from './finding.ts';
import { lookAtClock } from './look-at-clock.ts';
import { lookAtData, lookInside } from './look-at-data.ts';
import { lookAtMachine, lookAtNode } from './look-at-machine.ts';
import { lookAtSettings } from './look-at-settings.ts';
import { lookAtStore } from './look-at-store.ts';

const dir = mkdtempSync(join(tmpdir(), 'balcao-doctor-'));
afterAll(() => rmSync(dir, { recursive: true }));
let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const settingsOf = (environment: Record<string, string> = {}): Settings => {
  const settings = readSettings({ DATA_DIR: join(dir, 'none'), ...environment });
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  return settings.value;
};
const lacks = (findings: readonly Finding[]): readonly string[] => findings.filter(({ remedy }) => remedy !== null).map(({ what }) => what);
const DATABASE_URL = 'postgres://balcao@localhost/balcao';
const PUBLIC_URL = 'https://painel.test';
const whole = {
  DATABASE_URL,
  PUBLIC_URL,
  SMTP_URL: 'smtp://u:segredo@mail.test',
  MAIL_FROM: 'Balcão <nao-responda@painel.test>',
  TRUST_PROXY: '127.0.0.1',
  METRICS_TOKEN: 'segredo-de-quem-mede',
  SEALING_KEY: '5e'.repeat(32),
  MARKETPLACE: 'mercadolivre',
  MELI_APP_ID: '4104',
  MELI_APP_SECRET: 'segredo',
};

test.each([
  ['a demo on this machine', {}, []],
  ['a demo that others reach', { HOST: '0.0.0.0' }, ['PUBLIC_URL']],
  ['a demo that tells nobody', { MARKETPLACE: 'off' }, []],
  ['an embedded server without the demo', { DEMO: 'off' }, ['PUBLIC_URL', 'SMTP_URL', 'MARKETPLACE']],
  ['PostgreSQL and nothing else', { DATABASE_URL }, ['PUBLIC_URL', 'SMTP_URL', 'SEALING_KEY', 'MARKETPLACE']],
  ['a proxy that nobody named', { ...whole, TRUST_PROXY: '' }, ['TRUST_PROXY']],
  ['figures that a proxy passes on', { ...whole, METRICS_TOKEN: '' }, ['METRICS_TOKEN']],
  ['a demo whose mails a proxy passes on', { PUBLIC_URL, TRUST_PROXY: '127.0.0.1' }, ['SMTP_URL', 'METRICS_TOKEN']],
  ['an application that nobody registered', { ...whole, MELI_APP_ID: '', MELI_APP_SECRET: '' }, ['MARKETPLACE']],
  ['an application without its secret', { ...whole, MELI_APP_SECRET: '' }, ['MARKETPLACE']],
  ['grants that nobody could open', { ...whole, SEALING_KEY: '' }, ['SEALING_KEY', 'MARKETPLACE']],
  ['an embedded server that sends', { ...whole, DATABASE_URL: '', SEALING_KEY: '', DEMO: 'off' }, []],
  ['mails of a sender that is nobody’s', { ...whole, MAIL_FROM: '' }, ['MAIL_FROM']],
  ['all that is needed', whole, []],
  ['a provider behind it', { UPSTREAM_URL: 'https://api.test/v2' }, []],
  ['a provider behind it and a proxy in front', { UPSTREAM_URL: 'https://api.test/v2', TRUST_PROXY: '10.0.0.2' }, ['METRICS_TOKEN']],
])('of the settings of %s the doctor misses exactly what lacks', (_of, environment: Record<string, string>, missing) => {
  const findings = lookAtSettings(settingsOf(environment));
  expect(lacks(findings)).toEqual(missing);
  expect(JSON.stringify(findings)).not.toContain('segredo');
});

test('a registration that is closed is named, and nothing that lacks', () => {
  const of = (environment: Record<string, string>) => lookAtSettings(settingsOf(environment)).find(({ what }) => what === 'REGISTRATION');
  expect(of({})?.found).toBe('empresas e consultores se cadastram');
  expect(of({ REGISTRATION: 'closed' })).toMatchObject({ found: 'fechado: só se entra por convite', remedy: null });
});

test('where decisions are meant for Mercado Livre and it can not be spoken to, what to define is named', () => {
  const of = (environment: Record<string, string>) =>
    lookAtSettings(settingsOf({ ...whole, ...environment })).find(({ what }) => what === 'MARKETPLACE');
  expect(of({ MELI_APP_ID: '', MELI_APP_SECRET: '' })).toMatchObject({
    found: 'nada do que se decide aqui é enviado ao marketplace',
    remedy: 'siga docs/mercado-livre.md e defina MELI_APP_ID, MELI_APP_SECRET',
  });
  expect(of({ SEALING_KEY: '' })?.remedy).toBe('siga docs/mercado-livre.md e defina SEALING_KEY');
});

test('an older Node, a folder that can not be written and a bucket without keys are named', async () => {
  expect(lacks([lookAtNode('20.18.9'), lookAtNode('20.19.0'), lookAtNode('22.0.0')])).toEqual(['Node']);
  expect(lacks(lookAtMachine(settingsOf({ DATA_DIR: '/proc/balcao' })))).toContain('DATA_DIR');
  expect(lacks(await lookAtStore(settingsOf({ BLOB_STORE: 's3://balcao' })))).toContain('imagens');
});

test('where there are no data yet the doctor makes none, and misses a superuser unless the demo brings its own', async () => {
  expect(lacks(await lookAtData(settingsOf({ DEMO: 'off' })))).toEqual(['superusuário']);
  expect(lacks(await lookAtData(settingsOf()))).toEqual([]);
  expect(existsSync(join(dir, 'none'))).toBe(false);
});

test('a folder that a start left before it came to any data is looked at as none, and stays empty', async () => {
  const pglite = join(dir, 'begun/pglite');
  mkdirSync(pglite, { recursive: true });
  expect(lacks(await lookAtData(settingsOf({ DATA_DIR: join(dir, 'begun'), DEMO: 'off' })))).toEqual(['superusuário']);
  expect(readdirSync(pglite)).toEqual([]);
});

test('while the server has the data open, the doctor says that it could not look', async () => {
  const DATA_DIR = join(dir, 'open');
  const unlock = await lockDataDir(join(DATA_DIR, 'pglite'));
  writeFileSync(join(DATA_DIR, 'pglite/PG_VERSION'), '18');
  expect(await lookAtData(settingsOf({ DATA_DIR }))).toMatchObject([{ what: 'dados', remedy: expect.stringContaining('Pare-o') }]);
  await unlock();
});

test('a database that does not answer is a finding, not an end', async () => {
  expect(lacks(await lookAtData(settingsOf({ DATABASE_URL: 'postgres://balcao@127.0.0.1:1/balcao' })))).toEqual(['banco de dados']);
});

test('a clock that differs from the database’s, either way, is named', async () => {
  expect(lacks([5000, -5000, 5001, -90_000].map(lookAtClock))).toEqual(['relógio', 'relógio']);
  expect(lookAtClock(-90_000)).toMatchObject({
    found: 'o desta máquina difere 90 s do do banco',
    remedy: expect.stringContaining('abaixo de um minuto'),
  });
  server = await openTestServer();
  const found = await lookInside(server.db, settingsOf({ DATABASE_URL }));
  expect(found.find(({ what }) => what === 'relógio')).toMatchObject({ remedy: null });
});

test('a database is looked into: who can enter, whom the demo’s password still opens, of which version its tables are', async () => {
  server = await openTestServer();
  const { db } = server;
  const look = async (environment: Record<string, string>) => lacks(await lookInside(db, settingsOf(environment)));
  // super@balcao.test of the test server has the demo's address and password.
  expect(await look({ DEMO: 'on' })).toEqual([]);
  expect(await look({ DEMO: 'off' })).toEqual(['demonstração']);
  await db.delete(account);
  expect(await look({ DEMO: 'off' })).toEqual(['superusuário']);
  await db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  expect(await look({ DEMO: 'off' })).toEqual(['tabelas']);
  const last = sql`(select max(created_at) from drizzle.__drizzle_migrations)`;
  await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${last}`);
  await db.execute(sql`alter table account rename column is_first to was_first`);
  expect((await lookInside(db, settingsOf({ DEMO: 'off' }))).map(({ what }) => what)).toEqual(['banco de dados', 'tabelas']);
  await db.execute(sql`alter table account rename column was_first to is_first`);
  await db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
});
