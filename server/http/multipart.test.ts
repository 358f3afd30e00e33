import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { acceptForms } from './multipart.ts';

const real = '----WebKitFormBoundaryhL3Qx0pZ9aB7cDeF';

const send = async (parts: number, type: string) => {
  const app = Fastify();
  acceptForms(app);
  app.post('/', { config: { takesForm: true } }, ({ body }) => body);
  const part = (at: number): string =>
    `--${real}\r\ncontent-disposition: form-data; name="image"; filename="${at}.png"\r\ncontent-type: image/png\r\n\r\n${at}\r\n`;
  const payload = `${Array.from({ length: parts }, (_, at) => part(at)).join('')}--${real}--\r\n`;
  const answer = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload });
  await app.close();
  return [answer.statusCode, answer.json()];
};
const tooMany = [400, expect.objectContaining({ message: 'The form has too many parts' })];
const few = [200, { imageNames: ['0.png', '1.png'], image: ['MA==', 'MQ=='] }];

test('a form of a few files is a list of them, with their names', async () => {
  expect(await send(2, `multipart/form-data; boundary=${real}`)).toEqual(few);
  expect(await send(2, `multipart/form-data; charset=utf-8; Boundary="${real}"`)).toEqual(few);
});

test.each([
  `multipart/form-data; boundary=${real}`,
  `multipart/form-data; xboundary=zz; boundary=${real}`,
  `multipart/form-data; a="boundary=zz"; boundary=${real}`,
  `multipart/form-data; boundary=${real}; boundary=zz`,
])('a form of more than twenty parts is refused, whatever else its type says: %s', async (type) => {
  expect(await send(20, type)).toMatchObject([200, {}]);
  expect(await send(21, type)).toEqual(tooMany);
});

test.each([
  `multipart/form-data; boundary=zz, multipart/form-data; boundary=${real}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
])('a form whose type leaves its boundary open is not read: %s', async (type) => {
  expect(await send(21, type)).toEqual([400, expect.objectContaining({ message: 'The form can not be read' })]);
});
