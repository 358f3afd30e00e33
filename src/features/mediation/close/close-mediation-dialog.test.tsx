import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { askedDraftKey } from '#commands/asked-draft.ts';
import { close } from '#commands/mediation/close.ts';
import { aMediation } from '#commands/mediation/mediation-fixture.ts';
import { useCommands } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { CloseMediationDialog } from './close-mediation-dialog.tsx';

const { kept, store } = memoryDrafts();
beforeEach(() => kept.clear());

const key = askedDraftKey('mediation.close', ['mediation:o1']);
const targets = [{ subject: 'mediation:o1', label: '2000012', base: aMediation() }] as const;
const annotation = () => screen.findByRole('textbox', { name: 'Anotação' });

const openDialog = async () => {
  const ContextRegistry = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <DraftStoreProvider value={store}>
        <button type="button" onClick={() => setOpen(true)}>
          {'abre'}
        </button>
        {isOpen && <CloseMediationDialog command={close} targets={targets} onClose={() => setOpen(false)} />}
      </DraftStoreProvider>
    );
  };
  const { user, intents, workbench } = await renderConsole({ actor: { role: 'superuser' }, children: <ContextRegistry /> });
  const open = () => user.click(screen.getByRole('button', { name: 'abre' }));
  await open();
  await user.click(await screen.findByRole('radio', { name: 'Resolvido' }));
  await user.type(await annotation(), 'Trocado');
  return { user, intents, open, desk: workbench };
};
const sendIt = async ({ user }: Pick<Awaited<ReturnType<typeof openDialog>>, 'user'>): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Encerrar' }));
  await act(async () => {});
};

test('what was noted before the dialog was left stands in it again', async () => {
  const { user, open } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(kept.get(key)?.values).toEqual({ situation: 'resolved', anotation: 'Trocado' });
  await open();
  expect(await annotation()).toHaveValue('Trocado');
});

test('once it is recorded no draft is left', async () => {
  const opened = await openDialog();
  await sendIt(opened);
  await waitFor(() => expect(opened.intents().map(({ args }) => args)).toMatchObject([{ situation: 'resolved', anotation: 'Trocado' }]));
  await waitFor(() => expect(kept.size).toBe(0));
});

test('where nothing can be recorded the annotation is a draft still', async () => {
  const opened = await openDialog();
  Object.assign(opened.desk.ledger, { act: async () => ({ ok: false, error: { type: 'StorageFailed', reason: 'quota' } }) });
  await sendIt(opened);
  expect(await screen.findByText(/armazenamento|espaço/iu)).toBeInTheDocument();
  expect([opened.intents(), kept.get(key)?.values['anotation']]).toEqual([[], 'Trocado']);
  await opened.open();
  expect(await annotation()).toHaveValue('Trocado');
});

/** The form as the palette shows it, over a page that has keys of its own. */
const openByPalette = async () => {
  const { user, workbench } = await renderConsole({ actor: { role: 'superuser' }, children: <Page /> });
  await user.click(screen.getByRole('button', { name: 'encerra' }));
  await user.click(await screen.findByRole('radio', { name: 'Resolvido' }));
  return { user, ledger: workbench.ledger };
};
const Page = () => {
  const { palette } = useCommands();
  return (
    <button type="button" onClick={() => palette.open({ kind: 'form', command: close, targets, form: CloseMediationDialog })}>
      {'encerra'}
    </button>
  );
};

test('while a disk takes its time the keys are the page’s again', async () => {
  const opened = await openByPalette();
  Object.assign(opened.ledger, { act: () => new Promise(() => undefined) });
  await sendIt(opened);
  await opened.user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toBeInTheDocument();
});

test('a log that breaks while it is written to leaves the page as it is, and that nothing was recorded is said', async () => {
  const opened = await openByPalette();
  const reported = vi.fn<(defect: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  Object.assign(opened.ledger, { act: () => Promise.reject(new Error('gone')) });
  await sendIt(opened);
  expect(await screen.findByText('Não foi possível gravar neste computador')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'encerra' })).toBeInTheDocument();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'gone' }));
  vi.unstubAllGlobals();
});

test('a slow disk is said, the dialog is gone, and what is written in the end leaves no draft', async () => {
  const opened = await openDialog();
  const { act: record } = opened.desk.ledger;
  let goOn = (): void => undefined;
  const written = new Promise<void>((resolve) => (goOn = resolve));
  Object.assign(opened.desk.ledger, {
    act: async (...facts: Parameters<typeof record>) => {
      await written;
      return record(...facts);
    },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await sendIt(opened);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  // On a busy machine a dialog before may have said so too.
  expect(await screen.findAllByText(/Ainda gravando neste computador/u)).not.toHaveLength(0);
  expect([opened.intents(), kept.get(key)?.values['anotation']]).toEqual([[], 'Trocado']);
  goOn();
  await waitFor(() => expect(kept.size).toBe(0));
  expect(opened.intents()).toHaveLength(1);
});
