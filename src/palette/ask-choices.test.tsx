import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { askedDraftKey } from '#commands/asked-draft.ts';
import { ok } from '#lib/result.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { listingTarget, Queue, renderConsole } from './palette-fixture.tsx';

const target = listingTarget();
const { publishId: listingId, queuedAt } = target.base;

/** A queue of one listing, which `requeue` shows in another round. */
const createQueue = () => {
  let show = (_shown: typeof target): void => {};
  const OneInQueue = () => {
    const [shown, setShown] = useState(target);
    useEffect(() => {
      show = setShown;
    }, []);
    return <Queue targets={[shown]} />;
  };
  const requeue = (at: string): void => act(() => show(listingTarget({ queuedAt: at })));
  return { OneInQueue, requeue };
};

/** A listing of the queue, and what is to be corrected in it asked by the palette. */
const openQuestion = async () => {
  const { kept, store } = memoryDrafts();
  const { OneInQueue, requeue } = createQueue();
  const rendered = await renderConsole({
    wrapper: ({ children }) => <DraftStoreProvider value={store}>{children}</DraftStoreProvider>,
    children: <OneInQueue />,
  });
  const ask = async (): Promise<HTMLElement> => {
    await rendered.user.keyboard('r');
    return screen.findByRole('combobox', { name: /corrigidos/u });
  };
  const leave = async (): Promise<void> => {
    await rendered.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  };
  return { ...rendered, kept, ask, leave, requeue };
};
const count = () => screen.getByRole('status');

test('what was ticked is ticked again for who left and came back, and kept no longer once it is recorded', async () => {
  const { user, intents, kept, ask, leave } = await openQuestion();
  await ask();
  await user.keyboard('12oTítulo repetido{Enter}');
  await leave();
  await ask();
  expect(count()).toHaveTextContent('3 marcadas');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(intents()).toMatchObject([{ args: { warning: expect.stringContaining('Título repetido') } }]));
  await waitFor(() => expect(kept.size).toBe(0));
});

test('a text that is being written outlives Escape, a click on its line and a page that dies, and is no answer yet', async () => {
  const { user, intents, kept, ask, leave } = await openQuestion();
  const box = await ask();
  await user.keyboard('1oTítulo rep');
  fireEvent.click(screen.getByRole('option', { name: /Outros/u }));
  expect(box).toHaveValue('Título rep');
  const form = askedDraftKey('listing.refuse', [target.subject]);
  await waitFor(() => expect(kept.get(form)?.values).toMatchObject({ 'warning:others': 'Título rep' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('option', { name: /Outros: Título rep/u })).toBeVisible();
  await leave();
  await ask();
  await user.keyboard('o');
  expect(screen.getByRole('combobox')).toHaveValue('Título rep');
  await user.keyboard('{Escape}{Enter}');
  await waitFor(() => expect(intents()).toHaveLength(1));
  expect(intents()[0]?.args).not.toMatchObject({ warning: expect.stringContaining('Título') });
});

test('what was marked on the listing is ticked at first; what is unticked stays so', async () => {
  const { workbench, kept, ask, leave } = await openQuestion();
  await workbench.ledger.act<never>(() => ok([{ type: 'review.warningsDrafted.v1', listingId, warnings: ['Foto escura'], queuedAt }]));
  await ask();
  expect(count()).toHaveTextContent('1 marcada');
  await leave();
  expect(kept.size).toBe(0);
  await ask();
  fireEvent.click(screen.getByRole('option', { name: /Foto escura/u }));
  await leave();
  await ask();
  expect(count()).toHaveTextContent('0 marcadas');
});

test('what was marked in an earlier round of the listing is not ticked', async () => {
  const { workbench, ask } = await openQuestion();
  await workbench.ledger.act<never>(() =>
    ok([{ type: 'review.warningsDrafted.v1', listingId, warnings: ['Foto escura'], queuedAt: '2020-01-01T00:00:00.000Z' }]),
  );
  await ask();
  expect(count()).toHaveTextContent('0 marcadas');
});

test('what was ticked in an earlier round of the listing is not ticked again, and no draft any more', async () => {
  const { user, kept, ask, leave, requeue } = await openQuestion();
  await ask();
  await user.keyboard('12oTítulo rep');
  await user.keyboard('{Escape}');
  await leave();
  expect(kept.size).toBe(1);
  requeue('2026-11-22T12:00:00.000Z');
  await ask();
  expect(count()).toHaveTextContent('0 marcadas');
  expect(screen.queryByRole('option', { name: /Título rep/u })).toBeNull();
  expect(kept.size).toBe(0);
});

test('what is marked on the listing after the question was left is not hidden by what was ticked in it, nor is what was being written lost', async () => {
  const { user, workbench, ask, leave } = await openQuestion();
  await ask();
  await user.keyboard('12oTítulo rep{Escape}');
  await leave();
  await workbench.ledger.act<never>(() => ok([{ type: 'review.warningsDrafted.v1', listingId, warnings: ['Foto escura'], queuedAt }]));
  await ask();
  expect(count()).toHaveTextContent('1 marcada');
  expect(screen.getByRole('option', { name: /Foto escura/u })).toBeVisible();
  await user.keyboard('1');
  await leave();
  await ask();
  expect(count()).toHaveTextContent('2 marcadas');
  expect(screen.getByRole('option', { name: /Outros: Título rep/u })).toBeVisible();
});
