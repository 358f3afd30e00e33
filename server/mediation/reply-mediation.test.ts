import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediationRecord } from '#contract/mediation.ts';
import { closeMediation, getMediation, listMediations, replyMediation } from '#contract/mediation-calls.ts';
import { aClaim, insertMediation } from '../../tests/support/mediations.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { replyByForm, type FormReply } from '../../tests/support/mediation-forms.ts';
import { memoryBlobs } from '../testing/memory-blobs.ts';
import { event } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { mediation, mediationFile, mediationMessage } from '../db/schema/mediation.ts';

const blobs = memoryBlobs();
let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await openTestApp({ blobs });
  origin = await app.listen();
});
afterAll(() => app.close());

const put = async (changes: Parameters<typeof insertMediation>[3] = {}, company: 'ana' | 'beto' = 'ana'): Promise<string> => {
  const id = newId('mediation');
  await insertMediation(app.db, id, company, changes);
  return id;
};
const reply = async (said: FormReply, as: PersonId = 'seller') => replyByForm(origin, await app.tokenOf(as), said);
const read = async (id: string, as: PersonId = 'seller'): Promise<MediationRecord> => {
  const [record] = getMediation.reply.parse((await app.send(getMediation, { params: { id } }, { as })).body);
  if (!record) throw new Error(`No mediation ${id}`);
  return record;
};
const conversation = async (id: string) => (await read(id)).mediation.conversation;
const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');

test('a text and its files are one message, by who is signed in, and the other side has to act', async () => {
  const id = await put({ claim: aClaim(), waitsFor: 'seller', dueAt: new Date(Date.now() + 3_600_000) });
  const files = [
    { name: 'Reclamação nº 1.jpeg', bytes: await picture('#aa0000') },
    { name: 'nota.PDF', bytes: pdf },
  ];
  const answer = await reply({ id, message: ' Enviaremos outro. ', files, extra: { userId: 'superuser', sellerId: 'beto' } });
  expect(answer).toMatchObject({ status: 200, body: { _id: id, version: 2, status: 'open' } });
  const [first, said] = await conversation(id);
  expect(first?.userName).toBe('Joana Compradora Lima');
  expect(said).toMatchObject({ userId: 'seller', userName: 'Sílvia Vendedora', message: 'Enviaremos outro.' });
  expect(said).toEqual(answer.body['message']);
  expect(said?.picture.map((url) => new URL(url, origin).pathname.split('/').at(-1))).toEqual(['Reclamacao_no_1.jpeg', 'nota.PDF']);
  expect((await read(id)).claim).toMatchObject({ waitsFor: 'buyer', dueAt: null, actions: [{ mandatory: false, dueAt: null }] });
  const { items } = listMediations.reply.parse((await app.send(listMediations, { query: { ids: id } }, { as: 'seller' })).body);
  expect(items[0]).toMatchObject({ messages: 2, unread: 1, version: 2, lastMessage: { message: 'Enviaremos outro.', files: 2 } });
});

test('in a dispute the mediator has to act; where the record carries no dispute nobody is said to', async () => {
  const [disputed, bare] = [await put({ claim: aClaim({ stage: 'dispute' }), waitsFor: 'seller' }), await put()];
  await reply({ id: disputed, message: 'Segue.' });
  await reply({ id: bare, message: 'Segue.' });
  expect([(await read(disputed)).claim?.waitsFor, (await read(bare)).claim]).toEqual(['mediator', null]);
});

test('the specified way says it in the query, and files in the form', async () => {
  const id = await put();
  const query = { externalId: `n-${id}`, allowReplace: 'true', message: 'Pela consulta', _id: id };
  expect((await app.send(replyMediation, { query }, { as: 'seller' })).status).toBe(200);
  const body = { message: 'Pelo corpo', _id: id };
  expect((await app.send(replyMediation, { query, body }, { as: 'seller' })).status).toBe(200);
  expect((await conversation(id)).slice(1).map(({ message }) => message)).toEqual(['Pela consulta', 'Pelo corpo']);
  const other = { query: { ...query, externalId: 'n-another' } };
  expect((await app.send(replyMediation, other, { as: 'seller' })).status).toBe(404);
});

