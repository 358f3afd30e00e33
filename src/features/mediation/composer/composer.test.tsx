import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { returnedDraftForm } from '#commands/returned-draft.ts';
import { aMediation, aMediationRow, aMessage } from '#commands/mediation/mediation-fixture.ts';
import { ok } from '#lib/result.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { Composer } from './composer.tsx';
import { emptyReply, replyDraftKey } from './use-reply-form.ts';
import { useSendReply } from './use-send-reply.ts';

// Looking into files is a worker's work, and jsdom has none; nor has it IndexedDB.
vi.mock('#ui/upload/inspect.ts', () => ({ warmInspector: async () => {}, openInspector: () => ({}) }));
vi.mock('#ui/upload/waiting-files.ts', () => ({
  waitingFilesOf: () => ({ read: async () => [], keep: async () => [], drop: async () => {}, clear: async () => {} }),
}));

const { kept, store } = memoryDrafts();
beforeEach(() => kept.clear());

const box = () => screen.getByRole('textbox', { name: /^Mensagem/u });
const sendButton = () => screen.getByRole('button', { name: 'Enviar' });
const base = JSON.stringify(emptyReply);
const keepDraft = (values: Partial<typeof emptyReply>): void =>
  void kept.set(replyDraftKey('o1'), { values: { ...emptyReply, seen: 1, ...values }, base });
const messages = (intents: readonly { readonly args: unknown }[]): readonly unknown[] =>
  intents.map(({ args }) => (args as { readonly message: string }).message);

const openComposer = async (record = aMediation()) => {
  const composer = (
    <DraftStoreProvider value={store}>
      <Composer record={record} />
    </DraftStoreProvider>
  );
  const { workbench: desk, ...console } = await renderConsole({ actor: { role: 'superuser' }, children: composer });
  await act(async () => {});
  return { ...console, desk };
};

/** Recording waits until the test lets it go on, as it does while a disk is busy. */
const holdRecording = ({ ledger }: Workbench): (() => void) => {
  const { act: record } = ledger;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  Object.assign(ledger, { act: (decide: Parameters<typeof record>[0]) => held.then(() => record(decide)) });
  return letGo;
};

test('while a reply is being recorded nothing can be typed behind it, and it is said once', async () => {
  const { user, desk, intents } = await openComposer();
  const letGo = holdRecording(desk);
  await user.type(box(), 'Vamos trocar a peça');
  await user.dblClick(sendButton());
  await user.type(box(), ' e mais');
  expect([(box() as HTMLTextAreaElement).readOnly, sendButton().ariaDisabled]).toEqual([true, 'true']);
  await act(async () => letGo());
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(messages(intents())).toEqual(['Vamos trocar a peça']);
  expect(kept.size).toBe(0);
});

test('what came in meanwhile holds it; sent anyway with a double click it is one message', async () => {
  keepDraft({ message: 'Vamos trocar a peça' });
  const other = aMessage({ _id: 'm2', userId: 'colleague', message: 'Já combinei' });
  const { user, desk, intents } = await openComposer(aMediation({ mediation: { conversation: [aMessage(), other] } }));
  await user.click(sendButton());
  const letGo = holdRecording(desk);
  await user.dblClick(await screen.findByRole('button', { name: 'Enviar assim mesmo' }));
  await act(async () => letGo());
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(messages(intents())).toEqual(['Vamos trocar a peça']);
});

test('what could not be recorded stays written and stays a draft', async () => {
  const { user, desk, intents } = await openComposer();
  const refusal = { ok: false, error: { type: 'StorageFailed', reason: 'quota' } };
  Object.assign(desk.ledger, { act: async () => refusal });
  await user.type(box(), 'Vamos trocar a peça');
  await user.click(sendButton());
  await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'));
  expect(box()).toHaveValue('Vamos trocar a peça');
  expect([intents(), kept.get(replyDraftKey('o1'))?.values['message']]).toEqual([[], 'Vamos trocar a peça']);
});

test('a draft that is a message by now is gone without a word', async () => {
  keepDraft({ message: 'Já foi', messageId: 'm2' });
  await openComposer(aMediation({ mediation: { conversation: [aMessage(), aMessage({ _id: 'm2' })] } }));
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(screen.queryByText(/Rascunho recuperado/u)).not.toBeInTheDocument();
  expect(kept.size).toBe(0);
});

