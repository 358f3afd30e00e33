import { Theme } from '@radix-ui/themes';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { Api } from '#api/client.ts';
// oxlint-disable-next-line import/no-unassigned-import -- the product's styles, in their order
import '#app/styles.ts';
import '#app/styles/signed-in.css';
import { CommandsProvider } from '#palette/commands-provider.tsx';
import type { MenuLink } from '#palette/context.tsx';
import { openWorkbench } from '#outbox/open-workbench.ts';
import { intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import { WorkbenchProvider } from '#outbox/workbench.tsx';
import { LocaleProvider } from '#locale/locale.tsx';
import { consoleTexts } from '#locale/console-texts.ts';
import { screenTexts } from '#locale/screen-texts.ts';
import { chooseTexts, loadWords } from '#locale/words.ts';
import { placesAsked } from './entries.ts';
import { paletteBench } from './measure-palette.ts';

chooseTexts(consoleTexts, screenTexts);
await loadWords('br');

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog[open]');
/** What is found is painted in the same frame as the letter it is found for. */
const bench = paletteBench({
  input: () => dialog()?.querySelector('input') ?? null,
  rows: () => dialog()?.querySelectorAll('[role="option"]').length ?? 0,
  isFoundFor: (text) => text !== '' || (dialog()?.querySelector('output')?.textContent ?? '') !== '',
});

/** Every entry is a place of the menu: what the palette searches at every key and lists when nothing was typed. */
const links: readonly MenuLink[] = placesAsked().map((place) => ({ ...place, icon: '' }));
/** A server that finds nothing; companies and views are lists alone. */
const findsNothing = async ({ name }: { readonly name: string }) => ({
  ok: true,
  value: name === 'listSellers' || name === 'listSavedViews' ? [] : { items: [] },
});
const nowhere = (): undefined => undefined;

const show = async (): Promise<void> => {
  const opened = await openWorkbench({
    api: { send: findsNothing } as unknown as Api,
    userId: 'bench',
    index: indexCommands(intentCommands),
    queryClient: new QueryClient(),
    actor: () => ({ id: 'u1', name: 'Rita', role: 'reviewer', isMoneyManager: false, leases: 'optional', now: new Date().toISOString() }),
    undoWindowMs: () => 6000,
    baseOf: () => null,
    refetch: () => new Promise(nowhere),
    onNotice: nowhere,
  });
  if (!opened.ok) throw new Error(opened.error.type);
  createRoot(document.querySelector('#root') as Element).render(
    <Theme accentColor="green">
      <LocaleProvider locale="br">
        <WorkbenchProvider value={opened.value.workbench}>
          <CommandsProvider navigate={nowhere} links={links}>
            <h1>Balcão</h1>
          </CommandsProvider>
        </WorkbenchProvider>
      </LocaleProvider>
    </Theme>,
  );
  Object.assign(window, { bench });
};

void show();
