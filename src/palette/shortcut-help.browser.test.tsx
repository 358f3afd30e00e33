import { Theme } from '@radix-ui/themes';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aReviewer } from '#commands/listing/listing-fixture.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import '@radix-ui/themes/styles.css';
import { ShortcutHelp } from './shortcut-help.tsx';

afterEach(cleanup);

test('the list of keys scrolls by keys while one may still type what one looks for', async () => {
  const user = userEvent.setup();
  render(
    <LocaleProvider locale="br">
      <Theme>
        <WorkbenchProvider value={{ actor: () => aReviewer({}) } as unknown as Workbench}>
          <ShortcutHelp onClose={() => undefined} />
        </WorkbenchProvider>
      </Theme>
    </LocaleProvider>,
  );
  const list = screen.getByRole('region', { name: 'Atalhos do teclado' });
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  await user.keyboard('{PageDown}');
  expect(list.scrollTop).toBeGreaterThan(0);
  const further = list.scrollTop;
  await user.keyboard('{ArrowUp}');
  expect(list.scrollTop).toBeLessThan(further);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
