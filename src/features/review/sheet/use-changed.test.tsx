import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { useChanged } from './use-changed.ts';

const painted = { current: { name: 'as painted', version: 3 } };
const onChange = vi.fn<(id: string) => void>();
const Tile = () => {
  useChanged({ id: 'p1', newest: 4, judged: 'as painted', painted, isShown: true, onChange });
  return null;
};

test.each([
  ['skipped', 0],
  ['edited', 1],
])('a row that is newer because it was %s changes its tile %d times', async (type, times) => {
  onChange.mockClear();
  const history = [{ type, version: 4, at: '2026-11-21T11:00:00.000Z', by: { id: 'bruno', name: 'Bruno' }, warning: null }];
  const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve(ok({ ...aListing({ version: 4 }), history })));
  await renderConsole({ api: { send: send as unknown as Api['send'] }, children: <Tile /> });
  await waitFor(() => expect(send).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onChange).toHaveBeenCalledTimes(times);
});
