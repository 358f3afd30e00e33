import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MenuItem, SavedView } from '#contract/shell.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { account, savedView } from '../db/schema/core.ts';
import { startSession } from '../session/session-store.ts';
import { buildMenu } from './build-menu.ts';
import { moneyMenu, type MenuViewer } from './menu-table.ts';

let server: TestServer;
let ana: SignedIn;
beforeAll(async () => {
  server = await openTestServer({ environment: { HELP_URL: 'https://ajuda.test', LEASES: 'required' } });
  ana = await server.signIn('ana');
});
afterAll(() => server.close());

const namesOf = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ name, link, child }) => (child.length > 0 ? [name, namesOf(child)] : `${name} ${link}`));
const get = async <T>(path: string, who: SignedIn): Promise<T> => (await server.ask('GET', path, { headers: { ...who } })).json<T>();

const whole = [
  'Resumo /',
  [
    'Cadastros',
    ['Empresas /seller', 'Produtos /product', 'Kits /kit', 'Categorias /category', 'Compatibilidades /compatibilities', 'Importar /import'],
  ],
  [
    'Integrações',
    [
      'Contas /marketplace',
      'Anúncios /publish',
      'Anúncios de Kit /kitPublish',
      'Vínculos /link',
      'Regras de Preço /pricerule',
      'Fila de Integração /queue',
      'Integrações /integrations',
    ],
  ],
  'Vendas /sale',
  'Expedição /expedition',
  'Mediação /mediation',
  'Perguntas /message',
  'Mensagens /automessage',
  'Segunda revisão /secondLook',
  'Equipe de revisão /lead',
  'Relatórios /report',
  'Configurações /settings',
  'Usuários /users',
  'Reputação /reputation',
  'Situação do sistema /status',
  'Sair /logout',
];
const ofSeller = [
  ['Cadastros', ['Empresas /seller', 'Produtos /product', 'Kits /kit']],
  ['Integrações', ['Vínculos /link', 'Regras de Preço /pricerule', 'Fila de Integração /queue', 'Integrações /integrations']],
  'Vendas /sale',
  'Expedição /expedition',
  'Mediação /mediation',
  'Perguntas /message',
  'Mensagens /automessage',
  'Relatórios /report',
  'Configurações /settings',
  'Sair /logout',
];

/** A seller who may list brings files too. */
const withImports = ['Cadastros', ['Empresas /seller', 'Produtos /product', 'Kits /kit', 'Importar /import']];

test.each([
  [
    'reviewer',
    [
      'Resumo /',
      'Revisão /publish',
      'Anúncios de Kit /kitPublish',
      'Segunda revisão /secondLook',
      'Configurações /settings',
      'Sair /logout',
    ],
    [],
  ],
  ['super', whole, ['Financeiro /money']],
  ['ana', ['Resumo /', 'Meus anúncios /publish', 'Anúncios de Kit /kitPublish', ...ofSeller.with(0, withImports)], []],
  ['beto', ['Resumo /', ...ofSeller], []],
])('the menu of %s is the specified one, in its order, with what is for them', async (who, general, money) => {
  const headers = await server.signIn(who);
  expect(namesOf(await get<MenuItem[]>('/v2/app/menu', headers))).toEqual(general);
  expect(namesOf(await get<MenuItem[]>('/v2/app/moneyMenu', headers))).toEqual(money);
});

test('Financeiro is for money managers, also among sellers', () => {
  const seller: MenuViewer = { role: 'seller', isMoneyManager: false, hadSellout: false };
  expect(buildMenu(moneyMenu, seller)).toEqual([]);
  expect(namesOf(buildMenu(moneyMenu, { ...seller, isMoneyManager: true }))).toEqual(['Financeiro /money']);
});

test('capabilities are what was set, and anyone may ask', async () => {
  const answer = await server.ask('GET', '/v2/app/capabilities');
  expect(answer.json()).toEqual({
    leases: 'required',
    stream: true,
    undo: true,
    ours: true,
    helpUrl: 'https://ajuda.test',
    termsUrl: null,
    googleClientId: null,
    googleAuthorizeUrl: null,
    accounts: true,
    registration: 'open',
    platformId: 'mercadolivre',
    passwordMax: 20,
    demoAccounts: [],
  });
});

const id = '0c0ffee0-0000-4000-8000-000000000009';
const view = { screen: 'publish', name: 'Sem GTIN', search: '?reason=new', shared: false };
const save = (who: SignedIn, payload: object, at = id) => server.ask('PUT', `/v2/view/${at}`, { headers: { ...who }, payload });
const remove = (who: SignedIn, at = id) => server.ask('DELETE', `/v2/view/${at}`, { headers: { ...who } });
const listed = (who: SignedIn) => get<SavedView[]>('/v2/view?screen=publish', who);

