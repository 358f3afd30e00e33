import { Theme } from '@radix-ui/themes';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aReviewer } from '#commands/listing/listing-fixture.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import '@radix-ui/themes/styles.css';
import { ShortcutHelp } from './shortcut-help.tsx';

afterEach(cleanup);

const showHelp = () =>
  render(
    <LocaleProvider locale="br">
      <Theme>
        <WorkbenchProvider value={{ actor: () => aReviewer({}) } as unknown as Workbench}>
          <ShortcutHelp onClose={() => undefined} />
        </WorkbenchProvider>
      </Theme>
    </LocaleProvider>,
  );

const keysIn = (name: string): readonly string[] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('the keys of lists and dialogs stand in it too: of the groups, of the image as it was, and of the list itself', () => {
  showHelp();
  expect(keysIn('Nas listas')).toEqual(['↑↓KJ', 'HomeEnd', 'PgUpPgDn', '↵', '␣⇧␣X', '⇧↑⇧↓⇧K⇧J', 'CtrlA', 'Esc']);
  expect(keysIn('Em ‘Agrupar a fila’')).toEqual(['↑↓', 'HomeEnd', '↵', 'Esc']);
  expect(keysIn('Na imagem ampliada')).toEqual(['←→', '↵', 'B', '14', '⇧←⇧→', 'Esc']);
  expect(keysIn('Nesta lista de atalhos')).toEqual(['↑↓', 'PgUpPgDn', 'Esc']);
  expect(screen.queryByRole('region', { name: 'Na escolha da categoria' })).toBeNull();
});

test('the list of keys scrolls by keys while one may still type what one looks for', async () => {
  const user = userEvent.setup();
  showHelp();
  const list = screen.getByRole('region', { name: 'Atalhos do teclado' });
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  await user.keyboard('{PageDown}');
  expect(list.scrollTop).toBeGreaterThan(0);
  const further = list.scrollTop;
  await user.keyboard('{ArrowUp}');
  expect(list.scrollTop).toBeLessThan(further);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
