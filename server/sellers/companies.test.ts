import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Company, CompanyRow } from '#contract/seller.ts';
import { aCertificate, anEndlessCertificate, anOldCertificate, certificatePassword } from '../../tests/support/certificates.ts';
import { account, certificate, event } from '../db/schema/core.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { seal, unseal } from './seal.ts';

let server: TestServer;
let headers: SignedIn;
beforeAll(async () => {
  server = await openTestServer();
  headers = await server.signIn('super');
});
afterAll(() => server.close());

const put = async (path: string, payload: object, more: object = {}) =>
  server.ask('PUT', `/v2/seller/${path}`, { headers: { ...headers, ...more }, payload });
/** What the company's owner sends; by what it answers it is named. */
const keepOf = async (as: SignedIn): Promise<{ readonly keptAt: string }> =>
  (
    await server.ask('PUT', '/v2/seller/casa-da-ana/certificate', {
      headers: as,
      payload: { file: aCertificate, password: certificatePassword },
    })
  ).json();
const removeKept = (as: Readonly<Record<string, string>>, keptAt: string) =>
  server.ask('DELETE', `/v2/seller/casa-da-ana/certificate?keptAt=${keptAt}`, { headers: as });
const get = async (id: string, as: SignedIn = headers) => server.ask('GET', `/v2/seller/${id}`, { headers: as });

const address = {
  street: 'Rua das Flores',
  number: '10',
  complement: '',
  district: 'Centro',
  city: 'São Paulo',
  state: 'SP',
  zipCode: '01310100',
};
const data = { name: 'Loja do Beto', document: '12ABC34501DE35', me2: false, address };

test('a company is saved with a tax id of letters, a wrong one is refused by its field', async () => {
  expect((await put('loja-do-beto', { ...data, document: '12ABC34501DE36' })).json()).toMatchObject({ cause: [{ path: 'body.document' }] });
  expect((await put('loja-do-beto', data)).json()).toMatchObject({
    document: '12ABC34501DE35',
    me2: false,
    city: 'São Paulo',
    address,
    version: 2,
  });
  // Saved as it is: nothing happened.
  expect((await put('loja-do-beto', data)).json()).toMatchObject({ version: 2 });
});

test('an owner writes name and address of the own company; a tax id that is there is not theirs to change', async () => {
  const ana = await server.signIn('ana');
  const save = async (id: string, payload: object) => server.ask('PUT', `/v2/seller/${id}`, { headers: ana, payload });
  const own = { name: 'Casa da Ana', document: '11222333000181', me2: true, address };
  // There was none: whoever runs it says what it is, once.
  expect((await save('casa-da-ana', own)).json()).toMatchObject({ document: '11222333000181', address, city: 'São Paulo' });
  const other = await save('casa-da-ana', { ...own, document: '12ABC34501DE35' });
  expect([other.statusCode, other.json()]).toMatchObject([
    400,
    { cause: [{ path: 'body.document', message: 'Só quem administra o Balcão muda o CPF ou CNPJ' }] },
  ]);
  expect((await save('casa-da-ana', { ...own, document: null })).statusCode).toBe(400);
  expect((await save('casa-da-ana', { ...own, name: 'Casa da Ana e Filhas' })).json()).toMatchObject({
    history: [
      { type: 'edited', userName: 'Nome de ana', fields: ['name'] },
      { type: 'edited', userName: 'Nome de ana', fields: ['document', 'address'] },
    ],
  });
  expect((await put('casa-da-ana', { ...own, document: null, address: null })).statusCode).toBe(200);
});

test('neither a foreign company nor, by who does not own it, the own one is written', async () => {
  const ana = await server.signIn('ana');
  expect((await server.ask('PUT', '/v2/seller/loja-do-beto', { headers: ana, payload: data })).statusCode).toBe(404);
  const colleague = await server.ask('PUT', '/v2/seller/casa-da-ana', { headers: await server.signIn('money'), payload: data });
  expect([colleague.statusCode, colleague.json()]).toMatchObject([403, { message: 'Só um responsável pela empresa pode fazer isto' }]);
});