test('a saved view is its owner’s until shared; colleagues read a shared one and can neither change nor remove it', async () => {
  const colleague = await server.signIn('money');
  expect((await save(ana, view)).json()).toEqual({ ...view, id, mine: true });
  expect(await listed(colleague)).toEqual([]);
  await save(ana, { ...view, name: 'Sem código', shared: true });
  expect(await listed(ana)).toEqual([{ ...view, name: 'Sem código', shared: true, id, mine: true }]);
  expect(await listed(colleague)).toEqual([{ ...view, name: 'Sem código', shared: true, id, mine: false }]);

  const absent = '0c0ffee0-0000-4000-8000-000000000010';
  const [foreign, missing] = [await remove(colleague), await remove(colleague, absent)];
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  expect((await save(colleague, { ...view, name: 'Tomada' })).statusCode).toBe(404);
  expect((await listed(ana))[0]?.name).toBe('Sem código');

  expect((await remove(ana)).json()).toEqual({ deleted: true });
  expect(await listed(colleague)).toEqual([]);
});

describe('a shared view', () => {
  /** Beside the users of every test: consultants, who have no company, and a second superuser. */
  const others = [
    { id: 'clara', role: 'seller' },
    { id: 'otto', role: 'seller' },
    { id: 'saulo', role: 'superuser' },
  ] as const;
  const everyone: Record<string, SignedIn> = {};
  beforeAll(async () => {
    await server.db
      .insert(account)
      .values(others.map((person) => ({ ...person, mail: `${person.id}@balcao.test`, name: person.id, passwordHash: 'none' })));
    for (const who of ['ana', 'money', 'beto', 'reviewer', 'colleague', 'super']) everyone[who] = await server.signIn(who);
    for (const { id: who } of others) {
      const token = await startSession(server.db, who, server.now());
      everyone[who] = { authorization: token, userToken: token };
    }
  });

  test.each([
    ['ana', 'the own company', ['ana', 'money']],
    ['beto', 'the own company', ['beto']],
    ['reviewer', 'reviewers', ['reviewer', 'colleague']],
    ['super', 'superusers', ['super', 'saulo']],
    ['clara', 'nobody: consultants have no company in common', ['clara']],
  ])('of %s is shown to %s, and to nobody else', async (owner, _, readers) => {
    const headers = everyone[owner];
    if (!headers) throw new Error(`${owner} is not signed in`);
    await save(headers, { ...view, shared: true });
    const seenBy: string[] = [];
    for (const [who, asking] of Object.entries(everyone)) if ((await listed(asking)).length > 0) seenBy.push(who);
    expect(seenBy.toSorted()).toEqual(readers.toSorted());
    await remove(headers);
  });
});

test('a view stays with the company, and the role, it was saved for: whoever left neither sees it, changes it, nor takes it along', async () => {
  const become = (now: Partial<typeof account.$inferInsert>) => server.db.update(account).set(now).where(eq(account.id, 'ana'));
  const [beto, colleague, saulo] = [await server.signIn('beto'), await server.signIn('money'), await server.signIn('super')];
  await save(ana, { ...view, shared: true });
  await become({ sellerId: 'loja-do-beto' });
  expect([await listed(beto), await listed(ana)]).toEqual([[], []]);
  expect([(await save(ana, view)).statusCode, (await remove(ana)).statusCode]).toEqual([404, 404]);
  expect(await listed(colleague)).toMatchObject([{ id, mine: false }]);
  await become({ sellerId: null, role: 'superuser' });
  expect([await listed(saulo), await listed(ana)]).toEqual([[], []]);
  await become({ sellerId: 'casa-da-ana', role: 'seller' });
  expect((await remove(ana)).statusCode).toBe(200);
});

test('whoever keeps as many views as fit may not keep one more, and may change each', async () => {
  const who = await server.signIn('reviewer');
  const [first = '', ...others] = Array.from({ length: 200 }, () => randomUUID());
  await save(who, view, first);
  const kept = { ...view, ownerId: 'reviewer', role: 'reviewer' as const };
  await server.db.insert(savedView).values(others.map((each) => ({ ...kept, id: each })));
  const refused = await save(who, view, randomUUID());
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { message: 'Limite de 200 visões salvas atingido: apague uma que não use mais' },
  ]);
  expect((await save(who, { ...view, name: 'Outro nome' }, first)).statusCode).toBe(200);
  await server.db.delete(savedView).where(eq(savedView.ownerId, 'reviewer'));
});

test('views of another screen are not listed, unless those of every screen are asked for', async () => {
  await save(ana, { ...view, screen: 'orders' });
  expect(await listed(ana)).toEqual([]);
  expect(await get<SavedView[]>('/v2/view', ana)).toEqual([{ ...view, screen: 'orders', id, mine: true }]);
  await remove(ana);
});

test('a seller sees the own company, reviewers see all', async () => {
  const own = await get<{ _id: string }[]>('/v2/seller/', ana);
  expect(own).toEqual([{ _id: 'casa-da-ana', name: 'Casa da Ana', status: 'active', me2: true }]);
  expect((await get<{ _id: string }[]>('/v2/seller/', await server.signIn('reviewer'))).map(({ _id }) => _id)).toEqual([
    'casa-da-ana',
    'loja-fechada',
    'loja-do-beto',
  ]);
});
