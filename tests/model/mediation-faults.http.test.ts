import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeMediation } from '#contract/mediation-calls.ts';
import { event, ledger } from '#server/db/schema/core.ts';
import { mediationFile, mediationMessage } from '#server/db/schema/mediation.ts';
import { notification } from '#server/db/schema/notification.ts';
import { openFaultProxy, type Fault, type FaultProxy } from '../../e2e/support/fault-proxy.ts';
import { replyByForm } from '../support/mediation-forms.ts';
import { memoryBlobs } from '#server/testing/memory-blobs.ts';
import { insertMediation } from '../support/mediations.ts';
import { bothHeaders, newId, openTestApp, type TestApp } from '../support/test-app.ts';

/** What can happen to one write on its way (reliability, promise 19). */
const faults: readonly (readonly [name: string, fault: Fault])[] = [
  ['its answer is lost', { kind: 'answer-lost' }],
  ['its answer is cut in half', { kind: 'answer-cut' }],
  ['the server hears it twice', { kind: 'twice' }],
  ['the connection breaks before the server hears it', { kind: 'reset-before' }],
  ['a captive portal answers instead', { kind: 'portal' }],
  ['the server fails before it acts', { kind: 'status-before', status: 500 }],
  ['the server fails after it acted', { kind: 'status-after', status: 500 }],
];
const door = /^\/v2\/order\/mediate/u;

const blobs = memoryBlobs();
/** How many more blobs are written before the process dies; null: it lives. */
let writesLeft: number | null = null;
const mortal = {
  ...blobs,
  write: async (name: string, bytes: Uint8Array): Promise<void> => {
    if (writesLeft === 0) throw new Error('killed');
    if (writesLeft !== null) writesLeft -= 1;
    await blobs.write(name, bytes);
  },
};

let app: TestApp;
let proxy: FaultProxy;
let id = '';
let colour = 0;
beforeAll(async () => {
  app = await openTestApp({ blobs: mortal });
  proxy = await openFaultProxy(await app.listen());
});
beforeEach(async () => {
  id = newId('mediation');
  await insertMediation(app.db, id);
});
afterEach(() => {
  proxy.mend();
  proxy.setOnline(true);
  writesLeft = null;
});
afterAll(async () => {
  await proxy.close();
  await app.close();
});

/** Three files that no other test sent. */
const threeFiles = async () => {
  colour += 1;
  const draw = (blue: number) => sharp({ create: { width: 40, height: 30, channels: 3, background: { r: colour, g: 90, b: blue } } });
  return [
    { name: 'um.jpg', bytes: await draw(10).jpeg().toBuffer() },
    { name: 'dois.png', bytes: await draw(200).png().toBuffer() },
    { name: 'tres.pdf', bytes: Buffer.from(`%PDF-1.4\n% ${colour}\n`) },
  ];
};

const parsed = async (send: () => Promise<{ readonly status: number; readonly body: unknown }>) => {
  try {
    return await send();
  } catch {
    return { status: 0, body: null };
  }
};

/** As an outbox sends: the same under the same key, until somebody who is our server answers. */
const untilAnswered = async (send: () => Promise<{ readonly status: number; readonly body: unknown }>) => {
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await parsed(send);
    if (answer.status >= 200 && answer.status < 500 && answer.status !== 0) return answer;
  }
  throw new Error('Nobody answered');
};

const aReply = async () => {
  const said = { id, message: 'Seguem as fotos.', messageId: randomUUID(), files: await threeFiles(), key: randomUUID() };
  const token = await app.tokenOf('seller');
  return { messageId: said.messageId, send: () => replyByForm(proxy.origin, token, said) };
};

/** One message, all its files in their order, and nothing beside them: no row without a message, no bytes without a row. */
const expectOneMessage = async (messageId: string): Promise<void> => {
  const said = await app.db.select().from(mediationMessage).where(eq(mediationMessage.orderId, id)).orderBy(asc(mediationMessage.position));
  expect(said.map((each) => [each.position, each.id])).toEqual([
    [1, `${id}-1`],
    [2, messageId],
  ]);
  const files = await app.db.select().from(mediationFile).where(eq(mediationFile.orderId, id)).orderBy(asc(mediationFile.position));
  expect(files.map(({ name, position, messageId: of }) => [name, position, of])).toEqual(
    ['um.jpg', 'dois.png', 'tres.pdf'].map((name, at) => [name, at, messageId]),
  );
  expect(await app.db.$count(event, eq(event.subject, `mediation:${id}`))).toBe(1);
  const named = new Set((await app.db.select({ blob: mediationFile.blob }).from(mediationFile)).map(({ blob }) => blob));
  expect(blobs.names()).toEqual([...named].toSorted());
};

