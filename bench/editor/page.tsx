import { Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
// oxlint-disable-next-line import/no-unassigned-import -- the product's styles, in their order
import '#app/styles.ts';
import '#app/styles/signed-in.css';
import type { Api } from '#api/client.ts';
import { CommandsProvider } from '#palette/commands-provider.tsx';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { openWorkbench } from '#outbox/open-workbench.ts';
import { intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import { WorkbenchProvider } from '#outbox/workbench.tsx';
import type { Listing, ListingAttribute } from '#contract/listing.ts';
import { ListingEditor } from '#features/listings/editor/listing-editor.tsx';
import { ok, refuse } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { consoleTexts } from '#locale/console-texts.ts';
import { screenTexts } from '#locale/screen-texts.ts';
import { chooseTexts, loadWords } from '#locale/words.ts';
import { drawPictures } from '../queue/pictures.ts';
import { timeKeys, timeOpening } from './measure-editor.ts';

chooseTexts(consoleTexts, screenTexts);
await loadWords('br');

const variations = 50;
const attributes = 120;
const imagesEach = 5;

const attribute = (id: string, more: Partial<ListingAttribute> = {}): ListingAttribute => ({
  id,
  name: `Característica ${id}`,
  value_name: `Valor de ${id}`,
  value_id: null,
  value_type: 'string',
  required: false,
  custom: false,
  combination: false,
  ...more,
});

const listingWith = (pictures: readonly string[]): Listing =>
  aListing({
    status: 'active',
    attributes: Array.from({ length: attributes }, (_, at) => attribute(`A${at}`)),
    variations: Array.from({ length: variations }, (_, at) => ({
      _id: `v${at}`,
      sku: `SKU-${at}`,
      gtin: null,
      images: Array.from({ length: imagesEach }, (_each, nth) => pictures[(at * imagesEach + nth) % pictures.length] ?? ''),
      imageDeleted: [],
      attributes: [attribute('COLOR', { name: 'Cor', value_name: `Cor ${at}`, combination: true })],
    })),
  });

/** The category asks for every attribute the listing has, and knows the colours. */
const specs = {
  data: {
    technicalSpecs: {
      groups: [
        {
          id: 'G',
          label: 'Principais',
          components: [
            {
              attributes: [
                ...Array.from({ length: attributes }, (_, at) => ({
                  id: `A${at}`,
                  name: `Característica A${at}`,
                  tags: [],
                  value_type: 'string',
                  units: [],
                  values: [],
                })),
                {
                  id: 'COLOR',
                  name: 'Cor',
                  tags: ['allow_variations'],
                  value_type: 'list',
                  units: [],
                  values: Array.from({ length: variations }, (_, at) => ({ id: `${at}`, name: `Cor ${at}` })),
                },
              ],
            },
          ],
        },
      ],
    },
  },
};
const answers: Readonly<Record<string, unknown>> = {
  getTechnicalSpecs: specs,
  getCategoryStatus: [{ mode: 'me1' }],
  listSellers: [],
  listMarketPlaces: [],
};
const api: Api = {
  send: ({ name }) =>
    Promise.resolve(
      name in answers ? ok(answers[name] as never) : refuse({ type: 'Refused', status: 404, body: { code: 'not-found', message: name } }),
    ),
};

const nowhere = (): undefined => undefined;

const show = async (): Promise<void> => {
  const listing = listingWith(await drawPictures());
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const opened = await openWorkbench({
    api,
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
  const Screen = () => (
    <CommandsProvider navigate={nowhere} links={[]}>
      <ListingEditor listing={listing} view={listing} refusal={null} review={null} images={null} about={null} onUnsaved={nowhere} />
    </CommandsProvider>
  );
  const router = createRouter({ routeTree: createRootRoute({ component: Screen }), history: createMemoryHistory() });
  const root = createRoot(document.querySelector('#root') as Element);
  const open = (): void =>
    root.render(
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
  Object.assign(window, { bench: { open: () => timeOpening(open, variations), keys: timeKeys } });
};

void show();
