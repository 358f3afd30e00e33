import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyIntentCommand } from '#commands/command.ts';
import { commandNamed } from '#commands/registry.ts';
import { someCommands } from '#palette/commands-fixture.ts';
import { CommandsContextProvider } from '#palette/context.tsx';
import { useObservationRedirect } from './use-observation-redirect.ts';

beforeEach(() => void vi.spyOn(globalThis, 'scrollTo').mockReturnValue());
afterEach(() => vi.useRealTimers());

const Page = () => {
  useObservationRedirect();
  return <p>{'Um anúncio'}</p>;
};

const open = async (path: string) => {
  const commands = someCommands();
  const { contexts } = commands;
  const history = createMemoryHistory({ initialEntries: [path] });
  const component = () => (
    <CommandsContextProvider value={commands}>
      <Page />
    </CommandsContextProvider>
  );
  const root = createRootRoute();
  const paths = ['/publish', '/publish/$publishId', '/kitPublish', '/kitPublish/$publishId'];
  // A page whose code never arrives.
  const sales = createRoute({ getParentRoute: () => root, path: '/sale', loader: () => new Promise<never>(() => undefined) });
  const routeTree = root.addChildren([...paths.map((each) => createRoute({ getParentRoute: () => root, path: each, component })), sales]);
  render(<RouterProvider router={createRouter({ routeTree, history })} />);
  await screen.findAllByText('Um anúncio');
  vi.useFakeTimers();
  const executed = (name: string, recorded: readonly string[]): void =>
    act(() => contexts.announce({ command: commandNamed(name) as AnyIntentCommand, asked: [], recorded, refused: [], undoUntil: null }));
  const after = (ms: number): Promise<string> =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      return history.location.pathname;
    });
  return { executed, after, leave: () => act(() => history.push('/sale')) };
};

test.each([
  ['/publish/p1', '/publish'],
  ['/kitPublish/p1', '/kitPublish'],
])('an observation on %s leads to %s after 2.5 s, once its message was read', async (path, list) => {
  const { executed, after } = await open(path);
  executed('listing.observe', ['i1']);
  expect([await after(2499), await after(1)]).toEqual([path, list]);
});

test('who observed nothing, or refused, stays', async () => {
  const { executed, after } = await open('/publish/p1');
  executed('listing.observe', []);
  executed('listing.refuse', ['i1']);
  expect(await after(10_000)).toBe('/publish/p1');
});

test('who is leaving for another page when the redirect is due arrives there', async () => {
  const { executed, after, leave } = await open('/publish/p1');
  executed('listing.observe', ['i1']);
  await after(2400);
  leave();
  expect(await after(200)).toBe('/sale');
});