describe('what is sent again is one message', () => {
  test('under one key, and under another key with the same id', async () => {
    const id = await put();
    const said = { id, message: 'Uma vez', messageId: randomUUID(), files: [{ name: 'a.jpg', bytes: await picture('#00aa00') }] };
    const first = await reply({ ...said, key: 'k1' });
    expect(await reply({ ...said, key: 'k1' })).toEqual(first);
    expect(await reply({ ...said, key: 'k2' })).toEqual(first);
    expect(await conversation(id)).toHaveLength(2);
    expect((await read(id)).version).toBe(2);
  });

  test('another text or another file under an id that is taken is refused, not taken for said', async () => {
    const id = await put();
    const said = { id, message: 'Uma vez', messageId: randomUUID(), files: [{ name: 'a.jpg', bytes: await picture('#00aa01') }] };
    await reply({ ...said, key: 'k3' });
    const edited = await reply({ ...said, message: 'Outra vez', key: 'k4' });
    const swapped = await reply({ ...said, files: [{ name: 'a.jpg', bytes: await picture('#00aa02') }], key: 'k5' });
    expect([edited.body['code'], swapped.body['code']]).toEqual(['key-reused', 'key-reused']);
    expect(await conversation(id)).toHaveLength(2);
  });

  test('an id that is another message’s is not told of', async () => {
    const [one, two] = [await put(), await put()];
    const messageId = randomUUID();
    await reply({ id: one, message: 'Minha', messageId });
    expect((await reply({ id: two, message: 'Minha', messageId })).status).toBe(404);
    expect((await reply({ id: one, message: 'Minha', messageId }, 'superuser')).status).toBe(404);
    expect([(await conversation(one)).length, (await conversation(two)).length]).toEqual([2, 1]);
  });

  test('the same text and files as the last, just now, are refused as already sent; anything else is not', async () => {
    const id = await put();
    const files = [{ name: 'a.jpg', bytes: await picture('#0000aa') }];
    const twice = { status: 409, body: { code: 'step-refused', message: 'Mensagem igual à última: já foi enviada' } };
    expect((await reply({ id, message: 'Olá', files })).status).toBe(200);
    expect(await reply({ id, message: 'Olá', files: [{ name: 'b.jpg', bytes: files[0]?.bytes ?? pdf }] })).toMatchObject(twice);
    expect((await reply({ id, message: 'Olá' })).status).toBe(200);
    expect(await reply({ id, message: 'Olá ' })).toMatchObject(twice);
    expect((await reply({ id, message: 'Olá' }, 'superuser')).status).toBe(200);
    expect((await reply({ id, message: 'Olá' })).status).toBe(200);
    await app.db
      .update(mediationMessage)
      .set({ at: new Date(Date.now() - 121_000) })
      .where(eq(mediationMessage.orderId, id));
    expect((await reply({ id, message: 'Olá' })).status).toBe(200);
  });
});

test.each(['failed', 'discarded'] as const)('what was %s on its way was not said: it can be said again', async (status) => {
  const id = await put();
  expect((await reply({ id, message: 'Olá' })).status).toBe(200);
  await app.db
    .update(integrationJob)
    .set({ status })
    .where(eq(integrationJob.subject, `mediation:${id}`));
  expect((await reply({ id, message: 'Olá' })).status).toBe(200);
  expect(await conversation(id)).toHaveLength(3);
});

