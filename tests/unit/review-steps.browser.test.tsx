import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Finding } from '#contract/check.ts';
import type { Listing } from '#contract/listing.ts';
import { defaultPreferences, setPreferences } from '#ui/preferences.ts';
import { keysOf, type Step } from '../../bench/review/operators.ts';
import { now, ownWords } from '../../bench/review/steps.ts';
import { createQueueServer, type QueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';
import '../../src/app/styles/base.css';

// What the bench's model of a reviewer presses (bench/review/steps.ts) is what the product takes: each step decides here what it says there.

beforeEach(() => {
  setPreferences({ suggestions: defaultPreferences.suggestions });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const checked = { findings: [], failed: [], images: [] } as const;
const red: Finding = {
  check: 'price',
  severity: 'red',
  code: 'priceMissing',
  place: 'price',
  proposes: 'hasnt_price',
  values: {},
  spans: [],
  others: [],
};

const serverOf = (ids: readonly string[], changes: Readonly<Record<string, Partial<Listing>>> = {}): QueueServer => {
  const server = createQueueServer(ids);
  for (const [id, listing] of server.listings)
    server.listings.set(id, {
      ...listing,
      image: [dot],
      checked: { ...checked, findings: [...checked.findings] },
      ...changes[id],
    } as Listing);
  return server;
};

/** A reviewer who takes the time the model gives them: nothing is read faster than it came. */
const sitDown = async (server: QueueServer) => {
  const queue = await showQueue(server);
  const intents = () => Object.values(queue.workbench.ledger.state().outbox.entriesById).map(({ intent }) => intent);
  return {
    ...queue,
    press: async (key: string): Promise<void> => {
      vi.setSystemTime(Date.now() + 1350);
      const [last = '', ...held] = key.split('+').toReversed();
      const isWriting = document.activeElement instanceof HTMLInputElement && last.length === 1;
      if (isWriting) await userEvent.keyboard(last === ' ' ? '[Space]' : last);
      else await queue.press(last, { ctrlKey: held.includes('Control') });
    },
    decided: () =>
      intents().map(({ command, subject, args }) =>
        [command, subject, (args as { readonly warning?: string }).warning].filter(Boolean).join(' '),
      ),
    suggestion: () => within(queue.getByRole('region', { name: 'Motivos da recusa' })).queryByRole('button', { name: /^Sugestão/u }),
  };
};

type Seat = Awaited<ReturnType<typeof sitDown>>;
const take = async (seat: Seat, step: Step): Promise<void> => {
  for (const key of keysOf(step)) await seat.press(key);
};
/** What was decided once as much was as the step says. */
const decidedBy = async (seat: Seat, step: Step): Promise<readonly string[]> => {
  await take(seat, step);
  await waitFor(() => expect(seat.decided()).toHaveLength(step.decides));
  return seat.decided();
};

test('a clean listing is approved by one key', async () => {
  const seat = await sitDown(serverOf(['a', 'b']));
  expect(await decidedBy(seat, now.approve)).toEqual(['listing.approve listing:a']);
});

test('one with something red by the same key twice', async () => {
  const seat = await sitDown(
    serverOf(['a', 'b'], { a: { price: null, checked: { ...checked, findings: [red], failed: [], images: [] } } }),
  );
  expect(await decidedBy(seat, now.approveDespite)).toEqual(['listing.approve listing:a']);
});

test('what the team decided of like cases is taken by Enter', async () => {
  const server = serverOf(['a', 'b']);
  server.suggestions.set('a', { decision: 'refused', warning: 'image*/gtin', count: 7, of: 9 });
  const seat = await sitDown(server);
  await waitFor(() => expect(seat.suggestion()?.getAttribute('aria-disabled')).toBe('false'));
  expect(await decidedBy(seat, now.takeSuggestion)).toEqual(['listing.refuse listing:a image*/gtin']);
});

test('reasons that have a digit are marked, and Enter refuses', async () => {
  const seat = await sitDown(serverOf(['a', 'b']));
  const digits = new Map([
    ['image', 2],
    ['hasnt_price', 6],
  ]);
  expect(await decidedBy(seat, now.refuse({ ticked: [], wanted: ['image', 'hasnt_price'] }, digits))).toEqual([
    'listing.refuse listing:a image*/hasnt_price',
  ]);
});

test('the dialog begins with what is certain, its digits mend that, and a text of one’s own is taken by Enter and sent by another', async () => {
  const seat = await sitDown(
    serverOf(['a', 'b'], { a: { price: null, checked: { ...checked, findings: [red], failed: [], images: [] } } }),
  );
  const refusal = { ticked: ['hasnt_price'], wanted: ['image', ownWords] };
  expect(await decidedBy(seat, now.refuse(refusal, new Map()))).toEqual([`listing.refuse listing:a image*/${ownWords}`]);
});

test('the description is scrolled to by Space', async () => {
  const long = Array.from({ length: 200 }, (_, line) => `Linha ${line}`).join('\n');
  const seat = await sitDown(serverOf(['a', 'b'], { a: { description: long } }));
  const scrolled = (): number => Math.max(...[...seat.container.querySelectorAll('*')].map(({ scrollTop }) => scrollTop));
  const before = scrolled();
  await take(seat, now.readDescription);
  await waitFor(() => expect(scrolled()).toBeGreaterThan(before));
  expect(seat.decided()).toEqual([]);
});

test('a page of the sheet is approved by Enter without what was thrown out, and left by Escape', async () => {
  const ids = ['a', 'b', 'c', 'd'];
  const seat = await sitDown(serverOf(ids));
  const chosen = (): readonly string[] =>
    [...seat.container.querySelectorAll<HTMLElement>('.sheet-tiles[role] > .sheet-tile')]
      .filter(({ ariaSelected }) => ariaSelected === 'true')
      .map(({ id }) => id.replace('tile-', ''));
  await take(seat, now.openSheet);
  await waitFor(() => expect(chosen()).toEqual(ids));
  await take(seat, now.throwOut(0, 1));
  await take(seat, now.throwOut(1, 2));
  await waitFor(() => expect(chosen()).toEqual(['a', 'd']));
  expect(await decidedBy(seat, now.page(2))).toEqual(['listing.approve listing:a', 'listing.approve listing:d']);
  await take(seat, now.leaveSheet);
  await waitFor(() => expect(seat.opened()).toBe('b'));
});

const withoutBarcode = { gtin: null } as const;

test('a group is gone to in the menu, and refused once for all of it', async () => {
  const seat = await sitDown(
    serverOf(['a', 'b', 'c', 'd'], { a: { price: null }, c: { price: null }, b: withoutBarcode, d: withoutBarcode }),
  );
  await take(seat, { ...now.pickGroup(1), decides: 0 });
  expect(await decidedBy(seat, now.refuseGroup(2, ['gtin'], false))).toEqual([
    'listing.refuse listing:b gtin',
    'listing.refuse listing:d gtin',
  ]);
});

test('a company is filtered to, and Ctrl+A takes all that is loaded of it', async () => {
  const seat = await sitDown(serverOf(['a', 'b', 'c']));
  await take(seat, now.pickGroup(0));
  await waitFor(() => expect(seat.getByRole('combobox', { name: 'Empresa' })).toHaveProperty('value', 'Casa da Ana'));
  expect(await decidedBy(seat, now.refuseGroup(3, ['image', ownWords], true))).toEqual(
    ['a', 'b', 'c'].map((id) => `listing.refuse listing:${id} image*/${ownWords}`),
  );
});
