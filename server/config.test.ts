import { expect, test } from 'vitest';
import { readSettings, warningsOf } from './config.ts';

const read = (environment: Record<string, string | undefined>) => {
  const settings = readSettings(environment);
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  return settings.value;
};

test('with nothing set, it is a demo on PGlite at port 4000 of this machine only', () => {
  expect(read({})).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    LEASES: 'optional',
    DEMO: true,
    DEMO_SIZE: 'small',
    ALLOWED_ORIGINS: [],
  });
});

test('with a database of one’s own there is no demo, unless asked for', () => {
  const DATABASE_URL = 'postgres://balcao@localhost/balcao';
  expect(read({ DATABASE_URL }).DEMO).toBe(false);
  expect(read({ DATABASE_URL, DEMO: 'on' }).DEMO).toBe(true);
  expect(read({ DEMO: 'off' }).DEMO).toBe(false);
});

test('in front of a provider there is no demo', () => {
  expect(read({ UPSTREAM_URL: 'https://api.provider.test/v2' }).DEMO).toBe(false);
});

test('an empty variable is one that is not set', () => {
  expect(read({ PORT: '', HELP_URL: ' ' })).toMatchObject({ PORT: 4000 });
  expect(read({ HELP_URL: '' }).HELP_URL).toBeUndefined();
});

test('origins are a list', () => {
  expect(read({ ALLOWED_ORIGINS: 'https://a.test, http://b.test:8080' }).ALLOWED_ORIGINS).toEqual(['https://a.test', 'http://b.test:8080']);
});

test('proxies are their addresses; without any nobody is believed', () => {
  expect(read({}).TRUST_PROXY).toEqual([]);
  expect(read({ TRUST_PROXY: 'loopback, 10.1.0.0/16, ::1' }).TRUST_PROXY).toEqual(['loopback', '10.1.0.0/16', '::1']);
});

test.each([
  ['PORT', 'quatro mil'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '0x10'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['BLOB_STORE', 'ftp://bucket'],
  ['UPSTREAM_URL', 'api.provider.test'],
  ['HELP_URL', 'javascript:alert(1)'],
  ['LEASES', 'maybe'],
  ['DEMO', 'talvez'],
  ['DEMO_SIZE', '2m'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://a.test/path'],
  ['ALLOWED_ORIGINS', 'null'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1, proxy.test'],
])('%s=%s is refused by name', (name, value) => {
  const settings = readSettings({ [name]: value });
  expect(settings).toMatchObject({ ok: false, error: [{ name, message: expect.stringMatching(/^deve /u) }] });
});

test('where others are meant to come, a start says that mails are not sent and that their links lead to this machine', () => {
  const namesOf = (environment: Record<string, string>) => warningsOf(read(environment)).map((warning) => warning.split(' ')[0]);
  expect(namesOf({})).toEqual([]);
  expect(namesOf({ UPSTREAM_URL: 'https://api.provider.test/v2', HOST: '0.0.0.0' })).toEqual([]);
  expect(namesOf({ HOST: '0.0.0.0' })).toEqual(['PUBLIC_URL', 'SMTP_URL']);
  expect(namesOf({ DATABASE_URL: 'postgres://x@db/x', SMTP_URL: 'smtp://mail.test' })).toEqual(['PUBLIC_URL']);
  expect(namesOf({ DATABASE_URL: 'postgres://x@db/x', SMTP_URL: 'smtp://mail.test', PUBLIC_URL: 'https://painel.test' })).toEqual([]);
  expect(warningsOf(read({ HOST: '0.0.0.0', PORT: '8080' }))[0]).toContain('http://localhost:8080');
});

test('everything that is wrong is said at once', () => {
  const settings = readSettings({ PORT: 'x', LEASES: 'y', DEMO: 'z' });
  expect(settings.ok ? [] : settings.error.map(({ name }) => name)).toEqual(['PORT', 'LEASES', 'DEMO']);
});
