import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { anIntent, intentId } from '#events/fact-fixture.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { SessionContext, createSessionStore } from './session-store.ts';
import { emptySession } from './queue-session.ts';
import { useUndoAndReturn } from './use-undo-and-return.ts';

const store = createSessionStore(emptySession);
const Redo = () => {
  const { redoLast } = useUndoAndReturn();
  return (
    <button type="button" onClick={() => void redoLast()}>
      refazer
    </button>
  );
};

/** An approval of version 3 that was taken back; the listing has a version more by now, and what made it is not heard of before `answer`. */
const takenBack = async () => {
  const listing = aListing({ version: 4 });
  const by = { id: 'bruno', name: 'Bruno' };
  const history = [{ type: 'skipped', version: 4, at: '2026-11-21T11:00:00.000Z', by, warning: null }];
  let answer: () => void = () => undefined;
  const send = (() =>
    new Promise<unknown>((resolve) => {
      answer = () => resolve(ok({ ...listing, history }));
    })) as unknown as Api['send'];
  const children = (
    <SessionContext value={store}>
      <Redo />
    </SessionContext>
  );
  const console = await renderConsole({ api: { send }, baseOf: () => listing, children });
  const { recent } = console.workbench;
  const intent = anIntent({ id: intentId(901), args: { publishId: 'p1', version: 3 } });
  recent.remember([{ intent, target: null }], { isUndoable: true });
  recent.forget(intent.id, null);
  return { ...console, recent, intent, answered: () => act(async () => answer()) };
};

test('asked for twice before it is known what happened to its listing, a decision is made again once', async () => {
  const { user, intents, answered } = await takenBack();
  await user.dblClick(screen.getByRole('button', { name: 'refazer' }));
  await answered();
  await vi.waitFor(() => expect(intents()).toHaveLength(1));
  await vi.waitFor(() => expect(screen.getByText('Nada foi desfeito que se possa refazer')).toBeVisible());
});

test('what was done with its listing while that was asked stands in its place', async () => {
  const { user, intents, answered, recent, intent } = await takenBack();
  await user.click(screen.getByRole('button', { name: 'refazer' }));
  recent.remember([{ intent: { ...intent, id: intentId(902) }, target: null }], { isUndoable: true });
  await answered();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(intents()).toEqual([]);
});
