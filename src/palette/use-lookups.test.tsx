import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { renderConsole } from './palette-fixture.tsx';

const unheard = vi.fn<(error: unknown) => void>();
afterEach(() => void process.off('unhandledRejection', unheard));

test('a palette that closes while the server is asked calls that off, and nobody hears of it', async () => {
  process.on('unhandledRejection', unheard);
  let calledOff = 0;
  const send = vi.fn<(line: unknown, payload: unknown, options: { readonly signal: AbortSignal }) => Promise<never>>(
    (_line, _payload, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          calledOff += 1;
          reject(signal.reason as Error);
        });
      }),
  );
  const { user } = await renderConsole({ api: { send: send as unknown as Api['send'] } });
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('caneca');
  await waitFor(() => expect(send.mock.calls.map(([line]) => (line as { readonly name: string }).name)).toContain('listListings'));
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(calledOff).toBe(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(unheard).not.toHaveBeenCalled();
});
