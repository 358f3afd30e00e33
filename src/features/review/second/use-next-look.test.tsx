import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { useNextLook } from './use-next-look.ts';

const Looked = () => {
  const { look, justCame, askAgain, pass } = useNextLook();
  return (
    <>
      <p>{look && `${look.publishId} is open${justCame ? ', and just came' : ''}`}</p>
      <button type="button" onClick={askAgain}>
        ask again
      </button>
      <button type="button" onClick={() => look && void pass(look)}>
        pass
      </button>
    </>
  );
};

/** A server that gives the looks of this list to be judged, the first of them now. */
const openLooks = async (...ids: readonly string[]) => {
  const server = { ids };
  const send = (async ({ name }: { readonly name: string }, { body }: { readonly body?: { readonly except: readonly string[] } }) => {
    if (name !== 'takeSecondLook') return ok({ released: true });
    const id = server.ids.find((each) => !body?.except.includes(each));
    return ok({ look: id === undefined ? null : aListing({ publishId: id }), waiting: 1 });
  }) as Api['send'];
  const shown = await renderConsole({ api: { send }, children: <Looked /> });
  await screen.findByText('l1 is open');
  return { ...shown, server };
};

test('one that takes the place of another by itself is not what a key of this moment is meant for, until it was seen', async () => {
  const { user, server } = await openLooks('l1', 'l2');
  server.ids = ['l2'];
  await user.click(screen.getByRole('button', { name: 'ask again' }));
  await screen.findByText('l2 is open, and just came');
  expect(await screen.findByText('l2 is open')).toBeVisible();
});

test('the next after one that was passed on is what the hand waits for', async () => {
  const { user } = await openLooks('l1', 'l2');
  const told: string[] = [];
  const watched = screen.getByText('l1 is open');
  new MutationObserver(() => told.push(watched.textContent)).observe(watched, { childList: true, characterData: true, subtree: true });
  await user.click(screen.getByRole('button', { name: 'pass' }));
  expect(await screen.findByText('l2 is open')).toBeVisible();
  expect(told.join()).not.toContain('just came');
});
