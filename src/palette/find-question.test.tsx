import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from './palette-fixture.tsx';

const input = () => screen.findByRole('combobox', { name: 'Ações' });

test('* asks for questions by their words, or by the listing they are about, and opens the one that was found', async () => {
  const found = { _id: 'q 3', publishId: 'MLB1234567', text: 'Serve no Uno?', listingTitle: 'Calota aro 13' };
  const send = vi.fn<(...asked: readonly unknown[]) => Promise<unknown>>(async () => ok({ items: [found] }));
  const { user, navigate } = await renderConsole({ actor: { role: 'seller' }, api: { send: send as unknown as Api['send'] } });
  await user.keyboard('{Control>}k{/Control}');
  await input();
  await user.paste('*serve no uno');
  await screen.findByRole('option', { name: /Serve no Uno\? · Calota aro 13.*Pergunta/u });
  expect(send.mock.calls.at(-1)?.[1]).toEqual({ query: { search: 'serve no uno', limit: 8 } });
  await user.clear(await input());
  await user.paste('*mlb1234567');
  await waitFor(() => expect(send.mock.calls.at(-1)?.[1]).toEqual({ query: { publishId: 'MLB1234567', limit: 8 } }));
  await screen.findByRole('option', { name: /Serve no Uno/u });
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/message?publishId=MLB1234567&question=q+3');
});

test('* finds a reviewer nothing: buyers are none of their business', async () => {
  const send = vi.fn<() => Promise<unknown>>();
  const { user } = await renderConsole({ api: { send: send as unknown as Api['send'] } });
  await user.keyboard('{Control>}k{/Control}');
  await input();
  await user.keyboard('*serve no uno');
  expect(screen.getByText(/Prefixos: \/ @ > \?/u)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
