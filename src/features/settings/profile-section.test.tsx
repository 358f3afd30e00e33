import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UserData } from '#contract/session.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { ProfileSection } from './profile-section.tsx';

const vera = { status: 'OK', _id: 'v', name: 'Vera', nickname: null, mail: 'v@x.test', picture: null, seller: 'ana', role: 'seller' };

/** What stands beside 'Empresa' in Vera's settings. */
const companyLine = async (company: string | null, hasSpecifiedOnly: boolean) => {
  const user = UserData.parse({ ...vera, company });
  const workbench = { actor: () => ({ id: 'v', role: 'seller', hasSpecifiedOnly }) } as unknown as Workbench;
  const who = { user, role: 'seller' } as const;
  const root = createRootRoute({ component: () => <ProfileSection {...who} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <LocaleProvider locale="br">
      <WorkbenchProvider value={workbench}>
        <RouterProvider router={router as never} />
      </WorkbenchProvider>
    </LocaleProvider>,
  );
  const label = await screen.findByText('Empresa');
  const said = label.closest('.line')?.querySelector('.line-value')?.textContent;
  cleanup();
  return said;
};

test('the company one is in and the way to all of one’s own stand apart; at a provider’s API there is no such way', async () => {
  expect(await companyLine('Casa da Ana', false)).toBe('Casa da Ana · Minhas empresas');
  expect(await companyLine(null, false)).toBe('Minhas empresas');
  expect(await companyLine('Casa da Ana', true)).toBe('Casa da Ana');
  expect(await companyLine(null, true)).toBe('não informado');
});
