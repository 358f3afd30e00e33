import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addTo } from '#lib/dates.ts';
import type { Database } from '../db/open.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { account, loginFailure } from '../db/schema/core.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { queueMail } from './outgoing.ts';

/** A mail server of the test's own, and what it took. */
interface Post {
  readonly url: string;
  readonly taken: { readonly to: readonly string[]; readonly source: string; readonly isSecure: boolean }[];
  readonly close: () => Promise<void>;
}

const openPost = async (options: SMTPServerOptions = {}, port = 0): Promise<Post> => {
  const taken: Post['taken'] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
          isSecure: session.secure,
        });
        done();
      });
    },
  });
  // A client that turns away in the middle of the handshake is what some of these tests are about.
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const { port: heard } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${heard}`,
    taken,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
};

const minutes = 60_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

let post: Post;
let server: TestServer | null = null;
const opened = async (SMTP_URL: string): Promise<TestServer> => {
  server = await openTestServer({ database, environment: { SMTP_URL, PUBLIC_URL: 'https://painel.test', DEMO: 'on' } });
  return server;
};
beforeEach(async () => {
  await database.db.delete(mailMessage);
  await database.db.delete(loginFailure);
  post = await openPost();
});
afterEach(async () => {
  await server?.close();
  await post.close();
});

const askReset = (at: TestServer, mail = 'ana@balcao.test') => at.ask('POST', '/v2/user/password/request', { payload: { mail } });
const waiting = (at: TestServer) => at.db.select().from(mailMessage);

/** The text of a mail as a reader shows it: the parts of quoted-printable put together. */
const textOf = (source: string): string => {
  const body = source.slice(source.indexOf('\r\n\r\n'));
  const whole = body
    .replaceAll(/=\r\n/gu, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/gu, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString());
  return /Content-Transfer-Encoding: base64/iu.test(source) ? Buffer.from(body, 'base64').toString() : whole;
};

test('what was asked for is really mailed, in Portuguese, to that address alone, and is then kept no longer', async () => {
  const at = await opened(post.url);
  expect((await askReset(at)).json()).toMatchObject({ isDelayed: false });
  await at.post.work();
  expect(post.taken).toHaveLength(1);
  const [mail] = post.taken;
  expect(mail?.to).toEqual(['ana@balcao.test']);
  expect(mail?.source).toMatch(/^From: .*nao-responda@balcao\.test/mu);
  expect(textOf(mail?.source ?? '')).toMatch(/https:\/\/painel\.test\/reset-password#token=[\w-]{43}/u);
  expect(textOf(mail?.source ?? '')).toContain('Para escolhê-la');
  expect(await waiting(at)).toEqual([]);
});

test('while the mail server is down the request is recorded, the person is told, and the mail goes out when it is back', async () => {
  const { url } = post;
  await post.close();
  const at = await opened(url);
  const [known, unknown] = [await askReset(at), await askReset(at, 'ninguem@balcao.test')];
  expect(known.json()).toMatchObject({ recorded: true, isDelayed: true });
  // Told to whoever asks, also for an address nobody has: it is the mail server's state, not the account's.
  expect(known.body).toBe(unknown.body);
  await at.post.work();
  expect(await waiting(at)).toMatchObject([{ recipient: 'ana@balcao.test', tries: 1 }]);

  post = await openPost({}, Number(new URL(url).port));
  await at.post.work();
  expect(post.taken).toEqual([]);
  at.pass(15_000);
  await at.post.work();
  expect(post.taken.map(({ to }) => to)).toEqual([['ana@balcao.test']]);
  expect(await waiting(at)).toEqual([]);
});

test('a certificate that nobody vouches for is not believed: nothing is sent, unencrypted least of all', async () => {
  await post.close();
  // smtp-server brings a certificate of its own making.
  post = await openPost({ disabledCommands: [] });
  const at = await opened(post.url);
  expect((await askReset(at)).json()).toMatchObject({ isDelayed: true });
  await at.post.work();
  expect(post.taken).toEqual([]);
  expect(await waiting(at)).toMatchObject([{ tries: 1 }]);
});

test('TLS from the start is kept to as well', async () => {
  await post.close();
  post = await openPost({ secure: true });
  const at = await opened(post.url.replace('smtp:', 'smtps:'));
  expect((await askReset(at)).json()).toMatchObject({ isDelayed: true });
  await at.post.work();
  expect(post.taken).toEqual([]);
});

test('a mail server that wants a password gets it from the address, and refuses a wrong one', async () => {
  await post.close();
  post = await openPost({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'balcao' && password === 's3gr:do' ? done(null, { user: username }) : done(new Error('no')),
  });
  const wrong = await opened(post.url.replace('://', '://balcao:errada@'));
  expect((await askReset(wrong)).json()).toMatchObject({ isDelayed: true });
  await wrong.close();
  const at = await opened(post.url.replace('://', '://balcao:s3gr%3Ado@'));
  expect((await askReset(at)).json()).toMatchObject({ isDelayed: false });
  await at.post.work();
  expect(post.taken).toHaveLength(1);
});

test('two processes send a mail once', async () => {
  const at = await opened(post.url);
  await askReset(at);
  const other = await openTestServer({
    database,
    environment: { SMTP_URL: post.url },
  });
  await Promise.all([at.post.work(), other.post.work(), at.post.work()]);
  await Promise.all([at.post.work(), other.post.work()]);
  expect(post.taken).toHaveLength(1);
  await other.close();
});

test('a name can not smuggle a recipient or a header into a mail', async () => {
  const at = await opened(post.url);
  const name = 'Eva <b@evil.test>\r\nBcc: c@evil.test';
  // As names were kept before they were asked to be plain.
  const ana = eq(account.mail, 'ana@balcao.test');
  await database.db.update(account).set({ name }).where(ana);
  await askReset(at);
  await at.post.work();
  await database.db.update(account).set({ name: 'Ana' }).where(ana);
  expect(post.taken.map(({ to }) => to)).toEqual([['ana@balcao.test']]);
  expect(post.taken[0]?.source.split('\r\n\r\n')[0]).not.toMatch(/evil/u);
});

test('a mail to an address the mail server does not know is given up at once, and kept with the reason and without its link', async () => {
  await post.close();
  post = await openPost({
    onRcptTo: ({ address }, _session, done) => {
      if (address === 'ana@balcao.test') done(Object.assign(new Error('no such user'), { responseCode: 550 }));
      else done(Object.assign(new Error('busy'), { responseCode: 451 }));
    },
  });
  const at = await opened(post.url);
  await askReset(at);
  await askReset(at, 'beto@balcao.test');
  await at.post.work();
  const kept = await waiting(at);
  expect(kept.find(({ recipient }) => recipient === 'ana@balcao.test')).toMatchObject({
    tries: 1,
    failure: 'error',
    error: expect.stringContaining('no such user') as string,
    nextAt: null,
    body: '',
  });
  expect(kept.find(({ recipient }) => recipient === 'beto@balcao.test')).toMatchObject({ tries: 1, failure: null });
});

test('a mail goes out within minutes of its server, however long that was away, and its link lasts from then on', async () => {
  const { url } = post;
  await post.close();
  const at = await opened(url);
  await askReset(at);
  for (let minute = 0; minute < 40; minute += 2) {
    await at.post.work();
    at.pass(2 * minutes);
  }
  post = await openPost({}, Number(new URL(url).port));
  await at.post.work();
  expect(post.taken).toHaveLength(1);
  at.pass(29 * minutes);
  const [, token] = /#token=([\w-]{43})/u.exec(textOf(post.taken[0]?.source ?? '')) ?? [];
  const chosen = await at.ask('POST', '/v2/user/password/reset', { payload: { token, password: 'c0ffee'.padEnd(64, '7') } });
  expect(chosen.statusCode).toBe(200);
});

test('a mail server that is away for a day is waited for no longer, and whoever runs the server is told', async () => {
  await post.close();
  const at = await opened(post.url);
  await askReset(at);
  await at.post.work();
  for (const hours of [1, 20, 0.5, 2.1]) {
    expect(await waiting(at)).toMatchObject([{ failure: null }]);
    at.pass(hours * 60 * minutes);
    await at.post.work();
  }
  expect(await waiting(at)).toMatchObject([{ failure: 'error', body: '', nextAt: null }]);
});

test('a mail that nobody sent for a day is not sent any more', async () => {
  const { url } = post;
  await post.close();
  const at = await opened(url);
  await askReset(at);
  await at.post.work();
  post = await openPost({}, Number(new URL(url).port));
  at.pass(24 * 60 * minutes);
  await at.post.work();
  expect([post.taken, await waiting(at)]).toEqual([[], []]);
});

test.each([
  // Given up by the SMTP client, which counts connecting in.
  ['never greets', '', 0, 5000, /Greeting never received/u],
  // Cut by the worker, whom no phase of SMTP keeps waiting for longer.
  ['greets and then says nothing', '220 mail.test ESMTP\r\n', 59_999, 60_000, /Not done within 60000 ms/u],
] as const)(
  'a mail server that takes connections and %s is cut off in its time, and the mail waits',
  async (_, greeting, stillAt, cutAt, why) => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const at = await opened(`smtp://127.0.0.1:${port}`);
    await queueMail(at.db, { recipient: 'ana@balcao.test', subject: 'Olá', body: 'Olá' }, at.now(), addTo(at.now(), 1, 'hour'));
    const reached = once(silent, 'connection') as Promise<[Socket]>;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const worked = at.post.work();
    const [socket] = await reached;
    const heard = greeting === '' ? Promise.resolve() : once(socket, 'data');
    socket.resume().write(greeting);
    await heard;
    await vi.advanceTimersByTimeAsync(stillAt);
    expect([socket.closed, await waiting(at)]).toMatchObject([false, [{ tries: 1, error: null }]]);
    await vi.advanceTimersByTimeAsync(cutAt - stillAt);
    await worked;
    vi.useRealTimers();
    // Sooner than the socket itself would tire, after twenty seconds.
    await vi.waitFor(() => expect(socket.closed).toBe(true), { timeout: 10_000, interval: 20 });
    expect(await waiting(at)).toMatchObject([{ tries: 1, lease: null, failure: null, error: expect.stringMatching(why) }]);
    await new Promise((resolve) => silent.close(resolve));
  },
);

test('a mail that is tried again says it is the same mail', async () => {
  const at = await opened(post.url);
  await askReset(at);
  await at.db.execute(sql`create function keep_mail() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`);
  await at.db.execute(sql`create trigger keep_mail before delete on mail_message for each row execute function keep_mail()`);
  await at.post.work();
  await at.db.execute(sql`drop trigger keep_mail on mail_message`);
  at.pass(15_000);
  await at.post.work();
  const ids = post.taken.map(({ source }) => /^Message-ID: (.*)$/imu.exec(source)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});
