import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api, Problem } from '#api/client.ts';
import type { SavedView } from '#contract/shell.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ScreenViews } from './screen-views.tsx';

test('a view that is saved again after a lost answer is saved once, and the next one is another', async () => {
  const saved: unknown[] = [];
  const answers = [refuse({ type: 'Unreachable' }), ok({}), ok({})];
  const send = async ({ name }: { readonly name: string }, payload: { readonly params?: unknown }) => {
    if (name !== 'saveView') return ok([]);
    saved.push(payload.params);
    return answers[saved.length - 1];
  };
  const { user } = await renderConsole({
    api: { send: send as unknown as Api['send'] },
    children: <ScreenViews screen="sales" search={{ status: 'paid' }} onApply={() => undefined} />,
  });
  await user.click(screen.getByRole('button', { name: 'Visões' }));
  const name = await screen.findByRole('textbox', { name: 'Nome da visão' });
  await user.type(name, 'Pagos{Enter}');
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  await user.type(name, '{Enter}');
  await vi.waitFor(() => expect(name).toHaveValue(''));
  await user.type(name, 'Outra{Enter}');
  await vi.waitFor(() => expect(saved).toHaveLength(3));
  expect(saved[1]).toEqual(saved[0]);
  expect(saved[2]).not.toEqual(saved[0]);
});

test('the name that is typed while a view is on its way stays', async () => {
  let answer = (_answer: unknown): void => undefined;
  const answered = new Promise((resolve) => (answer = resolve));
  const send = async ({ name }: { readonly name: string }) => (name === 'saveView' ? answered : ok([]));
  const { user } = await renderConsole({
    api: { send: send as unknown as Api['send'] },
    children: <ScreenViews screen="sales" search={{ status: 'paid' }} onApply={() => undefined} />,
  });
  await user.click(screen.getByRole('button', { name: 'Visões' }));
  const name = await screen.findByRole('textbox', { name: 'Nome da visão' });
  await user.type(name, 'Pagos{Enter}');
  await user.clear(name);
  await user.type(name, 'Enviados');
  answer(ok({}));
  await screen.findByText('Visão salva');
  expect(name).toHaveValue('Enviados');
});

test('the sales have views of what is to be done before anybody saved one', async () => {
  const applied: unknown[] = [];
  const { user } = await renderConsole({
    api: { send: (async () => ok([])) as unknown as Api['send'] },
    children: <ScreenViews screen="sales" search={{}} onApply={(search) => applied.push(search)} />,
  });
  await user.click(screen.getByRole('button', { name: 'Visões' }));
  const toDo = within(await screen.findByRole('region', { name: 'A fazer' }));
  await user.click(toDo.getByRole('button', { name: 'Vendas por enviar' }));
  expect(applied).toEqual([{ status: 'paid,invoiced,waiting-shipped' }]);
});

const paidView: SavedView = {
  id: '00000000-0000-4000-8000-0000000000a1',
  screen: 'sales',
  name: 'Pagos',
  search: 'status=paid',
  shared: true,
  mine: true,
};
const refused = (status: number, message: string): Result<never, Problem> =>
  refuse({ type: 'Refused', status, body: { code: status === 404 ? 'not-found' : 'step-refused', message } });

/** The views of the sales, opened, at a server that keeps these; `answers` are given instead of its own, after it did what was asked. */
const openKept = async (kept: readonly SavedView[], answers: readonly Result<never, Problem>[] = []) => {
  const views = new Map(kept.map((view) => [view.id, view]));
  const asked: string[] = [];
  const left = [...answers];
  let isListing = true;
  const send = async (
    { name }: { readonly name: string },
    { params, body }: { readonly params?: { readonly id: string }; readonly body?: Omit<SavedView, 'id' | 'mine'> },
  ) => {
    asked.push(name);
    if (name === 'listSavedViews') return isListing ? ok([...views.values()]) : new Promise(() => undefined);
    const id = params?.id ?? '';
    const isThere = views.delete(id);
    if (body) views.set(id, { id, ...body, mine: true });
    return left.shift() ?? (body || isThere ? ok({}) : refused(404, 'Não encontrado'));
  };
  const { user } = await renderConsole({
    api: { send: send as unknown as Api['send'] },
    children: <ScreenViews screen="sales" search={{ status: 'shipped', new: 'sales' }} onApply={() => undefined} />,
  });
  await user.click(screen.getByRole('button', { name: 'Visões' }));
  const name = await screen.findByRole('textbox', { name: 'Nome da visão' });
  return {
    user,
    name,
    asked,
    kept: () => [...views.values()],
    stopListing: () => (isListing = false),
    bin: (of: string) => screen.findByRole('button', { name: `Apagar visão ${of}` }),
  };
};

test('why a view was not saved is told as the server says it', async () => {
  const { user, name } = await openKept([], [refused(409, 'Limite de 200 visões salvas atingido: apague uma que não use mais')]);
  await user.type(name, 'Enviados{Enter}');
  expect(await screen.findByText('Limite de 200 visões salvas atingido: apague uma que não use mais')).toBeInTheDocument();
  expect(screen.getByText('Não foi possível salvar a visão. Nada mudou.')).toBeInTheDocument();
});

test('a view whose answer was lost may be stored: nobody says that nothing changed, and the list is asked again', async () => {
  const { user, name, bin } = await openKept([], [refuse({ type: 'Unreachable' })]);
  await user.type(name, 'Enviados{Enter}');
  expect(await screen.findByText('Não se sabe se a visão foi salva. Tente de novo.')).toBeInTheDocument();
  expect(await bin('Enviados')).toBeEnabled();
});

