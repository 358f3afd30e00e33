import { Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
// oxlint-disable-next-line import/no-unassigned-import -- the product's styles, in their order
import '#app/styles.ts';
import '#app/styles/signed-in.css';
import { CommandsProvider } from '#palette/commands-provider.tsx';
import { openWorkbench } from '#outbox/open-workbench.ts';
import { intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import { WorkbenchProvider } from '#outbox/workbench.tsx';
import { MediationPage } from '#features/mediation/page/mediation-page.tsx';
import { LocaleProvider } from '#locale/locale.tsx';
import { consoleTexts } from '#locale/console-texts.ts';
import { screenTexts } from '#locale/screen-texts.ts';
import { chooseTexts, loadWords } from '#locale/words.ts';
import { createBenchApi } from './bench-api.ts';
import { openOnce, scrollSteadily, settle } from './measure-thread.ts';

// What stands behind the first screen by the time somebody opens a mediation.
chooseTexts(consoleTexts, screenTexts);
await loadWords('br');

const count = Number(new URLSearchParams(location.search).get('messages') ?? 2000);
const nowhere = (): undefined => undefined;

/** Whether the page is on screen; the frame around it stays. */
const shown = {
  isOpen: false,
  listeners: new Set<() => void>(),
  set: (isOpen: boolean): void => {
    shown.isOpen = isOpen;
    for (const listener of shown.listeners) listener();
  },
};
const subscribe = (listener: () => void): (() => void) => {
  shown.listeners.add(listener);
  return () => void shown.listeners.delete(listener);
};

const Screen = () => (
  <CommandsProvider navigate={nowhere} links={[]}>
    {useSyncExternalStore(subscribe, () => shown.isOpen) && <MediationPage mediationId="o1" externalId={null} />}
  </CommandsProvider>
);

const show = async (): Promise<void> => {
  const queryClient = new QueryClient();
  const opened = await openWorkbench({
    api: createBenchApi(count),
    userId: 'bench',
    index: indexCommands(intentCommands),
    queryClient,
    actor: () => ({ id: 'u1', name: 'Rita', role: 'superuser', isMoneyManager: false, leases: 'optional', now: new Date().toISOString() }),
    undoWindowMs: () => 6000,
    baseOf: () => null,
    refetch: () => new Promise(nowhere),
    onNotice: nowhere,
  });
  if (!opened.ok) throw new Error(opened.error.type);
  const { workbench } = opened.value;
  const router = createRouter({ routeTree: createRootRoute({ component: Screen }), history: createMemoryHistory() });
  createRoot(document.querySelector('#root') as Element).render(
    <Theme accentColor="purple">
      <LocaleProvider locale="br">
        <QueryClientProvider client={queryClient}>
          <WorkbenchProvider value={workbench}>
            <RouterProvider router={router as never} />
          </WorkbenchProvider>
        </QueryClientProvider>
      </LocaleProvider>
    </Theme>,
  );
  const open = async (): Promise<number> => {
    queryClient.clear();
    return openOnce(() => shown.set(true));
  };
  Object.assign(window, { bench: { open, close: () => shown.set(false), settle, scrollSteadily } });
};

void show();
