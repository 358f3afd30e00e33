import { Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { vi } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Actor } from '#commands/command.ts';
import { aListing, aReviewer } from '#commands/listing/listing-fixture.ts';
import { intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import type { Listing } from '#contract/listing.ts';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { createMemoryFiles } from '#events/outgoing-files.ts';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import type { LinkStatus } from '#outbox/outbox-status.ts';
import { createRecent } from '#outbox/recent.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { Toaster } from '#ui/toast.tsx';
import { CommandsProvider } from './commands-provider.tsx';
import { useHandlers, useScope, useTargets, type MenuLink } from './context.tsx';

const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

/** jsdom has the dialog element but not its methods; they focus what asks for it and give the focus back, as browsers do. */
const dialogMethods = {
  showModal(this: HTMLDialogElement) {
    focusBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    const before = focusBefore.get(this);
    if (before instanceof HTMLElement) before.focus();
  },
};

const links: readonly MenuLink[] = [
  { key: 'review', name: 'Revisão', link: '/publish', icon: 'review' },
  { key: 'listings', name: 'Anúncios', link: '/publish/all', icon: 'listing' },
  { key: 'settings', name: 'Configurações', link: '/settings', icon: 'settings' },
  { key: 'users', name: 'Usuários', link: '/users', icon: 'users' },
];

interface ConsoleOptions {
  readonly actor?: Partial<Actor>;
  readonly api?: Partial<Api>;
  readonly links?: readonly MenuLink[];
  readonly baseOf?: Workbench['baseOf'];
  readonly clock?: Workbench['clock'];
  /** Stands around palette and screen. */
  readonly wrapper?: (props: { readonly children: ReactNode }) => ReactNode;
  readonly children?: ReactNode;
}

/** What answers with a list alone. */
const bare: ReadonlySet<string> = new Set(['listSellers', 'listSavedViews']);
const findsNothing: Api['send'] = (async ({ name }: { readonly name: string }) =>
  ok(bare.has(name) ? [] : { items: [], companies: [] })) as Api['send'];

const reachable: LinkStatus = { isReachable: true, isParked: false, nextTryAt: null };

const atNoon = (): number => Date.parse('2026-11-21T12:00:00.000Z');

/** A console with a ledger in memory and a server that finds nothing, unless told otherwise. */
export const renderConsole = async ({
  actor,
  api,
  links: menu = links,
  baseOf = () => null,
  clock = atNoon,
  wrapper: Around = ({ children: inside }) => inside,
  children,
}: ConsoleOptions = {}) => {
  Object.assign(HTMLDialogElement.prototype, dialogMethods);
  // Loaded beforehand, as a browser has done while idle; transforming them here takes longer than a test waits.
  await Promise.all([import('./palette-dialog.tsx'), import('./shortcut-help.tsx')]);
  localStorage.clear();
  // Messages live outside the page that is torn down between tests.
  toast.dismiss();
  const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  const navigate = vi.fn<(to: string) => void>();
  let ids = 0;
  const workbench: Workbench = {
    api: { send: findsNothing, ...api },
    ledger,
    outbox: {
      subscribe: () => () => {},
      status: () => reachable,
    } as unknown as Workbench['outbox'],
    index: indexCommands(intentCommands),
    actor: () => aReviewer(actor),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    clock,
    undoWindowMs: () => 6000,
    baseOf,
    recent: createRecent(),
    files: createMemoryFiles(),
  };
  const user = userEvent.setup();
  const view = render(
    <LocaleProvider locale="br">
      <Theme>
        <QueryClientProvider client={workbench.queryClient}>
          <WorkbenchProvider value={workbench}>
            <Around>
              <CommandsProvider navigate={navigate} links={menu}>
                {children}
              </CommandsProvider>
            </Around>
          </WorkbenchProvider>
        </QueryClientProvider>
        <Toaster appearance="light" />
      </Theme>
    </LocaleProvider>,
  );
  const intents = () => Object.values(ledger.state().outbox.entriesById).map(({ intent }) => intent);
  return { ...view, user, navigate, intents, workbench };
};

export const listingTarget = (changes: Partial<Listing> = {}) => {
  const listing = aListing(changes);
  return { subject: `listing:${listing.publishId}`, label: listing.title, base: listing } as const;
};

export type Offered = readonly ReturnType<typeof listingTarget>[];

const oneListing = [listingTarget()];
const nothing = (): void => {};

export const Queue = ({ targets = oneListing, onNext = nothing }: { readonly targets?: Offered; readonly onNext?: () => void }) => {
  useScope('queue');
  useTargets('selection', targets);
  useHandlers({ 'queue.next': onNext });
  return <input aria-label="Busca da fila" />;
};

export const input = () => screen.findByRole('combobox', { name: 'Ações' });
export const active = (): string => {
  const combobox = within(screen.getByRole('dialog')).getByRole('combobox');
  return document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
};
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