test('a list finds companies by name and tax id, and filters them', async () => {
  const list = async (query: string): Promise<readonly CompanyRow[]> =>
    (await server.ask('GET', `/v2/company?limit=100${query}`, { headers })).json<{ items: CompanyRow[] }>().items;
  expect((await list('')).map(({ _id }) => _id)).toEqual(['casa-da-ana', 'loja-do-beto', 'loja-fechada']);
  expect(await list('&search=12abc345')).toMatchObject([{ _id: 'loja-do-beto', users: 1 }]);
  // As it is printed, letters and all, and as far as it was typed.
  for (const typed of ['12.ABC.345/01DE', '12.abc.3', '12.ABC.345/'])
    expect(await list(`&search=${encodeURIComponent(typed)}`)).toMatchObject([{ _id: 'loja-do-beto' }]);
  expect((await list('&status=blocked')).map(({ _id }) => _id)).toEqual(['loja-fechada']);
  expect((await list('&me2=no')).map(({ _id }) => _id)).toEqual(['loja-do-beto']);
  expect(await list('&certificate=valid')).toEqual([]);
});

test('a seller reads the own company with its people, and no other; a reviewer reads what the editor needs', async () => {
  const own = await get('casa-da-ana', await server.signIn('ana'));
  expect(own.json()).toMatchObject({ me2: true, people: [{ _id: 'ana' }, { _id: 'money' }] });
  const [foreign, absent] = [await get('loja-do-beto', await server.signIn('ana')), await get('nowhere', await server.signIn('ana'))];
  expect([foreign.statusCode, foreign.json()]).toEqual([404, absent.json()]);
  expect((await get('loja-do-beto', await server.signIn('reviewer'))).json()).toMatchObject({
    me2: false,
    document: null,
    address: null,
    city: null,
    state: null,
    people: [],
  });
});

test('a blocked company says why, its sellers get no further from then on, and are let in again', async () => {
  const ana = await server.signIn('ana');
  const asks = async (): Promise<number> => (await server.ask('GET', '/v2/publish', { headers: ana })).statusCode;
  expect((await put('casa-da-ana/block', { blocked: true, reason: 'Fatura em aberto' })).json()).toMatchObject({
    status: 'blocked',
    blockReason: 'Fatura em aberto',
  });
  expect(await asks()).toBe(403);
  expect((await put('casa-da-ana/block', { blocked: true, reason: 'De novo' })).json()).toMatchObject({
    message: 'Empresa já está bloqueada',
  });
  expect((await put('casa-da-ana/block', { blocked: false })).json()).toMatchObject({ status: 'active', blockReason: null });
  expect(await asks()).toBe(200);
  const told = await server.db.select().from(event).where(eq(event.subject, 'company:casa-da-ana'));
  expect(told.filter(({ type }) => type !== 'edited').map(({ type, sellerId }) => [type, sellerId])).toEqual([
    ['blocked', 'casa-da-ana'],
    ['unblocked', 'casa-da-ana'],
  ]);
});

test('a company that somebody else changed meanwhile is not written over; what changed is told', async () => {
  await server.db.update(account).set({ role: 'superuser' }).where(eq(account.id, 'colleague'));
  const colleague = await server.signIn('colleague');
  const { version } = (await get('loja-do-beto')).json<Company>();
  await server.ask('PUT', '/v2/seller/loja-do-beto', { headers: colleague, payload: { ...data, name: 'Beto & Cia' } });
  const late = await put('loja-do-beto', data, { 'if-match': `"${version}"` });
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { conflict: { changes: [{ type: 'edited', by: { name: 'Nome de colleague' } }] } },
  ]);
  expect((await get('loja-do-beto')).json()).toMatchObject({ name: 'Beto & Cia' });
});

test('a certificate is kept sealed and told by holder and validity; neither file nor password is ever answered', async () => {
  const ana = await server.signIn('ana');
  const sent = { file: aCertificate, password: certificatePassword };
  const kept = await server.ask('PUT', '/v2/seller/casa-da-ana/certificate', { headers: ana, payload: sent });
  expect([kept.statusCode, kept.json()]).toMatchObject([200, { holder: 'CASA AURORA LTDA:12345678000195' }]);
  const [row] = await server.db.select().from(certificate);
  expect(row?.sealed).not.toContain(aCertificate.slice(0, 40));
  expect(JSON.parse(unseal(Buffer.from('5e'.repeat(32), 'hex'), 'casa-da-ana', row?.sealed ?? ''))).toEqual(sent);
  const told = JSON.stringify([kept.json(), (await get('casa-da-ana', ana)).json()]);
  expect(told).toContain('expiresAt');
  expect(told).not.toMatch(/segredo|sealed/u);
  expect(told).not.toContain(aCertificate.slice(0, 40));
});

