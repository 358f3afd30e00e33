import { act, screen } from '@testing-library/react';
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

test('a title that is being typed outlives the deletion of another ready answer, and what is typed while one is kept', async () => {
  const waiting: (() => void)[] = [];
  const answered = (value: unknown) => new Promise((resolve) => void waiting.push(() => resolve(ok(value))));
  const own = { id: 'r1', title: 'Antiga', text: 'Olá', isMine: true };
  const send = ({ name }: { readonly name: string }) =>
    name === 'saveReadyAnswer' || name === 'deleteReadyAnswer' ? answered({}) : Promise.resolve(ok([own]));
  const { user } = await renderConsole({
    api: { send: send as unknown as Api['send'] },
    children: <ReadyAnswersDialog text="Bom dia!" onInsert={() => undefined} onClose={() => undefined} />,
  });
  const title = await screen.findByRole('textbox');
  const answer = (): Promise<void> => act(async () => waiting.shift()?.());
  await user.type(title, 'Saudação');
  await user.click(await screen.findByRole('button', { name: 'Deletar Antiga' }));
  await answer();
  expect(await screen.findByText('Resposta pronta apagada')).toBeInTheDocument();
  expect(title).toHaveValue('Saudação');
  await user.click(screen.getByRole('button', { name: 'Guardar este texto' }));
  await user.type(title, ' da manhã');
  await answer();
  expect(await screen.findByText('Resposta pronta guardada')).toBeInTheDocument();
  expect(title).toHaveValue('Saudação da manhã');
});

test('a title that is too long is cut aloud', async () => {
  const { user } = await renderConsole({
    api: { send: (async () => ok([])) as unknown as Api['send'] },
    children: <ReadyAnswersDialog text="Bom dia!" onInsert={() => undefined} onClose={() => undefined} />,
  });
  await user.click(await screen.findByRole('textbox'));
  await user.paste(`${'a'.repeat(60)} e mais`);
  expect(screen.getByRole('textbox')).toHaveValue('a'.repeat(60));
  expect(screen.getByText('Aqui cabem 60 caracteres. Ficou de fora: “e mais”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar este texto' }));
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  expect(screen.queryByText(/Ficou de fora/u)).toBeNull();
});

test('a ready answer is deleted once, however often that is asked until the list is there without it', async () => {
  const deleted: unknown[] = [];
  let list: () => void = () => undefined;
  const own = { id: 'r1', title: 'Antiga', text: 'Olá', isMine: true };
  const send = async ({ name }: { readonly name: string }) => {
    if (name === 'deleteReadyAnswer') return ok(deleted.push(name));
    return deleted.length === 0 ? ok([own]) : new Promise((resolve) => (list = () => resolve(ok([]))));
  };
  const { user } = await renderConsole({
    api: { send: send as unknown as Api['send'] },
    children: <ReadyAnswersDialog text="Bom dia!" onInsert={() => undefined} onClose={() => undefined} />,
  });
  (await screen.findByRole('button', { name: 'Deletar Antiga' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Resposta pronta apagada');
  await user.keyboard('{Enter}');
  expect(deleted).toHaveLength(1);
  await act(async () => list());
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Deletar Antiga' })).toBeNull());
});

test('one that is kept leaves the focus at its button, and one that is deleted gives it to the next', async () => {
  const own = (id: string) => ({ id, title: id, text: 'Olá', isMine: true });
  let stored = ['r1', 'r2'].map(own);
  const send = async ({ name }: { readonly name: string }) => {
    if (name === 'deleteReadyAnswer') stored = stored.slice(1);
    return ok(name === 'listReadyAnswers' ? stored : {});
  };
  const { user } = await renderConsole({
    api: { send: send as unknown as Api['send'] },
    children: <ReadyAnswersDialog text="Bom dia!" onInsert={() => undefined} onClose={() => undefined} />,
  });
  await user.type(await screen.findByRole('textbox'), 'Outra');
  const keep = screen.getByRole('button', { name: 'Guardar este texto' });
  keep.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Resposta pronta guardada');
  expect(keep).toHaveFocus();
  expect(keep).toHaveAttribute('aria-disabled', 'true');
  screen.getByRole('button', { name: 'Deletar r1' }).focus();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Deletar r1' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Inserir r2' })).toHaveFocus();
});
