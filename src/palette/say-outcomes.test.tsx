import { act, screen, waitFor } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Actor, Target } from '#commands/command.ts';
import { confirmed, dismissed, intentId, recorded, rejected, sent, settled } from '#events/fact-fixture.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { readyCorner, toast } from '#ui/toast.tsx';
import { useHandlers, useScope, useShowsRecorded, useTargets } from './context.tsx';
import { useExecute } from './execute.tsx';
import { listingTarget, renderConsole } from './palette-fixture.tsx';

const approved = 'Anúncio enviado para processamento e atualização';
const lamp = [listingTarget({ publishId: 'a', title: 'Luminária' })];
const three = [lamp[0], listingTarget({ publishId: 'b', title: 'Mesa' }), listingTarget({ publishId: 'c', title: 'Cadeira' })].flatMap(
  (each) => each ?? [],
);
const approvals = ['listing.approve'];
const none: readonly string[] = [];

const Queue = ({ targets, shown = none, onProblems, beside }: QueueProps) => {
  useScope('queue');
  useTargets('selection', targets);
  const place = useRef<HTMLParagraphElement>(null);
  useShowsRecorded(shown, place);
  useHandlers(onProblems ? { 'app.problems': onProblems } : {});
  return (
    <>
      <p ref={place}>Últimas decisões</p>
      {beside}
    </>
  );
};
interface QueueProps {
  readonly targets: readonly Target[];
  readonly shown?: readonly string[];
  readonly onProblems?: () => void;
  readonly beside?: ReactNode;
}

const openQueue = async (props: QueueProps, actor: Partial<Actor> = {}) => {
  const opened = await renderConsole({ actor, children: <Queue {...props} /> });
  await act(readyCorner);
  const { ledger } = opened.workbench;
  return { ...opened, happens: (...facts: readonly Fact[]) => act(async () => void (await ledger.act<never>(() => ok([...facts])))) };
};
/** The messages in the corner that are not on their way out. */
const messages = (): readonly string[] =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed=true])')].map(({ textContent }) => textContent);

/** jsdom lays nothing out: everything has a place, or nothing has. */
const layOut = (isSeen: boolean): void => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue((isSeen ? [new DOMRect()] : []) as unknown as DOMRectList);
};

afterEach(() => void vi.restoreAllMocks());

test('a decision is told quietly, with the thing and the key that takes it back; the specified text comes with the answer', async () => {
  const { user, happens } = await openQueue({ targets: lamp });
  await user.keyboard('a');
  await waitFor(() => expect(messages()).toEqual(['Aprovar · LumináriaDesfazer (Ctrl+Z)']));
  await happens(sent(intentId(1)));
  expect(messages()).toHaveLength(1);
  await happens(confirmed(intentId(1)));
  await waitFor(() => expect(messages()).toEqual([`${approved}Aguardando o Mercado LivreDesfazer (Ctrl+Z)`]));
  await happens(settled(intentId(1)));
  expect(messages()).toHaveLength(1);
});

test('of a batch of which one was taken, that one is named', async () => {
  const active = listingTarget({ publishId: 'x', title: 'Ativo', status: 'active' });
  const { user } = await openQueue({ targets: [active, ...lamp] });
  await user.keyboard('a');
  await waitFor(() => expect(messages()).toContainEqual(expect.stringContaining('Aprovar · Luminária')));
});

test('answers to one command share one message with their count, also those to a batch', async () => {
  layOut(true);
  const { user, intents, happens } = await openQueue({ targets: three, shown: approvals });
  await user.keyboard('a');
  await waitFor(() => expect(intents()).toHaveLength(3));
  for (const n of [1, 2, 3]) await happens(sent(intentId(n)), confirmed(intentId(n)));
  await waitFor(() => expect(messages()).toEqual([`${approved} · 3Aguardando o Mercado Livre`]));
});

test('a screen that shows what was recorded has no quiet line', async () => {
  layOut(true);
  const { user, intents } = await openQueue({ targets: lamp, shown: approvals });
  await user.keyboard('a');
  await waitFor(() => expect(intents()).toHaveLength(1));
  expect(messages()).toEqual([]);
});

test('on a phone, where that part of the screen is hidden, the quiet line stands', async () => {
  layOut(false);
  const { user } = await openQueue({ targets: lamp, shown: approvals });
  await user.keyboard('a');
  await waitFor(() => expect(messages()).toHaveLength(1));
});

const Doing = ({ command, targets, args }: DoingProps) => {
  const execute = useExecute();
  return (
    <button type="button" onClick={() => void execute(command, { targets, args })}>
      Fazer
    </button>
  );
};
interface DoingProps {
  readonly command: string;
  readonly targets: readonly Target[];
  readonly args: Readonly<Record<string, unknown>>;
}

const owner = { name: 'Bia', mail: 'b@x', awaitsMail: false, isBlockedByHub: false, hadSell: true, isOwner: true, blockedAt: null };
const company = { _id: 'ana', version: 1, status: 'active', people: ['me', 'u2'].map((_id) => ({ ...owner, _id })) };

const ofAna: Target = { subject: 'company:ana', label: 'Ana', base: company };

// A skip over a skip; and an owner who is none any more may not make themselves one.
test.each([
  ['listing.skip', [listingTarget({ publishId: 's', title: 'Pulado', skipped: true })], { reason: 'slow' }, {}],
  ['colleague.takeOwner', [ofAna], { colleague: { _id: 'me', name: 'Bia' } }, { id: 'me', role: 'seller' }],
] as const)('no way back is offered of %s where it has none', async (command, targets, args, actor) => {
  const { user, intents, happens } = await openQueue(
    { targets: lamp, beside: <Doing command={command} targets={targets} args={args} /> },
    actor,
  );
  await user.click(screen.getByRole('button', { name: 'Fazer' }));
  await waitFor(() => expect(intents()).toHaveLength(1));
  await waitFor(() => expect(messages()).toHaveLength(1));
  expect(messages()[0]).not.toContain('Desfazer');
  await happens(sent(intentId(1)), confirmed(intentId(1)));
  await waitFor(() => expect(messages()).toHaveLength(1));
  expect(messages()[0]).not.toContain('Desfazer');
});

