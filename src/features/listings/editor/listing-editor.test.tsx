import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast as sonner } from 'sonner';
import { beforeEach, expect, test, vi } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Role } from '#contract/call.ts';
import type { Listing, ListingAttribute } from '#contract/listing.ts';
import { ok, refuse } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { translateIn } from '#locale/translate.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { someCommands } from '#palette/commands-fixture.ts';
import { CommandsContextProvider } from '#palette/context.tsx';
import { untilSaid } from '../../../../tests/support/until-said.ts';
import { editorFields } from './editor-values.ts';
import { fieldName } from './field-names.ts';
import { ListingEditor } from './listing-editor.tsx';

/** How often each was drawn: the page, its bar, the cards of variations. */
const drawn = vi.hoisted(() => ({ pages: 0, cards: new Map<string, number>() }));
vi.mock('./summary.tsx', () => ({
  Summary: () => {
    drawn.pages += 1;
    return null;
  },
}));
// A command asks the whole console.
vi.mock('./price-alone.tsx', () => ({ PriceAlone: () => null }));
vi.mock('./images/variation-images.tsx', () => ({
  VariationImages: ({ label }: { readonly label: string }) => {
    drawn.cards.set(label, (drawn.cards.get(label) ?? 0) + 1);
    return <p>{label}</p>;
  },
}));
beforeEach(() => {
  Object.assign(drawn, { pages: 0, cards: new Map() });
});

const attribute = (id: string, more: Partial<ListingAttribute> = {}): ListingAttribute => ({
  id,
  name: `Característica ${id}`,
  value_name: 'Azul',
  value_id: '1',
  value_type: 'string',
  required: false,
  custom: false,
  combination: false,
  ...more,
});
const variationOf = (at: number, sku = `CAPA-${at}`): Listing['variations'][number] => ({
  _id: `v${at}`,
  sku,
  gtin: null,
  images: [1, 2, 3, 4, 5].map((nth) => `/v2/image/${at}-${nth}.jpg`),
  imageDeleted: [],
  attributes: [attribute('COLOR', { name: 'Cor', combination: true })],
});
const many = (count: number): Partial<Listing> => ({
  attributes: Array.from({ length: 12 }, (_, at) => attribute(`A${at}`)),
  variations: Array.from({ length: count }, (_, at) => variationOf(at)),
});
const colours = { id: 'COLOR', name: 'Cor', tags: ['allow_variations'], value_type: 'list', units: [] };
const specs = (values: readonly { readonly id: string; readonly name: string }[]) => ({
  data: { technicalSpecs: { groups: [{ id: 'G', label: 'Principais', components: [{ attributes: [{ ...colours, values }] }] }] } },
});

/** What is asked of the server, by name. */
let asked: string[] = [];

/** Shows it again as the server has it then. */
type ShowAs = (changes: Partial<Listing>) => void;

const open = async (changes: Partial<Listing>, specsCome: Promise<void> = Promise.resolve(), role: Role = 'superuser'): Promise<ShowAs> => {
  asked = [];
  const listing = aListing({ status: 'active', ...changes });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const known: Readonly<Record<string, unknown>> = {
    getTechnicalSpecs: specs([
      { id: '1', name: 'Azul' },
      { id: '2', name: 'Verde' },
    ]),
    getCategoryStatus: [{ mode: 'me1' }],
    listSellers: [],
    getSeller: { me2: false },
    listMarketPlaces: [],
  };
  const send = async ({ name }: { readonly name: string }) => {
    asked.push(name);
    if (name === 'getTechnicalSpecs') await specsCome;
    return name in known ? ok(known[name]) : refuse({ type: 'Refused', status: 404, body: { code: 'not-found', message: name } });
  };
  const workbench = {
    api: { send },
    queryClient,
    newId: () => crypto.randomUUID(),
    actor: () => ({ id: 'p', name: 'Pessoa', role }),
  } as unknown as Workbench;
  const commands = someCommands();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LocaleProvider locale="br">
      <QueryClientProvider client={queryClient}>
        <WorkbenchProvider value={workbench}>
          <CommandsContextProvider value={commands}>{children}</CommandsContextProvider>
        </WorkbenchProvider>
      </QueryClientProvider>
    </LocaleProvider>
  );
  const editor = (shown: Listing) => (
    <ListingEditor listing={shown} view={shown} refusal={null} review={null} images={null} about={null} onUnsaved={() => undefined} />
  );
  const { rerender } = render(editor(listing), { wrapper });
  await screen.findAllByText('Ficha técnica');
  return (later) => rerender(editor({ ...listing, ...later }));
};
/** The form once it knows what its category asks. */
const openWhole = async (changes: Partial<Listing>, role?: Role): Promise<ShowAs> => {
  const showAs = await open(changes, undefined, role);
  await screen.findByText('Principais');
  return showAs;
};
/** By label, not by role: roles of hundreds of boxes take a computed style each. */
const title = () => screen.getByLabelText(/^Título/u);
const card = (sku: string) => within(screen.getByText(`Variação ${sku}`.trim()).parentElement ?? document.body);
const type = (box: HTMLElement, value: string): void => void fireEvent.input(box, { target: { value } });
const save = (): void => void fireEvent.submit(screen.getByLabelText('Dados do anúncio'));
const cardsDrawn = (): number => [...drawn.cards.values()].reduce((sum, each) => sum + each, 0);

