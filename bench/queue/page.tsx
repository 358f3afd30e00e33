import { Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
// oxlint-disable-next-line import/no-unassigned-import -- the product's styles, in their order
import '#app/styles.ts';
import '#app/styles/signed-in.css';
import { CommandsProvider } from '#palette/commands-provider.tsx';
import { openWorkbench } from '#outbox/open-workbench.ts';
import { intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import { WorkbenchProvider } from '#outbox/workbench.tsx';
import { ReviewQueueScreen } from '#features/review/review-queue-screen.tsx';
import { LocaleProvider } from '#locale/locale.tsx';
import { consoleTexts } from '#locale/console-texts.ts';
import { screenTexts } from '#locale/screen-texts.ts';
import { chooseTexts, loadWords } from '#locale/words.ts';
import { createBenchApi } from './bench-api.ts';
import { decide, holdNothing, holdStep, jumpToEnd, stepSingly } from './measure-steps.ts';
import { drawPictures } from './pictures.ts';

chooseTexts(consoleTexts, screenTexts);
await loadWords('br');

const rows = Number(new URLSearchParams(location.search).get('rows') ?? 1000);
const noFilter = {};
const nowhere = (): undefined => undefined;

const Screen = () => (
  <CommandsProvider navigate={nowhere} links={[]}>
    <ReviewQueueScreen search={noFilter} views={null} onSearchChange={nowhere} />
  </CommandsProvider>
);

const show = async (): Promise<void> => {
  const queryClient = new QueryClient();
  const opened = await openWorkbench({
    api: createBenchApi(rows, await drawPictures()),
    userId: 'bench',
    index: indexCommands(intentCommands),
    queryClient,
    actor: () => ({ id: 'u1', name: 'Rita', role: 'reviewer', isMoneyManager: false, leases: 'optional', now: new Date().toISOString() }),
    undoWindowMs: () => 6000,
    baseOf: () => null,
    refetch: () => new Promise(nowhere),
    onNotice: nowhere,
  });
  if (!opened.ok) throw new Error(opened.error.type);
  const { workbench } = opened.value;
  const router = createRouter({ routeTree: createRootRoute({ component: Screen }), history: createMemoryHistory() });
  createRoot(document.querySelector('#root') as Element).render(
    <Theme accentColor="green">
      <LocaleProvider locale="br">
        <QueryClientProvider client={queryClient}>
          <WorkbenchProvider value={workbench}>
            <RouterProvider router={router as never} />
          </WorkbenchProvider>
        </QueryClientProvider>
      </LocaleProvider>
    </Theme>,
  );
  const recorded = (): number => workbench.ledger.state().activity.order.length;
  Object.assign(window, { bench: { holdNothing, holdStep, stepSingly, jumpToEnd, decide: (keys: number) => decide(keys, recorded) } });
};

void show();
