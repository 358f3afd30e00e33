import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyIntentCommand } from '#commands/command.ts';
import { commandNamed } from '#commands/registry.ts';
import { confirmed, intentId, recorded, rejected, sent, withdrawn } from '#events/fact-fixture.ts';
import type { Fact, Subject } from '#events/record.ts';
import { openOwnLedger } from '#outbox/answered-fixture.ts';
import { someCommands } from '#palette/commands-fixture.ts';
import { CommandsContextProvider } from '#palette/context.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { useObservationRedirect } from './use-observation-redirect.ts';

beforeEach(() => void vi.spyOn(globalThis, 'scrollTo').mockReturnValue());
afterEach(() => vi.useRealTimers());

const Page = () => {
  useObservationRedirect('listing:p1');
  return <p>{'Um anúncio'}</p>;
};

const open = async (path: string) => {
  const { note, ...workbench } = await openOwnLedger();
  const commands = someCommands();
  const history = createMemoryHistory({ initialEntries: [path] });
  const component = () => (
    <WorkbenchProvider value={workbench as unknown as Workbench}>
      <CommandsContextProvider value={commands}>
        <Page />
      </CommandsContextProvider>
    </WorkbenchProvider>
  );
  const root = createRootRoute();
  const paths = ['/publish', '/publish/$publishId', '/kitPublish', '/kitPublish/$publishId'];
  // A page whose code never arrives.
  const sales = createRoute({ getParentRoute: () => root, path: '/sale', loader: () => new Promise<never>(() => undefined) });
  const routeTree = root.addChildren([...paths.map((each) => createRoute({ getParentRoute: () => root, path: each, component })), sales]);
  render(<RouterProvider router={createRouter({ routeTree, history })} />);
  await screen.findAllByText('Um anúncio');
  vi.useFakeTimers();
  const noted = async (...facts: readonly Fact[]): Promise<void> => act(async () => void (await note(...facts)));
  /** Recorded on this page, and sent. */
  const decided = async (name: string, by: string, subject: Subject = 'listing:p1'): Promise<void> => {
    const command = commandNamed(name) as AnyIntentCommand;
    act(() => commands.contexts.announce({ command, asked: [], recorded: [by], refused: [], undoUntil: null }));
    await noted(recorded({ id: by, command: name, subject }), sent(by));
  };
  const after = (ms: number): Promise<string> =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      return history.location.pathname;
    });
  return { noted, decided, after, leave: () => act(() => history.push('/sale')) };
};

const id = intentId(1);

test.each([
  ['/publish/p1', '/publish'],
  ['/kitPublish/p1', '/kitPublish'],
])('an observation on %s that the server has taken leads to %s after 2.5 s, once its message was read', async (path, list) => {
  const { noted, decided, after } = await open(path);
  await decided('listing.observe', id);
  expect(await after(10_000)).toBe(path);
  await noted(confirmed(id));
  expect([await after(2499), await after(1)]).toEqual([path, list]);
});

test('an observation that was taken back, or that the server refused, leads nowhere', async () => {
  const { noted, decided, after } = await open('/publish/p1');
  await decided('listing.observe', id);
  await noted(withdrawn(id));
  expect(await after(10_000)).toBe('/publish/p1');
  const second = intentId(2);
  await decided('listing.observe', second);
  await noted(rejected(second));
  expect(await after(10_000)).toBe('/publish/p1');
});

test('another decision of the page, and an observation made before in the queue, lead nowhere', async () => {
  const { noted, decided, after } = await open('/publish/p1');
  await decided('listing.refuse', id);
  const before = intentId(2);
  await noted(recorded({ id: before, command: 'listing.observe', subject: 'listing:p1' }), sent(before));
  await noted(confirmed(id));
  await noted(confirmed(before));
  expect(await after(10_000)).toBe('/publish/p1');
});

test('an observation of another listing, made here by its name, leaves the open one on screen', async () => {
  const { noted, decided, after } = await open('/publish/p1');
  await decided('listing.observe', id, 'listing:p2');
  await noted(confirmed(id));
  expect(await after(10_000)).toBe('/publish/p1');
});

test('who is leaving for another page when the redirect is due arrives there', async () => {
  const { noted, decided, after, leave } = await open('/publish/p1');
  await decided('listing.observe', id);
  await noted(confirmed(id));
  await after(2400);
  leave();
  expect(await after(200)).toBe('/sale');
});
