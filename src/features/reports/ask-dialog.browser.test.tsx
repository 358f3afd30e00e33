import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { toast as sonner } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Api, SendOptions } from '#api/client.ts';
import { formatDate } from '#lib/dates.ts';
import { daySpans } from '#lib/day-spans.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { ok, refuse } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { Toaster } from '#ui/toast.tsx';
import { actorPaths, type ActorStep } from '../../../tests/model/actor-walk.ts';
import { askReportWalk, body, refused } from '../../../tests/model/ask-report-walk.ts';
import { AskDialog } from './ask-dialog.tsx';

interface Held {
  readonly payload: unknown;
  readonly options: SendOptions;
  readonly answer: (answer: unknown) => void;
}

let close = (): void => undefined;
afterEach(() => {
  vi.useRealTimers();
  sonner.dismiss();
  close();
});

const companies = [
  { _id: 'ana', name: 'Casa da Ana' },
  { _id: 'beto', name: 'Loja do Beto' },
];
const accounts = [
  { _id: 'account-ana', name: 'Conta A1', sellerId: 'ana' },
  { _id: 'account-beto', name: 'Conta B1', sellerId: 'beto' },
];
const lists: Readonly<Record<string, unknown>> = { listSellers: companies, listMarketPlaces: accounts };

/** The dialog with a server that answers when it is told to. */
const show = (role = 'seller') => {
  const held: Held[] = [];
  const opened: string[] = [];
  const send = ({ name }: { readonly name: string }, payload: unknown, options: SendOptions): Promise<unknown> =>
    name === 'askReport'
      ? new Promise((answer) => held.push({ payload, options, answer }))
      : Promise.resolve(name in lists ? ok(lists[name]) : refuse({ type: 'Unreachable' }));
  const queryClient = new QueryClient();
  let keys = 0;
  const workbench = {
    api: { send: send as unknown as Api['send'] },
    queryClient,
    clock: Date.now,
    newId: () => `key ${(keys += 1)}`,
    actor: () => ({ role }),
  } as unknown as Workbench;
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  const draw = (dialog: ReactNode): void =>
    root.render(
      <LocaleProvider locale="br">
        <QueryClientProvider client={queryClient}>
          <WorkbenchProvider value={workbench}>
            {dialog}
            <Toaster appearance="light" />
          </WorkbenchProvider>
        </QueryClientProvider>
      </LocaleProvider>,
    );
  const open = (): void =>
    draw(<AskDialog like={body} kinds={['sales', 'returns']} onClose={() => draw(null)} onAsked={(id) => opened.push(id)} />);
  open();
  close = () => {
    root.unmount();
    host.remove();
    close = () => undefined;
  };
  return { held, opened, open };
};

const answers = {
  asked: () => ok({ _id: 'r1' }),
  refused: () => refuse({ type: 'Refused', status: 429, body: refused.body }),
  unanswered: () => refuse({ type: 'Unreachable' }),
} as const;

const form = () => page.getByRole('form', { name: 'Novo relatório' });

const take = async ({ event }: ActorStep, { held }: ReturnType<typeof show>): Promise<void> => {
  if (event.type === 'ask') {
    const before = held.length;
    await page.getByRole('button', { name: 'Gerar relatório' }).click();
    await vi.waitFor(() => expect(held.length).toBe(before + 1));
  } else if (event.type.startsWith('xstate.after.')) await vi.advanceTimersByTimeAsync(30_000);
  else held.at(-1)?.answer(answers[(event['output'] as { readonly type: keyof typeof answers }).type]());
};

/** What a person sees in each state. */
const see = async (state: unknown): Promise<void> => {
  await expect.element(form()).toHaveAttribute('aria-busy', String(state === 'sending'));
  if (state === 'refused') await expect.element(page.getByText(refused.body.message).first()).toBeVisible();
  if (state === 'unanswered') await expect.element(page.getByText(/Não foi possível salvar/u).first()).toBeVisible();
};

test.each(actorPaths(askReportWalk).map((path) => [path.map(({ to }) => to).join(' → '), path] as const))(
  'the dialog goes as its machine does: %s',
  async (_, path) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const shown = show();
    await see('filling');
    for (const step of path) {
      await take(step, shown);
      const state: unknown = JSON.parse(step.to);
      await see(state);
      expect(shown.opened).toEqual(state === 'asked' ? ['r1'] : []);
    }
  },
);

/** Whatever follows from an answer has happened: all of it is done in the answer's own task. */
const allFollowed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('last month is one press, and the month that goes on ends today', async () => {
  const { held } = show();
  const today = dayInSaoPaulo(new Date());
  const ready = page.getByRole('group', { name: 'Período: períodos prontos' });
  await ready.getByRole('button', { name: 'Mês passado' }).click();
  await page.getByRole('button', { name: 'Gerar relatório' }).click();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  expect(held[0]?.payload).toMatchObject({ body: daySpans(today).lastMonth });
  held[0]?.answer(answers.refused());
  await see('refused');
  await ready.getByRole('button', { name: 'Este mês' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Até/u })).toHaveValue(formatDate(today));
});

test('left in the middle, the call is aborted and no report is opened', async () => {
  const shown = show();
  await page.getByRole('button', { name: 'Gerar relatório' }).click();
  await vi.waitFor(() => expect(shown.held).toHaveLength(1));
  close();
  await vi.waitFor(() => expect(shown.held[0]?.options.signal?.aborted).toBe(true));
  shown.held[0]?.answer(answers.asked());
  await allFollowed();
  expect(shown.opened).toEqual([]);
});

test('a dialog closed while it sends and opened again asks for the same report', async () => {
  const { held, opened, open } = show();
  await page.getByRole('button', { name: 'Gerar relatório' }).click();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  await page.getByRole('button', { name: 'Voltar' }).click();
  await vi.waitFor(() => expect(form().query()).toBeNull());
  open();
  await page.getByRole('button', { name: 'Gerar relatório' }).click();
  await vi.waitFor(() => expect(held).toHaveLength(2));
  expect(held[1]?.options.idempotencyKey).toBe(held[0]?.options.idempotencyKey);
  held[1]?.answer(answers.asked());
  await vi.waitFor(() => expect(opened).toEqual(['r1']));
});

const choose = async (label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

test('an account of another company than the chosen one is chosen no more', async () => {
  const { held } = show('superuser');
  await choose('Empresa', 'Casa da Ana');
  await choose('Conta', 'Conta A1');
  await choose('Empresa', 'Loja do Beto');
  await page.getByRole('button', { name: 'Gerar relatório' }).click();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  expect(held[0]?.payload).toMatchObject({ body: { sellerId: 'beto', marketPlaceId: null } });
});

test('an account of the chosen company stays chosen', async () => {
  const { held } = show('superuser');
  await choose('Conta', 'Conta B1 · Loja do Beto');
  await choose('Empresa', 'Loja do Beto');
  await page.getByRole('button', { name: 'Gerar relatório' }).click();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  expect(held[0]?.payload).toMatchObject({ body: { sellerId: 'beto', marketPlaceId: 'account-beto' } });
});
