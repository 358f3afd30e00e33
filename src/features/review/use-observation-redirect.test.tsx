import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmed, intentId, recorded, rejected, sent, withdrawn } from '#events/fact-fixture.ts';
import type { Fact } from '#events/record.ts';
import { openOwnLedger } from '#outbox/answered-fixture.ts';
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
  const history = createMemoryHistory({ initialEntries: [path] });
  const component = () => (
    <WorkbenchProvider value={workbench as unknown as Workbench}>
      <Page />
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
  const after = (ms: number): Promise<string> =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      return history.location.pathname;
    });
  return { noted, after, leave: () => act(() => history.push('/sale')) };
};

const id = intentId(1);
const observation = recorded({ id, command: 'listing.observe', subject: 'listing:p1' });

test.each([
  ['/publish/p1', '/publish'],
  ['/kitPublish/p1', '/kitPublish'],
])('an observation on %s that the server has taken leads to %s after 2.5 s, once its message was read', async (path, list) => {
  const { noted, after } = await open(path);
  await noted(observation, sent(id));
  expect(await after(10_000)).toBe(path);
  await noted(confirmed(id));
  expect([await after(2499), await after(1)]).toEqual([path, list]);
});

test('an observation that was taken back, or that the server refused, leads nowhere', async () => {
  const { noted, after } = await open('/publish/p1');
  await noted(observation);
  await noted(withdrawn(id));
  expect(await after(10_000)).toBe('/publish/p1');
  const second = intentId(2);
  await noted(recorded({ id: second, command: 'listing.observe', subject: 'listing:p1' }), sent(second));
  await noted(rejected(second));
  expect(await after(10_000)).toBe('/publish/p1');
});

test('another decision, and an observation of another listing, lead nowhere', async () => {
  const { noted, after } = await open('/publish/p1');
  await noted(recorded({ id, command: 'listing.refuse', subject: 'listing:p1' }), sent(id));
  const other = intentId(2);
  await noted(recorded({ id: other, command: 'listing.observe', subject: 'listing:p2' }), sent(other));
  await noted(confirmed(id));
  await noted(confirmed(other));
  expect(await after(10_000)).toBe('/publish/p1');
});

test('who is leaving for another page when the redirect is due arrives there', async () => {
  const { noted, after, leave } = await open('/publish/p1');
  await noted(observation, sent(id));
  await noted(confirmed(id));
  await after(2400);
  leave();
  expect(await after(200)).toBe('/sale');
});
