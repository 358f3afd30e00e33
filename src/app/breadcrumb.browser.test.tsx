import { Theme } from '@radix-ui/themes';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Header } from '#features/shell/header.tsx';
import { LocaleProvider } from '#locale/locale.tsx';
import '@radix-ui/themes/styles.css';
import './styles/base.css';
import './styles/shell.css';

afterEach(cleanup);

const crumbs = [
  { title: 'Financeiro', path: '/money' },
  { title: 'Detalhamento financeiro', path: '' },
];

const show = async (): Promise<HTMLElement> => {
  const root = createRootRoute({
    component: () => (
      <LocaleProvider locale="br">
        <Theme>
          <Header
            user={{ name: 'Financeira da Vila', nickname: 'ana', picture: null, company: 'Casa Clara' }}
            crumbs={crumbs}
            helpUrl={null}
            search={<input aria-label="Buscar" />}
            status={<span style={{ width: 260 }}>Tudo enviado</span>}
            bell={null}
            lead={null}
            onOpenMenu={() => undefined}
          />
        </Theme>
      </LocaleProvider>
    ),
  });
  render(<RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })} />);
  return screen.findByRole('navigation', { name: 'Você está em' });
};

test.each([1440, 1024, 768])('texts of two levels never lie on each other, nor on what is beside them, at %i px', async (width) => {
  await page.viewport(width, 400);
  const nav = await show();
  const texts = [...nav.querySelectorAll('.crumb > .truncate')].map((text) => text.getBoundingClientRect());
  expect(texts).toHaveLength(2);
  const [parent, here] = texts;
  const home = screen.getByRole('link', { name: 'Resumo' }).getBoundingClientRect();
  expect(home.right).toBeLessThanOrEqual(parent?.left ?? 0);
  expect(parent?.right).toBeLessThanOrEqual(here?.left ?? 0);
  expect(here?.right).toBeLessThanOrEqual(screen.getByRole('textbox', { name: 'Buscar' }).getBoundingClientRect().left);
  // Cut with dots, not cut off.
  for (const text of nav.querySelectorAll('.crumb > .truncate')) expect(getComputedStyle(text).textOverflow).toBe('ellipsis');
});