test('another view saved after a lost answer is not stored over the one that arrived', async () => {
  const { user, name, bin, kept } = await openKept([], [refuse({ type: 'Unreachable' })]);
  await user.type(name, 'Enviados{Enter}');
  await bin('Enviados');
  await user.clear(name);
  await user.type(name, 'Outra{Enter}');
  await bin('Outra');
  expect(kept().map((view) => view.name)).toEqual(['Enviados', 'Outra']);
});

test('a second view saved before the list was asked again is not stored over the first', async () => {
  const { user, name, bin, kept, stopListing } = await openKept([paidView]);
  await bin('Pagos');
  stopListing();
  await user.type(name, 'Enviados{Enter}');
  await screen.findByText('Visão salva');
  await user.clear(name);
  await user.type(name, 'Outra{Enter}');
  await vi.waitFor(() => expect(kept()).toContainEqual(expect.objectContaining({ name: 'Outra' })));
  expect(kept().map((view) => view.name)).toEqual(['Pagos', 'Enviados', 'Outra']);
});

test('of two views whose answers were lost each is saved again as itself', async () => {
  const lost = refuse({ type: 'Unreachable' } as const);
  const { user, name, kept, stopListing, asked } = await openKept([], [lost, lost]);
  await vi.waitFor(() => expect(asked).toContain('listSavedViews'));
  stopListing();
  for (const [at, text] of ['Enviados', 'Outra', 'Enviados'].entries()) {
    await user.clear(name);
    await user.type(name, `${text}{Enter}`);
    await vi.waitFor(() => expect(asked.filter((call) => call === 'saveView')).toHaveLength(at + 1));
  }
  await vi.waitFor(() => expect(name).toHaveValue(''));
  expect(kept()).toHaveLength(2);
});

test('a deletion whose answer was lost is not said to have changed nothing', async () => {
  const { user, bin, kept } = await openKept([paidView], [refuse({ type: 'Unreachable' })]);
  await user.click(await bin('Pagos'));
  expect(await screen.findByText('Não se sabe se a visão foi apagada. Tente de novo.')).toBeInTheDocument();
  expect(kept()).toEqual([]);
});

test('a deletion, and a way back, whose answer was lost can be taken back all the same', async () => {
  const lost = refuse({ type: 'Unreachable' } as const);
  const { user, bin, kept } = await openKept([paidView], [lost, refused(409, 'Limite')]);
  await user.click(await bin('Pagos'));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Limite');
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Visão restaurada')).toBeInTheDocument();
  expect(kept()).toEqual([paidView]);
});

test('a deletion that was refused leaves nothing to take back', async () => {
  const { user, bin } = await openKept([paidView], [refused(409, 'Ocupado')]);
  await user.click(await bin('Pagos'));
  expect(await screen.findByText('Ocupado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('a second press on the bin of a view that is gone says that it is deleted', async () => {
  const { user, bin } = await openKept([paidView], [refused(404, 'Não encontrado')]);
  await user.click(await bin('Pagos'));
  expect(await screen.findByText('Visão apagada')).toBeInTheDocument();
  expect(screen.queryByText(/Nada mudou/u)).toBeNull();
});

test('a view that was deleted comes back as it was, also to colleagues', async () => {
  const { user, bin, kept } = await openKept([paidView]);
  await user.click(await bin('Pagos'));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await bin('Pagos')).toBeEnabled();
  expect(kept()).toEqual([paidView]);
});

test('a view saved under a name I have already is that view from then on, and can be what it was', async () => {
  const theirs = { ...paidView, id: '00000000-0000-4000-8000-0000000000a2', name: 'Enviados', mine: false };
  const { user, name, bin, kept } = await openKept([paidView, theirs]);
  await bin('Pagos');
  await user.type(name, 'Pagos{Enter}');
  expect(await screen.findByText('Visão atualizada')).toBeInTheDocument();
  expect(kept()).toContainEqual({ ...paidView, search: 'status=shipped' });
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Visão restaurada');
  expect(kept()).toContainEqual(paidView);
  await user.type(name, 'Enviados{Enter}');
  await bin('Enviados');
  expect(kept()).toHaveLength(3);
});

test('a view written over with a lost answer and saved again can be what it was before the first', async () => {
  const { user, name, bin, asked, kept } = await openKept([paidView], [refuse({ type: 'Unreachable' })]);
  await bin('Pagos');
  await user.type(name, 'Pagos{Enter}');
  await screen.findByText('Não se sabe se a visão foi salva. Tente de novo.');
  await vi.waitFor(() => expect(asked.filter((call) => call === 'listSavedViews')).toHaveLength(2));
  await user.type(name, '{Enter}');
  await screen.findByText('Visão atualizada');
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Visão restaurada');
  expect(kept()).toEqual([paidView]);
});

test('the focus goes on to the next view when one is deleted, and stays in the list when it was the last', async () => {
  const other = { ...paidView, id: '00000000-0000-4000-8000-0000000000a2', name: 'Enviados' };
  const { user, bin } = await openKept([paidView, other]);
  await user.click(await bin('Pagos'));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Enviados' })).toHaveFocus());
  await user.click(await bin('Enviados'));
  await vi.waitFor(() => expect(screen.getByRole('dialog', { name: 'Visões' })).toHaveFocus());
});
