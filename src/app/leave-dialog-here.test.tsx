import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LeaveStep } from '#features/session/leave-dialog.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { line } from '../../tests/support/line.ts';
import { untilSaid } from '../../tests/support/until-said.ts';
import { LeaveDialogHere } from './leave-dialog-here.tsx';

vi.mock('#ui/lazy-module.ts', async (importOriginal) => {
  const { lazyModulesOverLine } = await import('../../tests/support/line.ts');
  return lazyModulesOverLine(await importOriginal());
});
afterEach(() => vi.useRealTimers());

const missing = 'Sem conexão, isto ainda não chegou a este computador. Tente de novo em instantes.';
const open = async (state: LeaveStep) => {
  const onStay = vi.fn<() => void>();
  await renderConsole({
    children: (
      <LeaveDialogHere state={state} onSend={() => undefined} onDiscard={() => undefined} onAnyway={() => undefined} onStay={onStay} />
    ),
  });
  await untilSaid(missing);
  return onStay;
};

test('a logout whose question did not come says so, and whoever was to be asked stays', async () => {
  const onStay = await open({ step: 'asking', hasFailed: false, unsent: 1, rejected: 0, drafts: 0, begun: 0, unreadable: 0 });
  expect(onStay).toHaveBeenCalledOnce();
});

test('one that is under way goes on, and what it has to say comes with the network', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const onStay = await open({ step: 'blocked' });
  line.isUp = true;
  await vi.waitFor(() => {
    vi.advanceTimersByTime(3000);
    expect(screen.getByText('Outra aba impede que os dados sejam apagados. Feche as outras abas e saia de novo.')).toBeVisible();
  });
  expect(onStay).not.toHaveBeenCalled();
});
