import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { Deadline } from './due-date.tsx';

const said = (hours: number): string => {
  const { container } = render(
    <LocaleProvider locale="br">
      <Deadline at={new Date(Date.now() + hours * 3_600_000).toISOString()} />
    </LocaleProvider>,
  );
  return container.textContent ?? '';
};

test('a deadline is read as one, whether it is to come or over', () => {
  expect(said(19.1)).toMatch(/^Prazo: em 19 h\d/u);
  expect(said(-5.1)).toMatch(/^Prazo: há 5 hatrasada/u);
});
