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

test('whoever reads dates in another zone is told whose days are chosen', () => {
  show('America/Manaus');
  expect(screen.getByText('Os dias são os de Brasília.')).toBeInTheDocument();
});

test('whoever reads them in Brasília’s is told nothing', () => {
  show('America/Sao_Paulo');
  expect(screen.queryByText(/Brasília/u)).toBeNull();
});
