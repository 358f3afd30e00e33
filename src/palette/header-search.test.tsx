import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { line } from '../../tests/support/line.ts';
import { HeaderSearch } from './header-search.tsx';
import { renderConsole } from './palette-fixture.tsx';

vi.mock('#ui/lazy-module.ts', async (importOriginal) => {
  const { lazyModulesOverLine } = await import('../../tests/support/line.ts');
  return lazyModulesOverLine(await importOriginal());
});

test('where it did not come how places are found, the way to the palette is there, and the next key asks for it again', async () => {
  const { user } = await renderConsole({ children: <HeaderSearch /> });
  const field = screen.getByRole('combobox', { name: /^Buscar no menu/u });
  await user.type(field, 'usu');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Mais ações']);
  line.isUp = true;
  await user.type(field, 'á');
  expect(await screen.findByRole('option', { name: /^Usuários/u })).toBeVisible();
});

test('the field says by which key the palette opens, as this person has it, while nothing is typed', async () => {
  const { user } = await renderConsole({ children: <HeaderSearch /> });
  const field = screen.getByRole('combobox', { name: /^Buscar no menu/u });
  expect(field.parentElement).toHaveTextContent('CtrlK');
  await user.type(field, 'x');
  expect(field.parentElement).not.toHaveTextContent('CtrlK');
});
