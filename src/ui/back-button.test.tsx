import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { BackButton } from './back-button.tsx';
import { noteStep } from './came-from.ts';

// jsdom has no page to scroll.
beforeEach(() => void vi.spyOn(globalThis, 'scrollTo').mockReturnValue());

/** Where the page before stands in the history. The first places are noted by every test of this worker that draws the console. */
const before = 40;
const earlier = Array.from({ length: before }, (_, at) => `/earlier/${at}`);

const show = (props: { readonly to?: string; readonly label?: string }) => {
  const history = createMemoryHistory({ initialEntries: [...earlier, '/expedition?due=late', '/detail/7'] });
  const component = () => (
    <LocaleProvider locale="br">
      <BackButton {...props} />
    </LocaleProvider>
  );
  const routeTree = createRootRoute({ component, notFoundComponent: component });
  render(<RouterProvider router={createRouter({ routeTree, history })} />);
  return history;
};

test('back is one step in the history, and called Voltar', async () => {
  const history = show({});
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
  expect(history.location.pathname).toBe('/expedition');
});

test('back may be a place, and called after it, where one came from nowhere here', async () => {
  const history = show({ to: '/publish', label: 'Anúncios' });
  await userEvent.click(await screen.findByRole('button', { name: 'Anúncios' }));
  expect(history.location.pathname).toBe('/publish');
});

test('back is the list one came from, as it was left, and called after that', async () => {
  noteStep(before, { path: '/expedition', title: 'shell.title.expedition' });
  const history = show({ to: '/general', label: 'Vendas' });
  await userEvent.click(await screen.findByRole('button', { name: 'Expedição' }));
  expect(history.location.href).toBe('/expedition?due=late');
});

test('back to the place it would lead to anyway keeps its own name, and what was filtered there', async () => {
  noteStep(before, { path: '/expedition', title: 'shell.title.expedition' });
  const history = show({ to: '/expedition', label: 'Voltar à expedição' });
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar à expedição' }));
  expect(history.location.href).toBe('/expedition?due=late');
});

test('a page does not lead back to itself', async () => {
  noteStep(before, { path: '/detail/7', title: 'shell.title.sale' });
  const history = show({ to: '/general', label: 'Vendas' });
  await userEvent.click(await screen.findByRole('button', { name: 'Vendas' }));
  expect(history.location.pathname).toBe('/general');
});
