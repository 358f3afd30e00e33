import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok, refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ReadyAnswersDialog } from './ready-answers-dialog.tsx';

test('a ready answer that is kept again after a lost answer is kept once, and the next one is another', async () => {
  const saved: unknown[] = [];
  const answers = [refuse({ type: 'Unreachable' }), ok({}), ok({})];
  const send = async ({ name }: { readonly name: string }, payload: { readonly params?: unknown }) => {
    if (name !== 'saveReadyAnswer') return ok([]);
    saved.push(payload.params);
    return answers[saved.length - 1];
  };
  const { user } = await renderConsole({
    api: { send: send as unknown as Api['send'] },
    children: <ReadyAnswersDialog text="Bom dia!" onInsert={() => undefined} onClose={() => undefined} />,
  });
  const keep = async (title: string): Promise<void> => {
    if (title !== '') await user.type(await screen.findByRole('textbox'), title);
    const before = saved.length;
    await user.click(screen.getByRole('button', { name: 'Guardar este texto' }));
    await vi.waitFor(() => expect(saved).toHaveLength(before + 1));
  };
  await keep('Saudação');
  await keep('');
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  await keep('Outra');
  expect(saved[1]).toEqual(saved[0]);
  expect(saved[2]).not.toEqual(saved[0]);
});
