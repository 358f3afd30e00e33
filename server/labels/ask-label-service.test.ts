import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askLabelService } from './ask-label-service.ts';

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64');

let service: Server;
afterEach(
  () =>
    new Promise<void>((resolve) => {
      service.closeAllConnections();
      service.close(() => resolve());
    }),
);

const open = async (answer: (request: IncomingMessage, body: string, response: ServerResponse) => void): Promise<string> => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => answer(request, Buffer.concat(chunks).toString('utf8'), response));
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
};

test('the label goes form-encoded to the place of the token, and the picture comes back in base64', async () => {
  const asked: unknown[] = [];
  const url = await open(({ method, url: path, headers }, body, response) => {
    asked.push(method, path, headers['content-type'], headers.accept, headers['referer'], new URLSearchParams(body).get('label'));
    response.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
  });
  const answer = await askLabelService({ url: `${url}/v1/{token}/draw`, token: 'se/gredo' }, '^XA^FDà & b^FS^XZ');
  expect(answer).toEqual({ ok: true, value: pixel.toString('base64') });
  expect(asked).toEqual([
    'POST',
    '/v1/se%2Fgredo/draw',
    'application/x-www-form-urlencoded;charset=UTF-8',
    'image/png',
    undefined,
    '^XA^FDà & b^FS^XZ',
  ]);
});

test('without a place for it the token ends the path', async () => {
  const paths: unknown[] = [];
  const url = await open(({ url: path }, _body, response) => {
    paths.push(path);
    response.end(pixel);
  });
  await askLabelService({ url: `${url}/labels/`, token: 'segredo' }, '^XA^XZ');
  await askLabelService({ url: `${url}/labels/`, token: null }, '^XA^XZ');
  expect(paths).toEqual(['/labels/segredo', '/labels/']);
});

test.each([
  ['its first cause', 400, JSON.stringify({ message: 'Pedido inválido', cause: [{ message: 'ZPL vazio' }] }), 'ZPL vazio'],
  ['its message', 500, JSON.stringify({ message: 'Sem tinta' }), 'Sem tinta'],
  ['a bare text', 422, JSON.stringify('Etiqueta grande demais'), 'Etiqueta grande demais'],
  ['its text, also when it says 200', 200, 'ERROR: ZPL incorreto', 'ERROR: ZPL incorreto'],
  ['its serialised form', 400, '{"code":7}', '{"code":7}'],
  ['its status, when it says nothing', 503, '', 'HTTP 503'],
  ['nothing of the token', 403, 'token segredo recusado', 'token … recusado'],
])('a service that fails is quoted: %s', async (_name, status, body, said) => {
  const url = await open((_request, _body, response) => void response.writeHead(status).end(body));
  expect(await askLabelService({ url, token: 'segredo' }, '^XA^XZ')).toEqual({ ok: false, error: said });
});

test('one that is not there is said not to answer, and one that sends elsewhere is not followed', async () => {
  const url = await open((_request, _body, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end());
  const silent = { ok: false, error: 'O serviço de etiquetas não respondeu' };
  expect(await askLabelService({ url, token: null }, '^XA^XZ')).toEqual(silent);
  expect(await askLabelService({ url: 'http://127.0.0.1:1', token: null }, '^XA^XZ')).toEqual(silent);
});

test('a picture that does not end is given up', async () => {
  const url = await open((_request, _body, response) => void response.end(Buffer.concat([pixel, Buffer.alloc(6 * 1024 * 1024)])));
  expect(await askLabelService({ url, token: null }, '^XA^XZ')).toMatchObject({
    ok: false,
    error: expect.stringContaining('grande demais'),
  });
});
