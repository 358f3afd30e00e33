import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { anIntent, confirmed, intentId, recorded, sent, settled } from '#events/fact-fixture.ts';
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

const children = (
  <SessionContext value={store}>
    <Redo />
  </SessionContext>
);

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

test('hundreds that were refused together and taken back are all made again: nobody else has written on them since', async () => {
  const numbers = Array.from({ length: 250 }, (_, at) => at + 1);
  // Refused, then returned: a version each.
  const baseOf = (subject: string) => aListing({ publishId: subject.slice('listing:'.length), version: 3 });
  const { user, intents, workbench } = await renderConsole({ baseOf, children });
  const { ledger, recent } = workbench;
  const refusal = (n: number) =>
    anIntent({
      id: intentId(1000 + n),
      command: 'listing.refuse',
      args: { publishId: `p${n}`, version: 1, warning: 'title', gtin: null },
      subject: `listing:p${n}`,
    });
  const refusals = numbers.map(refusal);
  const returns = refusals.map((intent, at) => ({ ...intent, id: intentId(2000 + at), command: 'listing.returnToPending' }));
  for (const sides of [refusals, returns])
    await ledger.act(() => ok(sides.flatMap((intent) => [recorded(intent), sent(intent.id), confirmed(intent.id), settled(intent.id)])));
  recent.remember(
    refusals.map((intent) => ({ intent, target: null })),
    { isUndoable: true },
  );
  refusals.forEach(({ id }, at) => recent.forget(id, returns[at]?.id ?? null));
  await user.click(screen.getByRole('button', { name: 'refazer' }));
  await vi.waitFor(() => expect(intents()).toHaveLength(250));
});
