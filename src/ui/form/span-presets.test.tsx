import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { setPreferences } from '../preferences.ts';
import { SpanPresets } from './span-presets.tsx';

const show = (timeZone: string) => {
  setPreferences({ timeZone });
  render(
    <LocaleProvider locale="br">
      <SpanPresets label="Data" from={null} to={null} onPick={() => undefined} />
    </LocaleProvider>,
  );
};
afterEach(() => setPreferences({ timeZone: 'America/Sao_Paulo' }));

test('days chosen by another clock are said to be Brasília’s', () => {
  show('America/Manaus');
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Os dias são os de Brasília.');
});

test.each(['America/Sao_Paulo', 'America/Belem', 'America/Fortaleza'])(
  'nothing is said of days where the clock is Brasília’s: %s',
  (timeZone) => {
    show(timeZone);
    expect(screen.queryByText(/Brasília/u)).toBeNull();
    expect(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
  },
);
