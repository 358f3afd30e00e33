import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { ok } from '#lib/result.ts';
import type { TileStanding } from '#machines/screen/contact-sheet.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { useChanged, type TileNews } from './use-changed.ts';

const standings = { ask: 'asked', same: 'shown', change: 'gone' } as const;
const historyOf = (type: string) => [
  { type, version: 4, at: '2026-11-21T11:00:00.000Z', by: { id: 'bruno', name: 'Bruno' }, warning: null },
];

test.each([
  ['skipped', 'same'],
  ['edited', 'change'],
])('a tile whose listing was %s is in doubt at once, and told as %s when its history is here', async (type, told) => {
  const news: TileNews[] = [];
  let answer = (): void => undefined;
  const send = vi.fn<() => Promise<unknown>>(
    () => new Promise((resolve) => (answer = () => resolve(ok({ ...aListing({ version: 4 }), history: historyOf(type) })))),
  );
  const Tile = () => {
    const [standing, setStanding] = useState<TileStanding>('shown');
    const [painted] = useState({ current: { name: 'as painted', version: 3 } });
    const [tell] = useState(() => (each: TileNews) => {
      news.push(each);
      setStanding(standings[each]);
    });
    useChanged({ tile: { id: 'p1', standing, isOut: false }, newest: 4, judged: 'as painted', painted, onTell: tell });
    return null;
  };
  await renderConsole({ api: { send: send as unknown as Api['send'] }, children: <Tile /> });
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(news).toEqual(['ask']);
  await act(async () => answer());
  await waitFor(() => expect(news).toEqual(['ask', told]));
});
