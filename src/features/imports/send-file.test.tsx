import { expect, test } from 'vitest';
import type { Api, Problem } from '#api/client.ts';
import { importPieceBytes } from '#contract/import-run.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { sendFiles } from './send-file.ts';

const unreachable: Problem = { type: 'Unreachable' };
interface Asked {
  readonly name: string;
  readonly key: string | undefined;
  readonly piece: number | undefined;
}

/** A server that answers what was told of a call, in turn, and else takes everything. */
const server = (told: Readonly<Record<string, readonly Result<unknown, Problem>[]>> = {}) => {
  const asked: Asked[] = [];
  const left = new Map(Object.entries(told).map(([name, answers]) => [name, [...answers]]));
  const send = async (
    { name }: { readonly name: string },
    { params }: { readonly params?: { readonly piece?: number } },
    { idempotencyKey, signal }: { readonly idempotencyKey?: string; readonly signal?: AbortSignal },
  ) => {
    signal?.throwIfAborted();
    asked.push({ name, key: idempotencyKey, piece: params?.piece });
    return left.get(name)?.shift() ?? ok({ _id: 'i1' });
  };
  return { asked, api: { send: send as unknown as Api['send'] } };
};

const sending = (api: Api, more: object = {}) => {
  let ids = 0;
  const newId = () => `k${(ids += 1)}`;
  const file = new File(['x'.repeat(importPieceBytes + 1)], 'a.csv');
  const pause = () => Promise.resolve();
  const clock = () => 0;
  return sendFiles([file], {
    api,
    newId,
    clock,
    sellerId: null,
    signal: new AbortController().signal,
    onSent: () => undefined,
    pause,
    ...more,
  });
};

test('a piece whose answer is lost is sent again under its key, and the rest follows', async () => {
  const { api, asked } = server({ sendImportPiece: [refuse(unreachable), refuse({ type: 'Unreachable' })] });
  expect(await sending(api)).toBe('i1');
  expect(asked).toEqual([
    { name: 'beginImport', key: 'k1', piece: undefined },
    ...[1, 2, 3].map(() => ({ name: 'sendImportPiece', key: 'k2', piece: 0 })),
    { name: 'sendImportPiece', key: 'k3', piece: 1 },
  ]);
});

test('what does not arrive in three tries is said, and what was begun is cancelled: it does not count among the open ones', async () => {
  const { api, asked } = server({ sendImportPiece: [refuse(unreachable), refuse(unreachable), refuse(unreachable)] });
  await expect(sending(api)).rejects.toMatchObject({ problem: unreachable });
  expect(asked.map(({ name }) => name)).toEqual(['beginImport', 'sendImportPiece', 'sendImportPiece', 'sendImportPiece', 'cancelImport']);
});

test('what is left in the middle is cancelled too; what was not begun is not', async () => {
  const leaving = new AbortController();
  const left = server();
  await expect(sending(left.api, { signal: leaving.signal, onSent: () => leaving.abort() })).rejects.toThrow('aborted');
  expect(left.asked.map(({ name }) => name)).toEqual(['beginImport', 'sendImportPiece', 'cancelImport']);
  const refused = server({ beginImport: [refuse(unreachable), refuse(unreachable), refuse(unreachable)] });
  await expect(sending(refused.api)).rejects.toMatchObject({ problem: unreachable });
  expect(refused.asked.map(({ name }) => name)).toEqual(['beginImport', 'beginImport', 'beginImport']);
});

test('who begins again what was never answered begins the same import, an hour later too; the same file once more is another', async () => {
  const { api, asked } = server({ beginImport: [refuse(unreachable), refuse(unreachable), refuse(unreachable)] });
  let ids = 0;
  const newId = () => `n${(ids += 1)}`;
  await expect(sending(api, { newId })).rejects.toMatchObject({ problem: unreachable });
  expect(await sending(api, { newId, clock: () => 3_600_000 })).toBe('i1');
  expect(await sending(api, { newId, clock: () => 3_600_001 })).toBe('i1');
  const keys = asked.filter(({ name }) => name === 'beginImport').map(({ key }) => key);
  expect([new Set(keys.slice(0, 4)).size, new Set(keys).size, keys.length]).toEqual([1, 2, 5]);
});
