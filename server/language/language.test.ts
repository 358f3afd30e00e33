import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, testSettings, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { lookAtMachine, lookAtNode } from '../doctor/look-at-machine.ts';
import { lookAtSettings } from '../doctor/look-at-settings.ts';
import { lackingTable } from '../imports/lacking-table.ts';
import { inEnglish, problemInEnglish } from './english.ts';
import { answerInEnglish } from './language.ts';
import { sentences } from './sentences.ts';

let server: TestServer;
let superuser: SignedIn;
beforeAll(async () => {
  server = await openTestServer();
  superuser = await server.signIn('super');
});
afterAll(() => server.close());

const english = { 'accept-language': 'en' };

test('a refusal is said in English to who reads English, in Portuguese to everybody else', async () => {
  const wrong = { payload: { mail: 'ana@balcao.test', password: 'f0'.repeat(32) } };
  const said = async (headers: Record<string, string>) => {
    const answer = await server.ask('POST', '/v2/user/auth', { ...wrong, headers });
    return answer.json<{ message: string }>().message;
  };
  expect(await said(english)).toBe('Wrong e-mail or password');
  expect(await said({ 'accept-language': 'pt-BR' })).toBe('E-mail ou senha incorretos');
  expect(await said({})).toBe('E-mail ou senha incorretos');
});

test('a refusal that was kept is said again in the language of who asks then', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const block = async (headers: Record<string, string>) => {
    const answer = await server.ask('PUT', '/v2/user/person/super/block', {
      payload: { blocked: true },
      headers: { ...superuser, ...key, ...headers },
    });
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  expect(await block({})).toEqual([409, 'Você não pode bloquear a si mesmo']);
  expect(await block(english)).toEqual([409, 'You can not block yourself']);
});

test('a mailed link that was cut by a line break is told to be dead', async () => {
  const answer = await server.ask('POST', '/v2/user/mail/validate', {
    payload: { token: 'abc', password: 'f0'.repeat(32) },
    headers: english,
  });
  expect(answer.json()).toEqual({
    code: 'invalid',
    message:
      'This link is no longer valid or was used before. If you have just used it, sign in with the password; if not, ask for another.',
  });
});

test.each([
  [english, 'Invalid value.'],
  [{}, 'Valor inválido.'],
])('what a schema refuses is told without its pattern, %j', async (headers, message) => {
  const answer = await server.ask('POST', '/v2/user/mail/validate', { payload: { token: 'abc', password: 'clear' }, headers });
  expect(answer.json<{ cause: unknown }>().cause).toEqual([{ message, path: 'body.password' }]);
});

test('an answer to a refusal in which nothing can be seen is refused in the language of who asks', async () => {
  const payload = { answer: '\u200B' };
  const answer = await server.ask('PUT', '/v2/publish/p1', { payload, headers: { ...superuser, ...english } });
  expect(answer.json<{ cause: unknown }>().cause).toEqual([{ message: 'Write the answer to the refusal', path: 'body.answer' }]);
});

test('an image is judged in English where it is read so', async () => {
  const judged = await server.ask('POST', '/v2/sku/IAanaliser', {
    payload: { image: Buffer.from('no picture').toString('base64') },
    headers: { ...superuser, ...english },
  });
  expect(judged.json()).toBe('This file is not allowed');
});

test.each([
  ['Pedido está aguardando envio', 'The order is waiting to be shipped'],
  ['Em análise por Renata Lima', 'Being reviewed by Renata Lima'],
  ['Deve ser menor ou igual a 70', 'Must be at most 70'],
  ['CPF ou CNPJ inválido.', 'Invalid CPF or CNPJ.'],
  ['Casa & Cia solicitou o cancelamento da venda 2000.', 'Casa & Cia asked for the cancellation of sale 2000.'],
  ['Você tem uma venda cancelada: 2000. A devolução foi registrada.', 'You have a cancelled sale: 2000. The return was recorded.'],
  ['Venda 2000012000000137', 'Sale 2000012000000137'],
  ['O que o comprador escreveu', 'O que o comprador escreveu'],
  ['itens.csv: O arquivo está vazio', 'itens.csv: The file is empty'],
  ['itens.csv: O arquivo tem mais de 500 colunas', 'itens.csv: The file has more than 500 columns'],
  ['itens: 2.csv: Falta a coluna Preço. Diga qual coluna é.', 'itens: 2.csv: The column Preço is missing. Say which one it is.'],
  ['Cor: Erro interno', 'Cor: Erro interno'],
])('%s: %s', (portuguese, expected) => {
  expect(inEnglish(portuguese)).toBe(expected);
});

test('a table of orders that lacks or is twice is called by its English name', () => {
  const tables = ['orders', 'items', 'customers', 'products', 'sellers'] as const;
  const lacks = (['orders', 'items', 'customers'] as const).map((lacking) =>
    lackingTable(tables.filter((each) => each !== lacking).map((table) => ({ table, lines: 1 }))),
  );
  expect(lacks.map((said) => inEnglish(said ?? '').split(':')[0])).toEqual([
    'The table of orders is missing',
    'The table of items is missing',
    'The table of customers is missing',
  ]);
  const twice = tables.map((table) => inEnglish(lackingTable([1, 2].map((lines) => ({ table, lines }))) ?? ''));
  expect(twice).toEqual(tables.map((table) => `Two files are the table of ${table}: leave one of them out`));
});

