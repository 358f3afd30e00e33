import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { FixChosen } from './fix-chosen.tsx';
import { toFix } from './walk.ts';

const show = (refused: number): void => {
  const { walk, left } = toFix(Array.from({ length: refused }, (_, at) => ({ publishId: `p${at}`, status: 'refused' as const })));
  render(
    <LocaleProvider locale="br">
      <FixChosen walk={walk} left={left} onFix={() => undefined} />
    </LocaleProvider>,
  );
};
const button = () => screen.getByRole('button');

test('all that one walk has are opened, and nothing more is said', () => {
  show(50);
  expect(button()).toHaveTextContent('Corrigir e reenviar (50)');
  expect(button()).not.toHaveAccessibleDescription();
});

test.each([
  [51, 'As 50 primeiras; a outra continua recusada na lista'],
  [60, 'As 50 primeiras; as outras 10 continuam recusadas na lista'],
])('of %i the first fifty are opened, and the button says what becomes of the others', (refused, said) => {
  show(refused);
  expect(button()).toHaveTextContent('Corrigir e reenviar (50)');
  expect(button()).toHaveAccessibleDescription(said);
  expect(screen.getByText(said)).toBeVisible();
});