test('every field that a save writes stands on the page under its name', async () => {
  await openWhole({ ...many(1), hasCompatibilities: true });
  const t = translateIn('br');
  const shown = document.body.textContent;
  expect(editorFields.filter((field) => !shown.includes(fieldName(t, field)))).toEqual([]);
});

test('a key in the title draws no card of a variation, and after the first one not the page', async () => {
  await openWhole(many(3));
  const cards = cardsDrawn();
  // Those of the listing itself, and of each variation.
  expect(drawn.cards.size).toBe(4);
  type(title(), 'A');
  await screen.findByText('Será salvo: Título');
  const { pages } = drawn;
  type(title(), 'Al');
  type(title(), 'Alt');
  expect(title()).toHaveValue('Alt');
  expect([drawn.pages - pages, cardsDrawn() - cards]).toEqual([0, 0]);
});

test('a key in one variation draws its card alone, also once a save was tried', async () => {
  await openWhole(many(3));
  const barcode = () => card('CAPA-2').getByLabelText('EAN / GTIN');
  type(title(), '');
  save();
  await waitFor(() => expect(screen.getAllByText('O campo Titulo é obrigatório').length).toBeGreaterThan(1));
  // While it checks nothing can be typed; the first key after it takes its complaint away.
  await waitFor(() => expect(barcode()).not.toHaveAttribute('readonly'));
  type(barcode(), '4006381333931');
  await screen.findByText('Será salvo: Título, Variações');
  const before = new Map(drawn.cards);
  const { pages } = drawn;
  type(barcode(), '7891000100103');
  expect(barcode()).toHaveValue('7891000100103');
  const again = [...drawn.cards].filter(([label, count]) => count !== before.get(label)).map(([label]) => label);
  expect([again, drawn.pages - pages]).toEqual([['Imagens de CAPA-2'], 0]);
});

test('two variations with one SKU are refused at the field of the second', async () => {
  await openWhole({ variations: [variationOf(1)] });
  fireEvent.click(screen.getByText('Adicionar variação'));
  type(card('').getByLabelText('SKU'), 'CAPA-1');
  save();
  const second = screen.getAllByLabelText('SKU')[1];
  await waitFor(() => expect(second).toHaveAccessibleDescription('Outra variação já tem este SKU'));
  expect(second).toBeInvalid();
});

test('of saved variations only those that share a SKU let it be changed', async () => {
  await openWhole({ variations: [variationOf(1, 'CAPA'), variationOf(2, 'CAPA'), variationOf(3)] });
  const isOpen = screen.getAllByLabelText('SKU').map((box) => !box.hasAttribute('readonly'));
  expect(isOpen).toEqual([true, true, false]);
});

test('what sets a variation apart is chosen where its category offers a list, and is text where it does not know it', async () => {
  const own = attribute('LADO', { name: 'Lado', value_name: 'Direito', value_id: null, custom: true });
  await openWhole({ variations: [{ ...variationOf(1), attributes: [...variationOf(1).attributes, own] }] });
  expect(card('CAPA-1').getByLabelText('Cor')).toHaveValue('Azul');
  expect(card('CAPA-1').getByLabelText('Cor')).toHaveRole('combobox');
  expect(card('CAPA-1').getByLabelText('Lado')).toHaveValue('Direito');
});

test('until it is known which control an attribute has, nobody types into one that is taken away', async () => {
  let come = (): void => undefined;
  const specsCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  await open({ variations: [variationOf(1)] }, specsCome);
  const colour = () => card('CAPA-1').getByLabelText('Cor');
  expect(colour()).toHaveValue('Azul');
  expect(colour()).toBeDisabled();
  come();
  await waitFor(() => expect(colour()).toHaveRole('combobox'));
  expect(colour()).toBeEnabled();
  expect(colour()).toHaveValue('Azul');
});

