import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { ReviewLead } from '#contract/review-lead.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { setPreferences } from '#ui/preferences.ts';
import { LeadScreen } from './lead-screen.tsx';

afterEach(() => setPreferences({ timeZone: 'America/Sao_Paulo' }));

const none = { of: 0, agreed: 0, kappa: null, why: 'few' } as const;
const rita = { id: 'r', name: 'Rita' };
const bruno = { id: 'b', name: 'Bruno' };

const nothing: ReviewLead = {
  people: [],
  skips: [],
  leases: [],
  sample: { drawn: 0, waiting: 0, judged: 0, risks: [] },
  agreement: none,
  pairs: [],
  overturned: [],
  otherwise: [],
};

const open = async (lead: Partial<ReviewLead>): Promise<void> => {
  const send = (async ({ name }: { readonly name: string }) =>
    ok(name === 'getReviewLead' ? { ...nothing, ...lead } : { items: [], isMore: false })) as unknown as Api['send'];
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <LeadScreen days={Number.NaN} reviewerId={undefined} onReviewer={() => undefined} /> }),
    history: createMemoryHistory({ initialEntries: ['/lead'] }),
  });
  await renderConsole({ actor: { role: 'superuser' }, api: { send }, children: <RouterProvider router={router as never} /> });
};

const lineOf = async (label: string): Promise<HTMLElement> => {
  const line = (await screen.findByText(label)).closest('.line');
  if (!(line instanceof HTMLElement)) throw new Error(`${label} is no line`);
  return line;
};

test('where nothing was judged it says that it is not enough, and no number', async () => {
  await open({});
  expect(await lineOf('κ de Cohen')).toHaveTextContent(/^κ de CohenAinda não há o bastante$/u);
  expect(screen.getByText('Nada foi decidido neste período')).toBeInTheDocument();
  expect(screen.getByText('Ninguém discordou')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '30 dias' })).toHaveAttribute('aria-current');
});

test('where both only ever said one thing, it says that this is not enough either', async () => {
  await open({ pairs: [{ one: rita, other: bruno, of: 40, agreed: 40, kappa: null, why: 'oneVerdict' }] });
  const pairs = await screen.findByRole('table', { name: 'Concordância por dupla' });
  expect(within(pairs).getByRole('row', { name: /Rita · Bruno/u })).toHaveTextContent('40/40 (100%)Não há o bastante: um só veredito');
});

test('κ has two places, and a share says of how many it is', async () => {
  await open({
    agreement: { of: 50, agreed: 35, kappa: 0.4, why: null },
    overturned: [{ reason: 'image', judged: 8, overturned: 2, confirmed: 5 }],
  });
  expect(await lineOf('κ de Cohen')).toHaveTextContent('0,40');
  expect(await lineOf('Concordaram')).toHaveTextContent('35/50 (70%)');
  const reasons = screen.getByRole('table', { name: 'Vereditos derrubados por motivo' });
  expect(within(reasons).getByRole('row', { name: /Imagem incorreta/u })).toHaveTextContent('82/8 (25%)5/8 (63%)');
});

test('where two disagreed both verdicts stand side by side, and the listing is a link away', async () => {
  await open({
    otherwise: [
      {
        id: 'look',
        publishId: 'MLB7',
        title: 'Capa de chuva',
        first: rita,
        firstVerdict: 'approved',
        firstWarning: '',
        decidedAt: '2026-11-20T12:00:00.000Z',
        second: bruno,
        secondVerdict: 'refused',
        secondWarning: 'image*/Capa com texto',
        judgedAt: '2026-11-21T12:00:00.000Z',
        risks: [],
      },
    ],
  });
  const table = await screen.findByRole('table', { name: 'Onde discordaram' });
  expect(within(table).getByRole('link', { name: 'Capa de chuva' })).toHaveAttribute('href', '/publish/MLB7');
  expect(table).toHaveTextContent('AprovadoRita');
  expect(table).toHaveTextContent('RecusadoBruno: Imagem incorreta · Capa com texto');
});

test('the days of the period are said to be Brasília’s where the clock is another', async () => {
  setPreferences({ timeZone: 'America/Manaus' });
  await open({});
  expect(await screen.findByText('Os dias são os de Brasília.')).toBeInTheDocument();
});