describe('what can not be said', () => {
  test('nothing: neither a text nor a file', async () => {
    expect(await reply({ id: await put(), message: '  ' })).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  test('too long a text, and an eleventh file', async () => {
    const id = await put();
    expect((await reply({ id, message: 'á'.repeat(2000) })).status).toBe(200);
    expect((await reply({ id, message: 'á'.repeat(2001) })).status).toBe(400);
    const files = Array.from({ length: 11 }, (_, at) => ({ name: `${at}.pdf`, bytes: pdf }));
    expect((await reply({ id, message: '', files })).status).toBe(400);
    expect((await reply({ id, message: '', files: files.slice(1) })).status).toBe(200);
  });

  test('anything once it is closed: no message, no file, and no bytes kept', async () => {
    const id = await put({ status: 'closed', situation: 'resolved' });
    const before = blobs.names();
    const answer = await reply({ id, message: 'Ainda', files: [{ name: 'a.jpg', bytes: await picture('#123456') }] });
    expect(answer).toMatchObject({ status: 409, body: { code: 'step-refused', message: 'Mediação está encerrada' } });
    expect([(await conversation(id)).length, blobs.names()]).toEqual([1, before]);
  });

  test('anything where the marketplace lists no message among what may be done', async () => {
    const id = await put({ claim: aClaim({ actions: [{ action: 'refund', mandatory: true, dueAt: null }] }) });
    expect(await reply({ id, message: 'Olá' })).toMatchObject({
      status: 409,
      body: { message: 'O marketplace não permite enviar mensagem nesta mediação agora' },
    });
  });

  test('in what is foreign or absent, told alike; a reviewer has no part in any', async () => {
    const [foreign, own] = [await put({}, 'beto'), await put()];
    const absent = await reply({ id: 'absent', message: 'Olá' });
    expect(absent.status).toBe(404);
    expect(await reply({ id: foreign, message: 'Olá' })).toEqual(absent);
    expect((await reply({ id: own, message: 'Olá' }, 'reviewer')).status).toBe(403);
  });
});

test('closing writes verdict and note, the order’s history and the seller’s notification, and may not be done twice', async () => {
  const id = await put({ claim: aClaim(), waitsFor: 'seller', dueAt: new Date() });
  const body = { externalId: `n-${id}`, id, status: 'closed', situation: 'resolved', anotation: 'Acordo', sellerId: 'beto' };
  expect((await app.send(closeMediation, { body }, { as: 'seller' })).status).toBe(403);
  const { situation: _situation, ...without } = body;
  expect((await app.send(closeMediation, { body: without }, { as: 'superuser' })).status).toBe(400);
  expect(await app.send(closeMediation, { body }, { as: 'superuser', ifMatch: 1 })).toEqual({
    status: 200,
    body: { _id: id, version: 3, status: 'closed', situation: 'resolved' },
  });
  expect(await read(id)).toMatchObject({
    status: 'closed',
    situation: 'resolved',
    anotation: 'Acordo',
    claim: { waitsFor: null, dueAt: null, actions: [] },
  });
  expect(await app.send(closeMediation, { body }, { as: 'otherSuperuser' })).toMatchObject({
    status: 409,
    body: { message: 'Mediação está encerrada', conflict: { changes: [{ type: 'close' }, { type: 'confirmClose' }] } },
  });
  const steps = await app.db
    .select()
    .from(event)
    .where(eq(event.subject, `mediation:${id}`));
  expect(steps.map(({ type, version, actorName }) => [type, version, actorName])).toEqual([
    ['close', 2, 'Sônia Super'],
    ['confirmClose', 3, 'Mercado Livre'],
  ]);
  const ofOrder = await app.db
    .select()
    .from(event)
    .where(eq(event.subject, `order:${id}`));
  expect(ofOrder.map(({ type, data }) => [type, data])).toEqual([['mediationClosed', { previousValue: null, value: 'resolved' }]]);
});

test('after however long a conversation, who comes second is told who closed it', async () => {
  const id = await put();
  for (let said = 0; said < 25; said += 1) await reply({ id, message: `Mensagem ${said}` });
  const body = { id, externalId: `n-${id}`, status: 'closed', situation: 'resolved' };
  await app.send(closeMediation, { body }, { as: 'superuser' });
  expect(await app.send(closeMediation, { body }, { as: 'otherSuperuser' })).toMatchObject({
    status: 409,
    body: { conflict: { changes: [{ type: 'close', by: { id: 'superuser' } }, { type: 'confirmClose' }] } },
  });
});

test('a superuser who decided before the buyer spoke is told so', async () => {
  const id = await put();
  await reply({ id, message: 'Olá' });
  const body = { id, status: 'closed', situation: 'not solved' };
  expect(await app.send(closeMediation, { body }, { as: 'superuser', ifMatch: 1 })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', conflict: { changes: [{ type: 'reply', by: { id: 'seller' } }] } },
  });
  expect((await app.db.select().from(mediation).where(eq(mediation.orderId, id)))[0]?.status).toBe('open');
  expect((await app.send(closeMediation, { query: { ...body, externalId: `n-${id}` } }, { as: 'superuser', ifMatch: 2 })).status).toBe(200);
});

describe('a file of a conversation', () => {
  const addresses = async () => {
    const id = await put();
    const files = [
      { name: 'foto.jpg', bytes: await picture('#abcdef') },
      { name: 'doc.pdf', bytes: pdf },
    ];
    await reply({ id, message: '', files });
    return (await conversation(id))[1]?.picture ?? [];
  };

  test('is a download that no page of ours runs, under its address and no other', async () => {
    const [photo = '', document = ''] = await addresses();
    const got = await fetch(`${origin}${photo}`);
    expect([got.status, got.headers.get('content-type'), got.headers.get('content-disposition')]).toEqual([
      200,
      'image/jpeg',
      'attachment; filename="foto.jpg"',
    ]);
    expect(got.headers.get('content-security-policy')).toContain('sandbox');
    expect([got.headers.get('x-content-type-options'), got.headers.get('cache-control')?.startsWith('private')]).toEqual(['nosniff', true]);
    const asBytes = await fetch(`${origin}${document}`);
    expect([asBytes.headers.get('content-type'), Buffer.from(await asBytes.arrayBuffer()).equals(pdf)]).toEqual([
      'application/octet-stream',
      true,
    ]);
    const tampered = [
      photo.replace(/until=\d+/u, `until=${Date.now() + 86_400_000}`),
      photo.replace(/mac=\w{4}/u, 'mac=0000'),
      photo.replace('foto.jpg', 'outra.jpg'),
      photo.replace(/mac=\w+/u, /mac=\w+/u.exec(document)?.[0] ?? ''),
    ];
    expect(await Promise.all(tampered.map(async (url) => (await fetch(`${origin}${url}`)).status))).toEqual([404, 404, 404, 404]);
  });

  test('keeps its address while the record is asked for again', async () => {
    const id = await put();
    await reply({ id, message: '', files: [{ name: 'a.pdf', bytes: pdf }] });
    expect((await conversation(id))[1]?.picture).toEqual((await conversation(id))[1]?.picture);
    expect(await app.db.$count(mediationFile, eq(mediationFile.orderId, id))).toBe(1);
  });
});