describe('a reply with three files is one message with all of them', () => {
  test.each(faults)('when %s', async (_name, fault) => {
    const { messageId, send } = await aReply();
    proxy.breakNext('PUT', door, fault);
    expect((await untilAnswered(send)).status).toBe(200);
    await expectOneMessage(messageId);
  });

  test('when there is no network at first', async () => {
    const { messageId, send } = await aReply();
    proxy.setOnline(false);
    expect((await parsed(send)).status).toBe(0);
    proxy.setOnline(true);
    expect((await untilAnswered(send)).status).toBe(200);
    await expectOneMessage(messageId);
  });

  test.each([0, 1, 2])('when the server is killed after it kept %i of them', async (kept) => {
    const { messageId, send } = await aReply();
    writesLeft = kept;
    expect((await parsed(send)).status).toBe(500);
    expect(await app.db.$count(mediationMessage, eq(mediationMessage.orderId, id))).toBe(1);
    writesLeft = null;
    expect((await untilAnswered(send)).status).toBe(200);
    await expectOneMessage(messageId);
  });

  test('when the server is killed after it kept all of them and before it committed', async () => {
    const { messageId, send } = await aReply();
    await app.db.execute(sql`alter table event add constraint killed check (type <> 'reply') not valid`);
    expect((await parsed(send)).status).toBe(500);
    expect(await app.db.$count(mediationMessage, eq(mediationMessage.orderId, id))).toBe(1);
    await app.db.execute(sql`alter table event drop constraint killed`);
    expect((await untilAnswered(send)).status).toBe(200);
    await expectOneMessage(messageId);
  });

  test('when one key is sent fifty times at once: all that are read hear the same answer, the others are told to come again', async () => {
    const { messageId, send } = await aReply();
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    // So many forms of one person are read at once (cap-forms.ts).
    const read = answers.filter(({ status }) => status !== 429);
    expect(new Set(read.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(read[0]?.status).toBe(200);
    await expectOneMessage(messageId);
  });

  test('when it comes again after its row of the ledger is gone, and after the mediation was closed', async () => {
    const { messageId, send } = await aReply();
    await send();
    const body = { id, status: 'closed', situation: 'resolved' };
    await app.send(closeMediation, { body }, { as: 'superuser' });
    await app.db.delete(ledger);
    expect((await send()).status).toBe(200);
    expect(await app.db.$count(mediationMessage, eq(mediationMessage.orderId, id))).toBe(2);
    expect(await app.db.$count(mediationFile, eq(mediationFile.messageId, messageId))).toBe(3);
  });
});

const aClose = async () => {
  const headers = {
    ...bothHeaders(await app.tokenOf('superuser')),
    'content-type': 'application/json',
    'if-match': '"1"',
    'idempotency-key': randomUUID(),
  };
  const body = JSON.stringify({ id, externalId: `n-${id}`, status: 'closed', situation: 'resolved', sellerId: 'ana', anotation: 'Acordo' });
  return async () => {
    const answer = await fetch(`${proxy.origin}/v2/order/mediate`, { method: 'POST', headers, body });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
};

const expectClosedOnce = async (): Promise<void> => {
  const steps = await app.db
    .select()
    .from(event)
    .where(eq(event.subject, `mediation:${id}`))
    .orderBy(asc(event.seq));
  expect(steps.map(({ type, version }) => [type, version])).toEqual([
    ['close', 2],
    ['confirmClose', 3],
  ]);
  expect(await app.db.$count(event, eq(event.subject, `order:${id}`))).toBe(1);
  expect(await app.db.$count(notification, eq(notification.subject, `mediation:${id}`))).toBe(1);
};

describe('a mediation is closed once', () => {
  test.each(faults)('when %s', async (_name, fault) => {
    const send = await aClose();
    proxy.breakNext('POST', door, fault);
    expect(await untilAnswered(send)).toMatchObject({ status: 200, body: { status: 'closed', version: 3 } });
    await expectClosedOnce();
  });

  test('when the server is killed before it committed: it is open as before, and closed by the next try', async () => {
    const send = await aClose();
    await app.db.execute(sql`alter table event add constraint killed check (type <> 'confirmClose') not valid`);
    expect((await parsed(send)).status).toBe(500);
    expect(await app.db.$count(event, eq(event.subject, `mediation:${id}`))).toBe(0);
    await app.db.execute(sql`alter table event drop constraint killed`);
    expect((await untilAnswered(send)).status).toBe(200);
    await expectClosedOnce();
  });

  test('when one key is sent fifty times at once', async () => {
    const send = await aClose();
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    await expectClosedOnce();
  });
});
