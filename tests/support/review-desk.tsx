import { QueryClient } from '@tanstack/react-query';
import { act, within } from '@testing-library/react';
import { useState } from 'react';
import { toast as sonner } from 'sonner';
import { page } from 'vitest/browser';
import { listings } from '#api/listings.ts';
import type { Actor } from '#commands/command.ts';
import { intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import { createMemoryFiles } from '#events/outgoing-files.ts';
import type { ListingFilter } from '#contract/listing.ts';
import { ReviewQueueScreen } from '#features/review/review-queue-screen.tsx';
import { useForgetBegun } from '#features/review/use-forget-begun.ts';
import { createRecent } from '#outbox/recent.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { CommandsProvider } from '#palette/commands-provider.tsx';
import { Toaster } from '#ui/toast.tsx';
import { renderScreen } from './render-screen.tsx';
import { createTestLedger } from './test-ledger.ts';
import type { QueueServer } from './queue-server.ts';

const idle = { isReachable: true, isParked: false, nextTryAt: null };

/** A workbench of a reviewer, or of who the changes say, that sends nothing. */
export const workbenchOver = ({ api }: Pick<QueueServer, 'api'>, changes: Partial<Actor>): Workbench => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    api,
    queryClient,
    ledger: createTestLedger(),
    outbox: {
      status: () => idle,
      subscribe: () => () => undefined,
      tryNow: () => undefined,
      resume: () => undefined,
      stop: () => undefined,
    },
    index: indexCommands(intentCommands),
    actor: () => ({
      id: 'u1',
      name: 'Rita',
      role: 'reviewer',
      isMoneyManager: false,
      leases: 'optional',
      now: new Date().toISOString(),
      ...changes,
    }),
    newId: () => crypto.randomUUID(),
    clock: () => Date.now(),
    undoWindowMs: () => 6000,
    baseOf: (subject) => listings.newest(queryClient, subject.slice('listing:'.length)),
    recent: createRecent(),
    files: createMemoryFiles(),
  };
};

/** What the frame does beside it. */
const Frame = () => {
  useForgetBegun();
  return null;
};

/** The review queue as the app mounts it, on a server of the test's own. */
export const showQueue = async (server: QueueServer, actor: Partial<Actor> = {}, filter: ListingFilter = {}) => {
  // Messages outlive the page that said them, and for as long as the pointer rests on them.
  sonner.dismiss();
  // Wide enough for list and detail side by side.
  await page.viewport(1280, 900);
  const workbench = workbenchOver(server, actor);
  const Screen = () => {
    const [search, setSearch] = useState<ListingFilter>(filter);
    return (
      <CommandsProvider navigate={() => undefined} links={[]}>
        <Frame />
        <div style={{ height: 700 }}>
          <ReviewQueueScreen search={search} onSearchChange={setSearch} views={null} />
        </div>
        <Toaster appearance="light" />
      </CommandsProvider>
    );
  };
  const { router, ...screen } = renderScreen(Screen, workbench);
  await screen.findByRole('listbox');
  await settle();

  const key = (type: 'keydown' | 'keyup', name: string, more: KeyboardEventInit = {}, timeStamp?: number): void => {
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent(type, { key: name, code: codeOf(name), bubbles: true, cancelable: true, ...more });
    if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    act(() => void target.dispatchEvent(event));
  };
  let at = Number.NEGATIVE_INFINITY;
  /** So many milliseconds after the key before, or now if that is later: hands are slower than a test. */
  const after = (ms: number): number => (at = Math.max(performance.now(), at + ms));
  const handMs = 300;
  return {
    ...screen,
    workbench,
    press: async (name: string, more: KeyboardEventInit = {}): Promise<void> => {
      key('keydown', name, more, after(handMs));
      key('keyup', name, more, at);
      await settle();
    },
    /** At one instant, so that nothing is painted in between; however long the page takes over each. */
    strike: (...names: readonly string[]): void => {
      after(0);
      for (const name of names) {
        key('keydown', name, {}, at);
        key('keyup', name, {}, at);
      }
    },
    /** So many milliseconds after the key before, however long the page took over that one. */
    follow: async (name: string, apart: number): Promise<void> => {
      key('keydown', name, {}, (at += apart));
      key('keyup', name, {}, at);
      await settle();
    },
    /** As by hands that write: keys so many milliseconds apart, however long the page takes over each. */
    type: async (names: readonly string[], apart: number): Promise<void> => {
      at = after(handMs) - apart;
      for (const name of names) key('keydown', name, {}, (at += apart));
      await settle();
    },
    hold: async (name: string, times: number): Promise<void> => {
      for (let each = 0; each < times; each += 1) key('keydown', name, { repeat: each > 0 });
      await settle();
    },
    letGo: async (name: string): Promise<void> => {
      key('keyup', name);
      await settle();
    },
    cursor: (): string | null => screen.getByRole('listbox').getAttribute('aria-activedescendant')?.replace('row-', '') ?? null,
    opened: (): string | null => screen.container.querySelector('#detail-title')?.textContent?.replace('Produto ', '') ?? null,
    listed: (): readonly string[] =>
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map((row) => row.id.replace('row-', '')),
    /** Where the router has gone. */
    path: (): string => router.state.location.pathname,
    settle,
  };
};

const codeOf = (name: string): string => (/^[a-z]$/iu.test(name) ? `Key${name.toUpperCase()}` : /^\d$/u.test(name) ? `Digit${name}` : name);

/** Lets answers that are already there arrive and what they bring be painted; no other time is waited for. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
};
