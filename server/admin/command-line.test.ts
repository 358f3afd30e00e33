import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { migratedSnapshot } from '../testing/migrated-snapshot.ts';
import { readArguments } from './read-arguments.ts';

const dir = mkdtempSync(join(tmpdir(), 'balcao-admin-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Ended {
  readonly exitCode: unknown;
  readonly errors: string;
}

const runWith = (environment: Readonly<Record<string, string>>, words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dir, LOG_LEVEL: 'silent', ...environment };
    execFile(process.execPath, ['--import', 'tsx', 'server/admin/cli.ts', ...words], { env }, (error, _output, errors) =>
      resolve({ exitCode: error?.code ?? 0, errors }),
    );
  });

const run = (...words: readonly string[]): Promise<Ended> => runWith({}, words);

test('while the server has the data open, a command says in one sentence what to do, and ends with 1', async () => {
  const unlock = await lockDataDir(join(dir, 'pglite'));
  const { exitCode, errors } = await run('revoke-sessions', '--all');
  await unlock();
  expect(exitCode).toBe(1);
  expect(errors).toBe(
    `O servidor está usando a pasta de dados ${dir}, que só um processo abre por vez. Pare-o, rode este comando de novo e inicie-o outra vez.\n`,
  );
});

test.each([['list'], ['copy-to', 'postgres://b@127.0.0.1:1/c']])('who only looks makes no data: %s', async (...words) => {
  const { exitCode, errors } = await run(...words);
  expect([exitCode, errors]).toEqual([1, `Ainda não há dados (${dir}): o primeiro início do servidor os faz.\n`]);
  expect(existsSync(join(dir, 'pglite', 'PG_VERSION'))).toBe(false);
});

test.each([['list'], ['revoke-sessions', '--all']])(
  'where the data folder is a file, %s says so in one sentence and ends with 1',
  async (...words) => {
    const file = join(dir, 'file');
    writeFileSync(file, '');
    const { exitCode, errors } = await runWith({ DATA_DIR: file }, words);
    expect([exitCode, errors]).toEqual([
      1,
      `${join(file, 'pglite')} não pode ser a pasta de dados: há um arquivo no lugar de uma pasta. Confira DATA_DIR.\n`,
    ]);
  },
);

test('with a provider’s API no data are looked for', async () => {
  const { exitCode, errors } = await runWith({ UPSTREAM_URL: 'https://provedor.test' }, ['list']);
  expect([exitCode, errors]).toEqual([1, 'Com UPSTREAM_URL as contas são do provedor: não há contas aqui.\n']);
});

test('data that are on a PostgreSQL already are not taken to another one', async () => {
  const { exitCode, errors } = await runWith({ DATABASE_URL: 'postgres://b@127.0.0.1:1/b' }, ['copy-to', 'postgres://b@127.0.0.1:1/c']);
  expect([exitCode, errors]).toEqual([1, 'Os dados já estão no PostgreSQL de DATABASE_URL: copie-os com pg_dump, ou tire DATABASE_URL.\n']);
});

/** A data folder of this build, after these statements. */
const filled = async (statements: string): Promise<string> => {
  const from = mkdtempSync(join(dir, 'from-'));
  const client = await PGlite.create({ dataDir: join(from, 'pglite'), loadDataDir: await migratedSnapshot() });
  await client.exec(statements);
  await client.close();
  return from;
};

const newest = '(select max(created_at) from drizzle.__drizzle_migrations)';
test.each([
  ['an older', `delete from drizzle.__drizzle_migrations where created_at = ${newest}`, /versão mais antiga/u],
  ['a newer', `update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = ${newest}`, /versão mais nova/u],
])('data of %s build are not copied, nor brought up to date', async (_which, statements, sentence) => {
  const from = await filled(statements);
  const { exitCode, errors } = await runWith({ DATA_DIR: from }, ['copy-to', 'postgres://b@127.0.0.1:1/c']);
  expect([exitCode, errors]).toEqual([1, expect.stringMatching(sentence)]);
});

test('a database that data are copied to and does not answer is told by the address that was given', async () => {
  const from = await filled('');
  const { exitCode, errors } = await runWith({ DATA_DIR: from }, ['copy-to', 'postgres://b@127.0.0.1:1/c']);
  expect([exitCode, errors]).toEqual([
    1,
    'O banco de dados em 127.0.0.1:1 não respondeu: confira o endereço do comando e se o servidor do banco está no ar.\n',
  ]);
});

test.each(['postgres://b:segredo@h/d', 'postgres://b@h/d?password=segredo'])(
  'a password on the command line (%s) is refused, for every process of the machine reads it',
  (url) => {
    const read = readArguments(['copy-to', url]);
    const said = read.ok ? '' : read.error;
    expect(said).toMatch(/^A senha vem em PGPASSWORD, não no endereço: .*\n.*npm run admin/u);
    expect(said).not.toContain('segredo');
  },
);

test('words that are not understood end with 2 and say which there are', async () => {
  const { exitCode, errors } = await run('create-superuser', 'ana@loja.test', '--pasword-stdin');
  expect(exitCode).toBe(2);
  expect(errors).toContain('Não entendi --pasword-stdin');
  expect(errors).toContain('npm run admin -- create-superuser EMAIL');
});

test.each([
  ['list', { what: 'list' }],
  ['create-superuser Ana@Loja.test', { what: 'create-superuser', mail: 'ana@loja.test', 'password-stdin': false }],
  ['create-superuser a@b.co --name Ana --password-stdin', { what: 'create-superuser', name: 'Ana', 'password-stdin': true }],
  ['reset-password a@b.co', { what: 'reset-password', mail: 'a@b.co' }],
  ['revoke-sessions a@b.co', { what: 'revoke-sessions', mail: 'a@b.co' }],
  ['revoke-sessions --all', { what: 'revoke-sessions', all: true }],
  ['copy-to postgres://b@h/d', { what: 'copy-to', url: 'postgres://b@h/d' }],
])('%s is understood', (line, meant) => {
  expect(readArguments(line.split(' '))).toMatchObject({ ok: true, value: meant });
});

test.each([
  '',
  'list a@b.co',
  'list --all',
  'create-superuser',
  'create-superuser ana',
  'create-superuser a@b.co c@d.co',
  'create-superuser a@b.co --all',
  'reset-password a@b.co --name Ana',
  'revoke-sessions',
  'revoke-sessions a@b.co --all',
  'copy-to',
  'copy-to mysql://b@h/d',
  'copy-to postgres://b@h:port/d',
  'remove a@b.co',
])('%j is not understood', (line) => {
  expect(readArguments(line.split(' ').filter((word) => word !== '')).ok).toBe(false);
});
