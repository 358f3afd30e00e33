import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { BackButton } from './back-button.tsx';

// jsdom has no page to scroll.
beforeEach(() => void vi.spyOn(globalThis, 'scrollTo').mockReturnValue());

const show = (props: { readonly to?: string; readonly label?: string }) => {
  const history = createMemoryHistory({ initialEntries: ['/general', '/detail/7'] });
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
  expect(history.location.pathname).toBe('/general');
});

test('back may be a place, and called after it', async () => {
  const history = show({ to: '/publish', label: 'Anúncios' });
  await userEvent.click(await screen.findByRole('button', { name: 'Anúncios' }));
  expect(history.location.pathname).toBe('/publish');
});
