import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ProblemError } from '#api/client.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { chunk, ChunkUnavailable } from './chunk.ts';
import { DefectScreen } from './defect-screen.tsx';
import { SessionUnchecked } from './guard.ts';
import { LogUnavailable } from './log-unavailable.ts';

/** A frame around one page that throws `error` when it loads, as long as `isBroken` says so. */
const openPage = (error: () => Error, isBroken: () => boolean = () => true) => {
  const root = createRootRoute({
    component: () => (
      <>
        <p>moldura</p>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => {
      if (isBroken()) throw error();
    },
    component: () => <p>conteúdo</p>,
    errorComponent: DefectScreen,
  });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  // The router and React report what is thrown here on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <LocaleProvider locale="br">
      <RouterProvider router={router as never} />
    </LocaleProvider>,
  );
};

test('a defect says what broke, what was kept, and offers a reload; the frame around it stands', async () => {
  openPage(() => new TypeError('x is undefined'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Algo quebrou nesta página');
  expect(alert).toHaveTextContent('O que você decidiu está guardado neste computador');
  expect(screen.getByRole('button', { name: 'Recarregar' })).toBeInTheDocument();
  expect(screen.getByText('moldura')).toBeInTheDocument();
  expect(screen.queryByText('x is undefined')).not.toBeInTheDocument();
});

test.each([
  ['a session that could not be checked', () => new SessionUnchecked({ type: 'Unreachable' }), 'Não foi possível verificar a sessão'],
  ['a log whose key is not there', () => new LogUnavailable({ type: 'Unreachable' }), 'não puderam ser abertas'],
  ['a server that failed', () => new ProblemError({ type: 'Broken', status: 503, message: '', retryAfterMs: null }), 'O servidor falhou'],
])('%s can be tried again, and then the page is there', async (_, error, text) => {
  let isBroken = true;
  openPage(error, () => isBroken);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('conteúdo')).toBeInTheDocument();
});

test('of a defect of the server its request is named, so that a person can tell support', async () => {
  const defect = { type: 'Broken', status: 500, message: 'Erro interno (código r-1)', retryAfterMs: null, requestId: 'r-1' } as const;
  openPage(() => new ProblemError(defect));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro interno (código r-1)');
});

test('a part of the console that did not arrive is no defect; while the server is away nothing on screen is given up', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  openPage(() => new ChunkUnavailable(new TypeError('Failed to fetch dynamically imported module')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta página não pôde ser carregada');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(ask).toHaveBeenCalledWith('/', { method: 'HEAD', cache: 'no-store' });
  expect(screen.getByText('moldura')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Esta página não pôde ser carregada');
});

test('a screen whose part did not arrive is not answered by the router with a reload', async () => {
  const load = chunk(() =>
    Promise.reject<{ readonly Page: () => null }>(new TypeError('Failed to fetch dynamically imported module: /a.js')),
  );
  const Page = lazyRouteComponent(load, 'Page');
  await Page.preload?.();
  expect(() => Page({})).toThrow(ChunkUnavailable);
  // Where it says to itself that it has reloaded once.
  expect(sessionStorage).toHaveLength(0);
});
