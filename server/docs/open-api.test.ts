import { expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { routes } from '../routes.ts';
import { openApiOf } from './open-api.ts';

const document = openApiOf(routes);
const text = JSON.stringify(document);

test('every call of the contract is in the document under its method and path', () => {
  for (const { name, method, path } of contract) expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: name });
  expect(Object.values(document.paths).flatMap((each) => Object.keys(each))).toHaveLength(contract.length);
});

test('every call says what it is for', () => {
  for (const { line, summary } of routes) {
    expect(summary).toMatch(/^.{5,}[^.]$/u);
    expect(document.paths[line.path]?.[line.method.toLowerCase()]).toMatchObject({ summary });
  }
});

test('whatever is referred to is there', () => {
  const references = [...text.matchAll(/"\$ref":"([^"]*)"/gu)].map(([, reference]) => reference ?? '');
  expect(references.length).toBeGreaterThan(contract.length);
  for (const reference of references) {
    expect(reference).toMatch(/^#\/components\/schemas\//u);
    expect(document.components.schemas).toHaveProperty([reference.slice('#/components/schemas/'.length)]);
  }
});

test('path parameters of the address are the declared ones', () => {
  for (const { method, path } of contract) {
    const operation = document.paths[path]?.[method.toLowerCase()] as
      | { readonly parameters: readonly { name: string; in: string }[] }
      | undefined;
    const declared = operation?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
    expect(declared).toEqual(path.match(/\{\w+\}/gu) ?? []);
  }
});

test('what anyone may call asks for no token, everything else for both headers', () => {
  for (const { method, path, roles } of contract)
    expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({
      security: roles === 'anyone' ? [] : [{ authorization: [], userToken: [] }],
    });
});

test('calls of one kind stand together, wherever their paths begin', () => {
  const tagsOf = (path: string): unknown =>
    Object.values(document.paths[path] ?? {}).map((operation) => (operation as { tags: unknown }).tags);
  expect([tagsOf('/order'), tagsOf('/correio/rastreio/suspend')]).toEqual([[['order']], [['order']]]);
  expect(tagsOf('/stream')).toEqual([['stream']]);
});
