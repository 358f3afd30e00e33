import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { defaultPreferences, preferences, setPreferences } from '#ui/preferences.ts';
import { LookSection } from './look-section.tsx';

afterEach(() => setPreferences(defaultPreferences));

test.each([
  ['Modo', 'Escuro', { appearance: 'dark' }],
  ['Tema', 'Azul claro', { theme: 'lightBlue' }],
  ['Densidade', 'Confortável', { density: 'comfortable' }],
  ['Direção da leitura', 'Direita para a esquerda', { direction: 'rtl' }],
])('of %s, %s is worn as soon as it is chosen', async (label, choice, worn) => {
  render(
    <LocaleProvider locale="br">
      <LookSection />
    </LocaleProvider>,
  );
  const choices = screen.getByRole('group', { name: label });
  await userEvent.click(screen.getByRole('radio', { name: choice }));
  expect(choices).toContainElement(screen.getByRole('radio', { name: choice, checked: true }));
  expect(preferences()).toMatchObject(worn);
});
