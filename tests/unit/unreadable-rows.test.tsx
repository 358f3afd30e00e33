import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ScreenViews } from '#entities/screen-views.tsx';
import { createApi } from '#api/create-api.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { RecordBatch } from '#entities/records/record-batch.tsx';
import { ReadyAnswersDialog } from '#entities/ready-answers/ready-answers-dialog.tsx';
import { useCompanyOptions } from '#entities/use-whose-options.ts';
import { orderKind } from '#features/orders/order-kind.ts';
import { HistoryDialog } from '#features/orders/page/history-dialog.tsx';
import { NotesBlock } from '#features/orders/page/notes-block.tsx';
import { accessShape, AccessFields } from '#features/users/access-fields.tsx';
import { UserPage } from '#features/users/user-page.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { Form } from '#ui/form/form.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { FilterSelect } from '#ui/filter-select.tsx';
import { FilterPanel } from '#ui/table/filter-panel.tsx';
import { allSelected } from '#ui/table/selection.ts';

/** Another API's answers (decision 3): by the path they are asked at, as the wire has them. */
const provider = (answers: Readonly<Record<string, unknown>>) =>
  createApi({
    baseUrl: 'https://provider.test/v2',
    token: () => 't',
    onSessionEnded: () => undefined,
    fetch: (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const body = answers[pathname.slice('/v2'.length)];
      return Promise.resolve(
        new Response(JSON.stringify(body ?? { message: 'Não há' }), {
          status: body === undefined ? 404 : 200,
          headers: { 'content-type': 'application/json' },
        }),
      );
    },
  });

const show = (answers: Readonly<Record<string, unknown>>, children: ReactNode = null) =>
  renderConsole({ actor: { role: 'superuser' }, api: provider(answers), children });

const rowOf = (_id: string, buyerName: string | null | number) => {
  const { version, externalId, packId, status, statusBefore, statusToReverse, gross, freight, createdAt } = anOrder({
    externalId: `20${_id}`,
  });
  const { sellerId, sellerName, marketPlaceId, marketPlaceName } = anOrder();
  const known = { version, externalId, packId, status, statusBefore, statusToReverse, gross, freight, createdAt };
  const whose = { sellerId, sellerName, marketPlaceId, marketPlaceName };
  const rest = { buyerDocument: null, skus: [], mode: 'me1', trackingNumber: null, hasPlp: false, isSuspended: false };
  return { _id, ...known, ...whose, buyerName, ...rest };
};
const page = (items: readonly unknown[]) => ({ items, page: 1, pages: 1, limit: 10, total: items.length, gross: null, next: null });

const log = (changes: Record<string, unknown>) => ({
  orderId: 'o1',
  type: 'pay',
  content: { previousValue: 'pending', value: 'paid' },
  updatedAt: '2026-11-20T12:00:00.000Z',
  userName: 'Sônia',
  userId: 'u2',
  ...changes,
});
const logs = { '/order/logs': [log({ type: 'cancel' }), log({ type: 'invoice', updatedAt: null }), log({ type: 'pay' })] };

test('in the palette an order that does not fit is told by its id, and every other is found', async () => {
  const { user } = await show({ '/order': page([rowOf('o1', 'Joana'), rowOf('o2', 7)]) });
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('#20');
  const palette = await screen.findByRole('dialog', { name: 'Ações' });
  expect(await within(palette).findByText(/Joana/u)).toBeVisible();
  expect(within(palette).getByText(/1 não pôde ser lido e não está na lista: o2/u)).toBeVisible();
});

test('in the history of an order a change that does not fit stands in its place', async () => {
  await show(logs, <HistoryDialog order={anOrder()} onClose={() => undefined} />);
  await waitFor(() => expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4));
  expect(screen.getAllByRole('row', { hidden: true })[2]).toHaveTextContent(/^não informadoSôniaLinha não lida/iu);
});

test('in the timeline of an order, where its time would place it, it is told beside it', async () => {
  await show(logs, <NotesBlock order={anOrder({ note: [] })} />);
  expect(await screen.findByText('1 não pôde ser lido e não está na lista')).toBeVisible();
  expect(screen.queryByText(/1970/u)).toBeNull();
});

test('of all that match, those that can not be read are named beside what is done with the others', async () => {
  const answers = { '/order': page([rowOf('o1', 'Joana'), rowOf('o2', 7)]) };
  const chosen = { selection: allSelected, query: { search: '', filters: {}, sort: [] }, count: 2 } as never;
  await show(answers, <RecordBatch kind={orderKind} names={[]} chosen={chosen} choose={() => undefined} onChoosing={() => undefined} />);
  expect(await screen.findByText('1 não pôde ser lido e fica de fora: o2')).toBeVisible();
});

