import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { mailMessage } from '../db/schema/account-mail.ts';
import { openTestServer } from '../testing/test-server.ts';
import { isUnreachable } from './smtp.ts';

/** Takes mails whole, and ends each connection by these last words instead of an answer. */
const openLosing = async (lastWords: string) => {
  let taken = 0;
  const serve = (socket: Socket): void => {
    let isMail = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      if (isMail && said.endsWith('\r\n.\r\n')) {
        taken += 1;
        socket.end(lastWords);
      } else if (!isMail) {
        isMail = /^DATA/iu.test(said);
        socket.write(isMail ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  };
  const losing = createServer(serve);
  await new Promise<void>((resolve) => losing.listen(0, '127.0.0.1', resolve));
  const { port } = losing.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    close: () => new Promise((resolve) => losing.close(resolve)),
  };
};

test.each([
  ['closes without a word', ''],
  ['says that it closes', '421 closing\r\n'],
])('a mail is delivered five times at most to a server that takes it and %s', async (_, lastWords) => {
  const losing = await openLosing(lastWords);
  const server = await openTestServer({ environment: { SMTP_URL: losing.url, PUBLIC_URL: 'https://painel.test' } });
  await server.ask('POST', '/v2/user/password/request', { payload: { mail: 'ana@balcao.test' } });
  for (let tries = 0; tries < 6; tries += 1) {
    await server.post.work();
    server.pass(2 * 60 * 60_000);
  }
  const kept = await server.db.select().from(mailMessage);
  await server.close();
  await losing.close();
  expect([losing.taken(), kept]).toMatchObject([5, [{ failure: 'error', nextAt: null, body: '' }]]);
});

test('a mail server with several addresses none of which answers was not there', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  // As nodemailer hands on what Node says of all of them.
  expect(isUnreachable(Object.assign(new AggregateError([refused, refused]), { code: 'ESOCKET' }))).toBe(true);
  expect(isUnreachable(Object.assign(new Error('bad certificate'), { code: 'ESOCKET' }))).toBe(false);
});
