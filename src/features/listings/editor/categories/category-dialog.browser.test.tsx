import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ListingAttribute, ListingRow } from '#contract/listing.ts';
import { ok, refuse } from '#lib/result.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { opened, show, usual, value, violations, type Answers } from './categories-fixture.tsx';

afterEach(cleanup);

type Chosen = ListingRow['category'];
const picker = (chosen: Chosen | null = null, answers: Answers = usual, attributes: readonly ListingAttribute[] = []) => {
  const onChoose = vi.fn<(category: Chosen) => void>();
  const onClose = vi.fn<() => void>();
  show(<CategoryDialog isOpen onClose={onClose} chosen={chosen} onChoose={onChoose} attributes={attributes} />, answers);
  return { onChoose, onClose };
};
const row = (name: string) => screen.findByRole('button', { name });
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Usar esta categoria' });

test('a category without children is chosen at the end of its way; excluded ones are not offered', async () => {
  const { onChoose, onClose } = picker();
  await userEvent.click(await row('Áudio'));
  expect(screen.queryByRole('button', { name: 'Carros' })).toBeNull();
  await userEvent.click(await row('Fones'));
  expect(confirm().disabled).toBe(true);
  await userEvent.click(await row('Sem fio'));
  await waitFor(() => expect(confirm().disabled).toBe(false));
  expect(screen.getByText('Caminho: Áudio › Fones › Sem fio')).toBeTruthy();
  expect(await violations()).toEqual([]);
  await userEvent.click(confirm());
  expect(onChoose).toHaveBeenCalledWith({ id: 'A11', level: 3, name: 'Sem fio' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('what the listing has opens with its way, and choosing what is selected does nothing', async () => {
  picker({ id: 'A11', level: 3, name: 'Sem fio' });
  await screen.findByText('Caminho: Áudio › Fones › Sem fio');
  await userEvent.click(await row('Áudio'));
  expect(screen.getByText('Caminho: Áudio › Fones › Sem fio')).toBeTruthy();
});

test('the last click wins over an answer that comes late', async () => {
  let answer = (_value: unknown): void => undefined;
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  picker(null, (asked) => (asked.name === 'getCategory' && asked.id === 'A' ? late : usual(asked)));
  await userEvent.click(await row('Áudio'));
  await userEvent.click(await row('Bebês'));
  await row('Mamadeiras');
  answer(ok(opened('A')));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('button', { name: 'Fones' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mamadeiras' })).toBeTruthy();
});

test('a level that does not come says so in the specified words, is logged, and can be asked for again', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isBroken = true;
  picker(null, (asked) => (asked.name === 'getCategory' && isBroken ? refuse({ type: 'Unreachable' }) : usual(asked)));
  await userEvent.click(await row('Áudio'));
  expect((await screen.findByRole('alert')).textContent).toContain('A resposta da rede não foi OK');
  expect(logged.mock.calls[0]?.[0]).toBe('Erro ao buscar subcategorias');
  logged.mockRestore();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await row('Fones');
});

test('the keyboard alone walks the levels', async () => {
  const { onChoose } = picker();
  (await row('Áudio')).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Fones'));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sem fio'));
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Fones'));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sem fio'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(confirm().disabled).toBe(false));
  confirm().focus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith({ id: 'A11', level: 3, name: 'Sem fio' });
});

test('a search of all levels leads to the end of a way', async () => {
  picker();
  await row('Áudio');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar em todos os níveis' }), 'sem fio');
  await userEvent.click(await screen.findByRole('button', { name: /Áudio › Fones › Sem fio/u }));
  await waitFor(() => expect(confirm().disabled).toBe(false));
});

test('from the search box the arrows go to the hits and back, and Enter takes one', async () => {
  picker();
  await row('Áudio');
  const box = screen.getByRole('searchbox', { name: 'Buscar em todos os níveis' });
  await userEvent.type(box, 'sem fio');
  await screen.findByRole('button', { name: /Áudio › Fones › Sem fio/u });
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Sem fio');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(confirm().disabled).toBe(false));
});

const Opening = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'abrir'}
      </button>
      <CategoryDialog isOpen={isOpen} onClose={() => setOpen(false)} chosen={null} onChoose={() => undefined} />
    </>
  );
};

test('whoever opened it has the focus again when it is left', async () => {
  show(<Opening />);
  await userEvent.click(screen.getByRole('button', { name: 'abrir' }));
  await row('Áudio');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('abrir');
});

test('another category says beforehand what it does not ask', async () => {
  picker(null, usual, [value('BRAND', 'Marca', 'Sonare'), value('SIZE', 'Tamanho', '42')]);
  await userEvent.click(await row('Bebês'));
  await userEvent.click(await row('Mamadeiras'));
  expect(await screen.findByText('Serão perdidas nesta categoria: Tamanho')).toBeTruthy();
});
