import { expect, test } from 'vitest';
import type { Api } from './client.ts';
import { createRowBatcher } from './row-batcher.ts';

interface Asked {
  readonly query?: { readonly ids?: string };
}

const apiOver = (known: ReadonlySet<string>): { readonly api: Api; readonly asked: string[] } => {
  const asked: string[] = [];
  const send = (_line: unknown, payload?: Asked) => {
    const ids = payload?.query?.ids ?? '';
    asked.push(ids);
    const items = ids
      .split(',')
      .filter((id) => known.has(id))
      .map((publishId) => ({ publishId }));
    return Promise.resolve({ ok: true, value: { items } });
  };
  return { api: { send } as unknown as Api, asked };
};

test('rows asked for in one tick travel in one request, each id once', async () => {
  const { api, asked } = apiOver(new Set(['a', 'b']));
  const batcher = createRowBatcher(api);
  const rows = await Promise.all([batcher.load('a'), batcher.load('b'), batcher.load('a')]);
  expect([asked, rows.map((row) => row?.publishId)]).toEqual([['a,b'], ['a', 'b', 'a']]);
});

test('a listing the server does not name is gone', async () => {
  const { api } = apiOver(new Set());
  await expect(createRowBatcher(api).load('x')).resolves.toBeNull();
});

test('two hundred and one are three requests of at most a hundred', async () => {
  const { api, asked } = apiOver(new Set());
  const batcher = createRowBatcher(api);
  await Promise.all(Array.from({ length: 201 }, (_, each) => batcher.load(`p${each}`)));
  expect(asked.map((ids) => ids.split(',').length)).toEqual([100, 100, 1]);
});

test('what is asked for later is a later request, never an answer already on its way', async () => {
  const { api, asked } = apiOver(new Set(['a']));
  const batcher = createRowBatcher(api);
  await batcher.load('a');
  await batcher.load('a');
  expect(asked).toEqual(['a', 'a']);
});

test('a request that failed fails for everyone in it, and not for the next', async () => {
  let isDown = true;
  const send = () => Promise.resolve(isDown ? { ok: false, error: { type: 'Unreachable' } } : { ok: true, value: { items: [] } });
  const batcher = createRowBatcher({ send } as unknown as Api);
  const both = await Promise.allSettled([batcher.load('a'), batcher.load('b')]);
  isDown = false;
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(batcher.load('a')).resolves.toBeNull();
});
