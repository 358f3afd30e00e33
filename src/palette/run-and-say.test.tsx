import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { approve } from '#commands/listing/approve.ts';
import { useExecuted } from './context.tsx';
import type { Executed } from './context-registry.ts';
import { listingTarget, renderConsole } from './palette-fixture.tsx';
import { useRunAndSay } from './run-and-say.tsx';

const target = listingTarget();
const requests = [{ args: { publishId: target.base.publishId, version: target.base.version }, target }];

/** A console with one button that approves; `heard` is what became of it, `defect` what the caller was told. */
const open = async (command = approve) => {
  const heard = vi.fn<(executed: Executed) => void>();
  const defect = vi.fn<(defect: unknown) => void>();
  const Page = () => {
    const runAndSay = useRunAndSay();
    useExecuted(heard);
    return (
      <button type="button" onClick={() => void runAndSay(command, requests, []).catch(defect)}>
        {'aprova'}
      </button>
    );
  };
  const console = await renderConsole({ children: <Page /> });
  const approves = () => console.user.click(screen.getByRole('button', { name: 'aprova' }));
  return { ...console, heard, defect, approves };
};

test('where recording fails by a defect, whoever listens hears that nothing was recorded, and the defect is not swallowed', async () => {
  const { workbench, heard, defect, approves } = await open();
  const broken = new Error('the disk');
  vi.spyOn(workbench.ledger, 'act').mockRejectedValue(broken);
  await approves();
  await vi.waitFor(() => expect(defect).toHaveBeenCalledExactlyOnceWith(broken));
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.lastCall?.[0]).toMatchObject({ asked: [target], recorded: [], refused: [target], undoUntil: null });
});

test('where only the look of it fails, whoever listens hears what was recorded all the same', async () => {
  const broken = new Error('the view');
  let isShown = false;
  // The first to ask is the screen: the ledger decides later.
  const command: typeof approve = {
    ...approve,
    apply: (...how) => {
      if (isShown) return approve.apply(...how);
      isShown = true;
      throw broken;
    },
  };
  const { intents, heard, defect, approves } = await open(command);
  await approves();
  await vi.waitFor(() => expect(defect).toHaveBeenCalledExactlyOnceWith(broken));
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.lastCall?.[0]).toMatchObject({ recorded: intents().map(({ id }) => id), refused: [] });
  expect(intents()).toHaveLength(1);
});

test('what was left out beforehand counts among those that were asked together', async () => {
  const out = listingTarget({ publishId: 'out' });
  const Page = () => {
    const runAndSay = useRunAndSay();
    return (
      <button type="button" onClick={() => void runAndSay(approve, requests, [{ target: out, say: { key: 'palette.unseen' } }])}>
        {'aprova'}
      </button>
    );
  };
  const { user, workbench } = await renderConsole({ children: <Page /> });
  await user.click(screen.getByRole('button', { name: 'aprova' }));
  await vi.waitFor(() => expect(workbench.recent.batches()).toMatchObject([[{ together: [target.subject, out.subject] }]]));
});