test('a variation that was added is where one types next; those that were there take no focus', async () => {
  await openWhole({ variations: [variationOf(1)] });
  expect(document.body).toHaveFocus();
  fireEvent.click(screen.getByText('Adicionar variação'));
  expect(card('').getByLabelText('SKU')).toHaveFocus();
  type(card('').getByLabelText('SKU'), 'CAPA-2');
  expect(card('CAPA-2').getByLabelText('SKU')).toHaveFocus();
  fireEvent.click(screen.getByText('Adicionar variação'));
  expect(card('').getByLabelText('SKU')).toHaveFocus();
});

test('from the end of the form one button leads back to where it is saved', async () => {
  await open({ title: 'Capa de chuva' });
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  fireEvent.click(screen.getByText('Voltar ao topo para salvar!'));
  expect(shown.mock.contexts).toEqual([screen.getByText('Editar Anúncio - Capa de chuva')]);
  shown.mockRestore();
});

test('what stops a save is said where it is, above the form and in one message; the bar says only that nothing was saved', async () => {
  await openWhole({ ...many(0), description: '' });
  type(title(), '');
  save();
  await untilSaid('Nada foi salvo: 2 campos a corrigir');
  // In the list above the form, and at its field.
  expect(screen.getAllByText('O campo Titulo é obrigatório')).toHaveLength(2);
  // As specified: joined by commas.
  const said = { type: 'error', title: 'O campo Titulo é obrigatório, O campo Descrição é obrigatório' };
  expect(sonner.getToasts().at(-1)).toMatchObject(said);
  expect(title()).toHaveFocus();
});

test('a barcode that was wrong before keeps nobody from saving a title: it is told, with the way to it', async () => {
  await openWhole({ ...many(0), gtin: '7891000100104' });
  type(title(), 'Outro título');
  save();
  await waitFor(() => expect(asked).toContain('saveListing'));
  const notice = within(screen.getByText(/^Já estava assim e não impede salvar/u).parentElement ?? document.body);
  fireEvent.click(notice.getByRole('button', { name: 'EAN / GTIN inválido' }));
  expect(screen.getByLabelText('EAN / GTIN')).toHaveFocus();
});

test('a barcode that was typed wrong now is corrected first', async () => {
  await openWhole({ ...many(0), gtin: '7891000100104' });
  type(screen.getByLabelText('EAN / GTIN'), '7891000100105');
  save();
  await untilSaid('Nada foi salvo: 1 campo a corrigir');
  expect(screen.queryByText(/^Já estava assim/u)).toBeNull();
  expect(asked).not.toContain('saveListing');
});

test('why nothing can be changed is said once, and every field is described by it', async () => {
  await openWhole({ ...many(0), status: 'processing' }, 'reviewer');
  const reason = 'Só leitura: Anúncio já está em processamento';
  expect(screen.getAllByText(reason)).toHaveLength(1);
  for (const box of [title(), screen.getByLabelText('Preço'), screen.getByLabelText('Peso')]) {
    expect(box).toHaveAttribute('readonly');
    expect(box).toHaveAccessibleDescription(expect.stringContaining(reason));
  }
});

test('while the marketplace processes a listing it is typed in; nothing is sent, and saving comes back by itself', async () => {
  const showAs = await openWhole({ status: 'processing' }, 'seller');
  const button = () => screen.getByRole('button', { name: 'Salvar!' });
  expect(screen.getByText(/^Em processamento no marketplace\. .* volta sozinho quando ele responder\.$/u)).toBeVisible();
  type(title(), 'Outro título');
  expect(await screen.findByText('Será salvo: Título')).toBeVisible();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  save();
  showAs({ status: 'active', version: 4 });
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  expect(asked).not.toContain('getCategoryStatus');
  expect(title()).toHaveValue('Outro título');
  expect(screen.queryByText(/^Em processamento/u)).toBeNull();
});

test.each([0, 3])('from the index the focus goes to where images are replaced and moved, with %i variations', async (n) => {
  await openWhole(many(n));
  fireEvent.click(within(screen.getByLabelText('Seções')).getByText('Imagens'));
  expect(document.activeElement?.textContent).toBe(n === 0 ? 'Imagens de LUM-01' : 'Imagens do anúncio');
});

test('from the index of the sections the focus goes to the heading of one', async () => {
  await openWhole(many(0));
  fireEvent.click(within(screen.getByLabelText('Seções')).getByText('Medidas'));
  expect(document.activeElement?.textContent).toBe('Medidas');
  expect(document.activeElement?.tagName).toBe('H2');
});