/** The message that another tab sends arrives by a button. */
const SentElsewhere = () => {
  const [record, setRecord] = useState(() => aMediation());
  const mine = aMessage({ _id: 'm2', userId: 'u1', message: 'Vamos trocar a peça' });
  return (
    <DraftStoreProvider value={store}>
      <Composer record={record} />
      <button type="button" onClick={() => setRecord(aMediation({ mediation: { conversation: [aMessage(), mine] } }))}>
        {'chega'}
      </button>
    </DraftStoreProvider>
  );
};

test('what another tab has sent meanwhile is no draft here any more; another text of the same moment stays', async () => {
  keepDraft({ message: 'Vamos trocar a peça', messageId: 'm2' });
  const opened = async (text: string) => {
    const { user, unmount, workbench } = await renderConsole({ actor: { id: 'u1', role: 'superuser' }, children: <SentElsewhere /> });
    expect(workbench.actor().id).toBe('u1');
    await waitFor(() => expect(box()).toHaveValue('Vamos trocar a peça'));
    await user.type(box(), text);
    await user.click(screen.getByRole('button', { name: 'chega' }));
    return { unmount };
  };
  const { unmount } = await opened(' ou o dinheiro');
  expect(box()).toHaveValue('Vamos trocar a peça ou o dinheiro');
  unmount();
  keepDraft({ message: 'Vamos trocar a peça', messageId: 'm2' });
  await opened(' ');
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(screen.queryByText(/Rascunho recuperado/u)).not.toBeInTheDocument();
  expect(kept.size).toBe(0);
});

test('what the other tab sent is no recovered draft here, also where it has begun the next one', async () => {
  keepDraft({ message: 'Vamos trocar a peça' });
  const { user } = await renderConsole({ actor: { id: 'u1', role: 'superuser' }, children: <SentElsewhere /> });
  await screen.findByText(/Rascunho recuperado/u);
  keepDraft({ message: 'E a nota' });
  await user.click(screen.getByRole('button', { name: 'chega' }));
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(screen.queryByText(/Rascunho recuperado/u)).not.toBeInTheDocument();
  expect(kept.get(replyDraftKey('o1'))?.values['message']).toBe('E a nota');
});

test('what was taken back where nothing can be said any more is read there, and thrown away there', async () => {
  const { user, desk } = await openComposer(aMediation({ status: 'closed' }));
  const written = [{ text: 'Tarde demais', files: ['foto.jpg'], filesOwner: 'm1' }];
  await act(() => desk.ledger.act(() => ok([{ type: 'form.drafted.v1', form: returnedDraftForm('mediation:o1'), draft: { written } }])));
  await waitFor(() => expect(box()).toHaveValue('Tarde demais'));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(desk.ledger.state().drafts.formsByName[returnedDraftForm('mediation:o1')]).toBeUndefined());
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Descartar' })).not.toBeInTheDocument();
});

const OtherRow = () => {
  useTargets('selection', [{ subject: 'mediation:o2', label: '2000013', base: aMediationRow({ _id: 'o2' }) }]);
  return null;
};

test('a reply goes to the mediation it was written in, whatever the person has gone on to, and keeps its files', async () => {
  const messageId = '00000000-0000-4000-8000-0000000000c1';
  const photo = new File(['x'], 'foto.jpg');
  const sent = vi.fn<(isRecorded: boolean) => void>();
  const Writer = ({ onLeave }: { readonly onLeave: () => void }) => {
    const send = useSendReply(aMediation());
    const press = (): void => {
      void send({ messageId, message: 'Segue a foto', files: [photo] }).then(sent);
      onLeave();
    };
    return (
      <button type="button" onClick={press}>
        {'envia'}
      </button>
    );
  };
  const Page = () => {
    const [isLeft, setLeft] = useState(false);
    return isLeft ? <OtherRow /> : <Writer onLeave={() => setLeft(true)} />;
  };
  const { user, intents, workbench } = await renderConsole({ actor: { role: 'superuser' }, children: <Page /> });
  const { keep } = workbench.files;
  // Sealing takes its time: the list is there by then.
  Object.assign(workbench.files, {
    keep: (owner: string, files: readonly File[]) => new Promise((done) => setTimeout(() => done(keep(owner, files)))),
  });
  await user.click(screen.getByRole('button', { name: 'envia' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(true));
  expect(intents().map(({ subject, args }) => [subject, (args as { readonly _id: string })._id])).toEqual([['mediation:o1', 'o1']]);
  expect(await workbench.files.read(messageId)).toEqual([photo]);
});

test('messages of the corner stand above what is attached and the button that sends it', async () => {
  await openComposer();
  const foot = sendButton().closest('[data-foot]');
  expect(foot).toContainElement(await screen.findByRole('group', { name: /^Anexos/u }));
});
