import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { line } from '../../tests/support/line.ts';
import { untilSaid } from '../../tests/support/until-said.ts';
import { TrayWhenHere } from './tray-when-here.tsx';

vi.mock('#ui/lazy-module.ts', async (importOriginal) => {
  const { lazyModulesOverLine } = await import('../../tests/support/line.ts');
  return lazyModulesOverLine(await importOriginal());
});

test('a tray that did not come says so in its drawer, and comes when it is asked for again', async () => {
  const { user } = await renderConsole({ children: <TrayWhenHere /> });
  await untilSaid('Sem conexão, isto ainda não chegou a este computador. Tente de novo em instantes.');
  line.isUp = true;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Tudo enviado')).toBeVisible();
});