test('of several, one without a way back leaves the line of those that have one', async () => {
  const targets = [...lamp, listingTarget({ publishId: 's', title: 'Pulado', skipped: true })];
  const { user, intents, happens } = await openQueue({
    targets: lamp,
    beside: <Doing command="listing.skip" targets={targets} args={{ reason: 'slow' }} />,
  });
  await user.click(screen.getByRole('button', { name: 'Fazer' }));
  await waitFor(() => expect(intents()).toHaveLength(2));
  await waitFor(() => expect(messages()).toContainEqual(expect.stringContaining('Desfazer')));
  // Its leaving is drawn for a moment: what asked for it is looked at.
  const dismiss = vi.spyOn(toast, 'dismiss');
  for (const n of [1, 2]) await happens(sent(intentId(n)), confirmed(intentId(n)));
  await waitFor(() => expect(messages()).toContainEqual(expect.stringMatching(/ · 2$/u)));
  expect(dismiss).not.toHaveBeenCalled();
  expect(messages()).toContainEqual(expect.stringContaining('Desfazer'));
});

test('the quiet line goes with what was taken back', async () => {
  const { user, intents } = await openQueue({ targets: three });
  await user.keyboard('a');
  await waitFor(() => expect(messages()).toEqual(['Aprovar: 3 registradasDesfazer (Ctrl+Z)']));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(intents()).toEqual([]));
  await waitFor(() => expect(messages()).toEqual(['3 desfeitos: Aprovar']));
});

test('what stays of those that are taken back together is said, by the key as by the button', async () => {
  const { user, intents, happens } = await openQueue({ targets: three });
  await user.keyboard('a');
  await waitFor(() => expect(intents()).toHaveLength(3));
  await happens(sent(intentId(1)), rejected(intentId(1)));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(messages()).toContain('2 desfeitos: Aprovar'));
  expect(messages()).toContain('Esta decisão não foi aceitaLuminária');
});

test('what is taken back later, after other work, is named: the thing and what was done to it', async () => {
  const { user, intents, happens } = await openQueue({ targets: lamp });
  await user.keyboard('a');
  await waitFor(() => expect(intents()).toHaveLength(1));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(messages()).toEqual(['Desfeito: Aprovar · Luminária']));
  await user.keyboard('a');
  await waitFor(() => expect(intents()).toHaveLength(1));
  await happens(sent(intentId(2)));
  await happens(confirmed(intentId(2)));
  await happens(settled(intentId(2)));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(messages()).toContain('Desfazendo: Aprovar · Luminária'));
});

test('what was not accepted is said by name and with its reason, leads to where it is dealt with, and goes once it is', async () => {
  const onProblems = vi.fn<() => void>();
  const { user, happens } = await openQueue({ targets: three, onProblems });
  await user.keyboard('a');
  await waitFor(() => expect(messages()).toHaveLength(1));
  for (const n of [1, 2]) await happens(sent(intentId(n)), rejected(intentId(n)));
  const said = 'Aprovar: 2 não aceitas\nLuminária: Alterado por Bruno\nMesa: Alterado por BrunoResolver';
  await waitFor(() => expect(messages()).toContain(said));
  await user.click(screen.getByRole('button', { name: 'Resolver' }));
  expect(onProblems).toHaveBeenCalledOnce();
  await happens(dismissed(intentId(1)), dismissed(intentId(2)));
  await waitFor(() => expect(messages().join()).not.toContain('aceita'));
});

test.each([
  { visibility: 'visible', told: true },
  { visibility: 'hidden', told: false },
] as const)('what another tab decided and the server did not accept is said in a $visibility tab: $told', async ({ visibility, told }) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const { happens } = await openQueue({ targets: lamp });
  const other = intentId(77);
  await happens(recorded({ id: other, label: 'Furadeira' }), sent(other));
  await happens(rejected(other));
  const wanted = told ? ['Aprovar: não aceita · Furadeira: Alterado por BrunoResolver'] : [];
  await waitFor(() => expect(messages().filter((text) => text.includes('aceita'))).toEqual(wanted));
});

test('what another tab decided is not told as done here', async () => {
  const { happens } = await openQueue({ targets: lamp });
  const other = intentId(77);
  await happens(recorded({ id: other }), sent(other));
  await happens(confirmed(other));
  expect(messages()).toEqual([]);
});

test('what was snoozed is told by its title, and with when it comes back', async () => {
  const { user, happens } = await openQueue({ targets: lamp });
  await user.keyboard('z');
  await screen.findByRole('dialog');
  await user.keyboard('1');
  await happens(sent(intentId(1)), confirmed(intentId(1)));
  await waitFor(() => expect(messages()).toContainEqual(expect.stringMatching(/^Anúncio adiadoLuminária · volta em 21\/11\/2026, 10:00/u)));
});

test('what was passed over is told by its title', async () => {
  const { user, happens } = await openQueue({ targets: lamp });
  await user.keyboard('s');
  await screen.findByRole('dialog');
  await user.keyboard('1');
  await happens(sent(intentId(1)), confirmed(intentId(1)));
  await waitFor(() => expect(messages()).toContainEqual(expect.stringMatching(/^Anúncio puladoLuminária/u)));
});
