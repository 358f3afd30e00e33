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
  ['MARKETPLACE', 'ebay'],
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

test('where others are meant to come, a start says that mails are not sent, that their links lead to this machine and that no marketplace is told', () => {
  const namesOf = (environment: Record<string, string>) => warningsOf(read(environment)).map((warning) => warning.split(' ')[0]);
  expect(namesOf({})).toEqual([]);
  expect(namesOf({ UPSTREAM_URL: 'https://api.provider.test/v2', HOST: '0.0.0.0' })).toEqual([]);
  // A machine that sends real mails reaches others by them.
  expect(namesOf({ SMTP_URL: 'smtp://mail.test' })).toEqual(['PUBLIC_URL']);
  expect(namesOf({ SMTP_URL: 'smtp://mail.test', PUBLIC_URL: 'https://painel.test' })).toEqual([]);
  expect(namesOf({ HOST: '0.0.0.0' })).toEqual(['PUBLIC_URL', 'SMTP_URL']);
  const whole = { DATABASE_URL: 'postgres://x@db/x', SMTP_URL: 'smtp://mail.test', PUBLIC_URL: 'https://painel.test' };
  expect(namesOf({ ...whole, PUBLIC_URL: '' })).toEqual(['PUBLIC_URL', 'MARKETPLACE']);
  const sending = { ...whole, MARKETPLACE: 'mercadolivre', SEALING_KEY: '5e'.repeat(32), MELI_APP_ID: '4104', MELI_APP_SECRET: 'x' };
  expect(namesOf(sending)).toEqual([]);
  expect(warningsOf(read({ ...sending, MELI_APP_SECRET: '', SEALING_KEY: '' }))).toEqual([
    'MARKETPLACE está em mercadolivre, e falta definir MELI_APP_SECRET e SEALING_KEY: nada do que se decide aqui é enviado ao marketplace.',
  ]);
  expect(warningsOf(read({ HOST: '0.0.0.0', PORT: '8080' }))[0]).toContain('http://localhost:8080');
});

test('a world that is for measuring says at start that it runs without a marketplace to connect to', () => {
  const said = (environment: Record<string, string>) => warningsOf(read(environment));
  expect(said({ DEMO_SIZE: '100k' })).toEqual([
    'DEMO_SIZE=100k roda sem o Mercado Livre de demonstração: as contas são simuladas e nenhuma pode ser conectada.',
  ]);
  expect(said({ DEMO_SIZE: '1m' })).toHaveLength(1);
  expect([said({ DEMO_SIZE: 'small' }), said({ DEMO_SIZE: '100k', MARKETPLACE: 'off' })]).toEqual([[], []]);
});

test('the demo plays its own marketplace and nobody else does; switched off by its old name, nothing is told to anybody', () => {
  const of = (environment: Record<string, string>) => read(environment).MARKETPLACE;
  expect([of({}), of({ DEMO: 'off' }), of({ DATABASE_URL: 'postgres://db/x' }), of({ UPSTREAM_URL: 'https://api.test' })]).toEqual([
    'fake',
    'off',
    'off',
    'off',
  ]);
  expect([of({ MARKETPLACE_CLOCK: 'off' }), of({ MARKETPLACE_CLOCK: 'on' }), of({ MARKETPLACE_CLOCK: 'on', DEMO: 'off' })]).toEqual([
    'off',
    'fake',
    'off',
  ]);
  expect([of({ MARKETPLACE: 'off' }), of({ MARKETPLACE: 'mercadolivre', DEMO: 'off' })]).toEqual(['off', 'mercadolivre']);
  expect(of({ MARKETPLACE: 'fake', MARKETPLACE_CLOCK: 'off' })).toBe('fake');
});

test('what the demo invents is not sent to the real marketplace, and what is real is not told to an invented one', () => {
  const refusedBy = (environment: Record<string, string>) => {
    const settings = readSettings(environment);
    return settings.ok ? null : settings.error;
  };
  expect(refusedBy({ MARKETPLACE: 'mercadolivre' })).toEqual([
    { name: 'MARKETPLACE', message: expect.stringMatching(/^deve ser fake ou off/u) },
  ]);
  expect(refusedBy({ MARKETPLACE: 'fake', DATABASE_URL: 'postgres://db/x' })).toEqual([
    { name: 'MARKETPLACE', message: expect.stringMatching(/^deve ser mercadolivre ou off/u) },
  ]);
});

test('everything that is wrong is said at once', () => {
  const settings = readSettings({ PORT: 'x', LEASES: 'y', DEMO: 'z' });
  expect(settings.ok ? [] : settings.error.map(({ name }) => name)).toEqual(['PORT', 'LEASES', 'DEMO']);
});

test('the sealing key is read by the name it had while it sealed certificates alone; its own name is stronger', () => {
  const [old, own] = ['ab'.repeat(32), 'cd'.repeat(32)];
  const keyOf = (environment: Record<string, string>) => {
    const settings = readSettings(environment);
    return settings.ok && settings.value.SEALING_KEY;
  };
  expect([keyOf({ CERTIFICATE_KEY: old }), keyOf({ CERTIFICATE_KEY: old, SEALING_KEY: own }), keyOf({})]).toEqual([old, own, undefined]);
});