test('a certificate is removed with its password by an owner, once, and the history says who', async () => {
  const ana = await server.signIn('ana');
  const { keptAt } = await keepOf(ana);
  expect((await removeKept(await server.signIn('money'), keptAt)).statusCode).toBe(403);
  const removed = await removeKept(ana, keptAt);
  expect([removed.statusCode, removed.json()]).toMatchObject([200, { certificate: null, certificateUntil: null }]);
  expect(removed.json<Company>().history.at(0)).toMatchObject({ type: 'certificateRemoved', userName: 'Nome de ana' });
  expect(await server.db.$count(certificate, eq(certificate.sellerId, 'casa-da-ana'))).toBe(0);
  expect([(await removeKept(ana, keptAt)).statusCode]).toEqual([409]);
});

test('a removal that waited does not take the certificate that its owner sent after it', async () => {
  const ana = await server.signIn('ana');
  const { keptAt } = await keepOf(ana);
  const { version } = (await get('casa-da-ana', ana)).json<Company>();
  server.pass(1000);
  const newer = await keepOf(ana);
  const late = await removeKept({ ...ana, 'if-match': `"${version}"` }, keptAt);
  expect([late.statusCode, late.json()]).toMatchObject([409, { message: 'Outro certificado foi enviado depois deste' }]);
  expect((await get('casa-da-ana', ana)).json()).toMatchObject({ certificate: { keptAt: newer.keptAt } });
});

test('what happened to a company that this server has no word for is left out of what it tells', async () => {
  const at = server.now();
  const said = { subject: 'company:loja-do-beto', type: 'x', version: 9, at, actorId: 'ana', actorName: 'Ana', data: {} };
  await server.db.insert(event).values(said);
  const read = await get('loja-do-beto');
  expect([read.statusCode, read.json<Company>().history.some(({ userName }) => userName === 'Ana')]).toEqual([200, false]);
});

test.each([
  [{ file: aCertificate, password: 'errada' }, 'body.password', 'A senha não abre este certificado'],
  [{ file: Buffer.from('nada').toString('base64'), password: 'x' }, 'body.file', 'Este arquivo não é um certificado A1 (.pfx ou .p12)'],
  [
    { file: anOldCertificate, password: certificatePassword },
    'body.file',
    'Este arquivo usa uma cifra antiga: exporte o certificado de novo com AES-256',
  ],
  [{ file: anEndlessCertificate, password: 'x' }, 'body.file', 'Este arquivo não é um certificado A1 (.pfx ou .p12)'],
])('what can not be a certificate, or not within our patience, is refused by its field: %#', async (payload, path, message) => {
  const refused = await put('loja-do-beto/certificate', payload);
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { cause: [{ path, message }] }]);
});

test('the certificate of the company is its owners’ to send, and no other colleague’s', async () => {
  const sent = { file: aCertificate, password: certificatePassword };
  const money = await server.signIn('money');
  const refused = await server.ask('PUT', '/v2/seller/casa-da-ana/certificate', { headers: money, payload: sent });
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { message: 'Só um responsável pela empresa pode fazer isto' }]);
});

test('a certificate that is over is not taken', async () => {
  server.pass(101 * 366 * 24 * 60 * 60_000);
  const again = await server.signIn('super');
  const refused = await server.ask('PUT', '/v2/seller/loja-do-beto/certificate', {
    headers: again,
    payload: { file: aCertificate, password: certificatePassword },
  });
  expect(refused.json()).toMatchObject({ message: 'Este certificado está vencido' });
});

test('what was sealed for one company opens for no other, with no other key, and not when changed', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const sealed = seal(key, 'ana', 'segredo');
  expect(unseal(key, 'ana', sealed)).toBe('segredo');
  expect(() => unseal(key, 'beto', sealed)).toThrow('unable to authenticate');
  expect(() => unseal(other, 'ana', sealed)).toThrow('unable to authenticate');
  const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
  expect(() => unseal(key, 'ana', changed)).toThrow('unable to authenticate');
  expect(seal(key, 'ana', 'segredo')).not.toBe(sealed);
});