test('what is wrong in several places is told in a row, each in English', () => {
  const cause = [
    { message: 'O campo SKU é obrigatório', path: 'variations.0.sku' },
    { message: 'EAN / GTIN inválido', path: 'gtin' },
  ];
  expect(problemInEnglish({ code: 'invalid', message: 'O campo SKU é obrigatório, EAN / GTIN inválido', cause }).message).toBe(
    'SKU is required, Invalid EAN / GTIN',
  );
});

test('English and Portuguese of a sentence name as many values', () => {
  const places = (text: string) => text.split('{}').length;
  expect(Object.entries(sentences).filter(([said, translated]) => places(said) !== places(translated))).toEqual([]);
});

test('whatever a contract says itself has an English', () => {
  const texts = readdirSync('src/contract', { encoding: 'utf8' })
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => [
      ...readFileSync(`src/contract/${name}`, 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
        // Not the line of a call: 'GET /kit/{id}'.
        .matchAll(/(?:message: |, )'(?!(?:GET|POST|PUT|DELETE) \/)(\p{Lu}[^']* [^']*)'/gu),
    ])
    .map(([, text = '']) => text);
  expect(texts).toContain('Informe ao menos uma observação');
  expect(texts.filter((text) => inEnglish(text) === text)).toEqual([]);
});

test('whatever is told in a notification has an English', () => {
  const texts = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.|fake-|demo|testing/u.test(name))
    .flatMap((name) => {
      const code = readFileSync(`server/${name}`, 'utf8');
      return /notify(?:Seller|Superusers)\b/u.test(code) ? [...code.matchAll(/message: ['`](\p{Lu}[^'`]* [^'`]*)['`]/gu)] : [];
    })
    .map(([, text = '']) => text.replaceAll(/\$\{[^}]*\}/gu, '2000'));
  expect(texts).toContain('O Mercado Livre recusou a publicação de 2000.');
  expect(texts.filter((text) => inEnglish(text) === text)).toEqual([]);
});

test('what an adapter says itself of a command is English; what the marketplace says under a code of its own stays as it is', () => {
  const said = (errorCode: string, error: string) => ({ kind: 'answerQuestion', name: 'Pergunta 1', errorCode, error });
  const error = 'A pergunta já foi respondida fora do Balcão: "Sim"';
  expect(answerInEnglish('getIntegrationJob', said('answered_elsewhere', error))).toMatchObject({
    error: 'The question was answered outside of Balcão already: "Sim"',
  });
  expect(answerInEnglish('getIntegrationJob', said('7711', error))).toMatchObject({ error });
  const warnings = ['A condição continua como estava no Mercado Livre', 'Foto pequena'];
  expect(answerInEnglish('getIntegrationJob', { warnings })).toEqual({
    warnings: ['The condition is as it was at Mercado Livre', 'Foto pequena'],
  });
});

test('the title of a listing and the words of the marketplace stay theirs; what we call a sale is English', () => {
  const theirs = { kind: 'publishListing', name: 'Venda Relâmpago', errorCode: '409', error: 'Não encontrado' };
  const ours = { kind: 'cancelOrder', name: 'Venda 2000012', errorCode: null, error: null };
  const { items } = answerInEnglish('listIntegrationJobs', { items: [theirs, ours] }) as { readonly items: readonly unknown[] };
  expect(items).toEqual([theirs, { ...ours, name: 'Sale 2000012' }]);
});

test('a limit is grouped as English groups it', () => {
  expect(inEnglish('Deve ser menor ou igual a 2.100')).toBe('Must be at most 2,100');
});

test('whatever the doctor finds is told in English too, but for names and addresses', () => {
  const DATABASE_URL = 'postgres://balcao@localhost/balcao';
  const installations = [
    {},
    { DEMO: 'on' },
    { DEMO: 'on', MARKETPLACE: 'off', HOST: '0.0.0.0' },
    { DATABASE_URL, SEALING_KEY: '' },
    { DATABASE_URL, PUBLIC_URL: 'https://painel.test', SMTP_URL: 'smtp://mail.test', MARKETPLACE: 'mercadolivre' },
    { DATA_DIR: '/proc/balcao' },
  ];
  const found = installations.flatMap((environment) => {
    const settings = testSettings(environment);
    return [...lookAtMachine(settings), ...lookAtSettings(settings), lookAtNode('18.0.0')];
  });
  const said = [...new Set(found.flatMap(({ what, found: text, remedy }) => [what, text, ...(remedy === null ? [] : [remedy])]))];
  const isNameOrAddress = (text: string): boolean =>
    /^[A-Z_]+$|^Node$|^[\d.]+$|^(?:https:\/\/|s3:\/\/|\.?\/?[\w./-]*blobs)\S*$/u.test(text);
  expect(said.length).toBeGreaterThan(25);
  expect(said.filter((text) => inEnglish(text) === text && !isNameOrAddress(text))).toEqual([]);
});