const nameless = 'Não lido: Casa Clara';
const companies = {
  '/seller/': [{ name: 'Casa Clara' }, { _id: 's2', name: 'Ateliê', status: 'active', me2: true }],
  '/selectlist/marketplaceid': [],
};

const CompanyFilter = ({ choose }: { readonly choose: (value: string | undefined) => void }) => {
  const options = useCompanyOptions(undefined);
  const column = { id: 'company', title: 'Empresas', cell: () => '', filter: { kind: 'options' as const, options } };
  const filters = { onChange: () => undefined, filters: {} };
  return (
    <>
      <FilterSelect label="Empresa" all="Todas" value={undefined} options={options} onPick={choose} />
      <FilterPanel columns={[column]} {...filters} />
    </>
  );
};

test('in the lists to filter by, an option without an id is seen and can not be chosen', async () => {
  const choose = vi.fn<(value: string | undefined) => void>();
  const { user } = await show(companies, <CompanyFilter choose={choose} />);
  expect(await screen.findByRole('option', { name: nameless })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Empresa' }), 'Ateliê');
  expect(choose).toHaveBeenCalledExactlyOnceWith('s2', false);
  await user.click(screen.getByRole('button', { name: 'Filtrar Tabela' }));
  expect(await screen.findByRole('checkbox', { name: nameless })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Ateliê' })).toBeEnabled();
});

const CompanyForm = () => {
  const form = useZodForm(z.object(accessShape), { defaults: { role: 'seller', sellerId: '', hadSellout: false, hadSell: false } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <AccessFields />
    </Form>
  );
};

test('in a form, an option without an id is seen and can not be chosen', async () => {
  const { user } = await show(companies, <CompanyForm />);
  const box = await screen.findByRole('combobox', { name: 'Empresa' });
  await user.clear(box);
  await user.type(box, 'casa{Enter}');
  await user.click(await screen.findByRole('option', { name: nameless, hidden: true }));
  expect(screen.getByRole('option', { name: nameless, hidden: true })).toHaveAttribute('aria-disabled', 'true');
  await user.clear(box);
  await user.type(box, 'ate{Enter}');
  expect(box).toHaveValue('Ateliê');
});

test('a saved view and a ready answer that do not fit are seen and lead nowhere', async () => {
  const view = { id: 'v1', screen: 'sales', name: 'Pagos', search: 'status=paid', shared: false, mine: true };
  const answer = { id: '00000000-0000-4000-8000-000000000001', title: 'Saudação', text: 'Bom dia!', isMine: true };
  const answers = {
    '/view': [view, { ...view, id: 'v2', name: 'Atrasados', search: 5 }],
    '/readyanswer': [answer, { ...answer, title: 'Prazo', text: null }],
  };
  const { user } = await show(
    answers,
    <>
      <ScreenViews screen="sales" search={{}} onApply={() => undefined} />
      <ReadyAnswersDialog text="" onInsert={() => undefined} onClose={() => undefined} />
    </>,
  );
  const lost = await screen.findByRole('button', { name: /Não lido: Prazo/u });
  expect(lost).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Deletar Saudação' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /Deletar Não lido/u })).toBeNull();
  await user.keyboard('{Escape}');
  fireEvent.click(screen.getByRole('button', { name: 'Visões', hidden: true }));
  expect(await screen.findByRole('button', { name: 'Não lido: Atrasados', hidden: true })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Pagos', hidden: true })).toBeEnabled();
});

test('on the page of a record the rest stands, and what of its lists could not be read is told', async () => {
  const at = '2026-11-20T12:00:00.000Z';
  const session = {
    _id: '00000000-0000-4000-8000-000000000001',
    device: 'Firefox',
    address: null,
    startedAt: at,
    seenAt: at,
    isThis: false,
  };
  const person = {
    _id: 'u1',
    version: 1,
    name: 'Rita Prado',
    mail: 'rita@balcao.test',
    role: 'reviewer',
    sellerId: null,
    sellerName: null,
    hadSellout: false,
    hadSell: false,
    blockedAt: null,
    hubBlockedAt: null,
    awaitsMail: false,
    seenAt: at,
    sessions: 2,
    openSessions: [session, { ...session, _id: 's2', startedAt: 'ontem' }],
    history: [],
  };
  const root = createRootRoute({ component: () => <UserPage userId="u1" /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await show({ '/user/person/u1': person }, <RouterProvider router={router as never} />);
  expect(await screen.findByText('1 não pôde ser lido e não está na lista: s2')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Rita Prado' })).toBeVisible();
});
