import { expect, type Page } from '@playwright/test';
import { coverageOf, type Coverage, type Declared } from '../../tests/model/coverage.ts';
import { asks, type Ask } from '../../tests/model/order-asks.ts';
import { openOrders, type Orders } from '../orders/open-orders.ts';
import { startStaged } from '../orders/staged.ts';
import { journey } from '../support/journey.ts';
import { confirmInPalette, openPalette, paletteField, paletteRows } from '../support/palette.ts';
import { goInside, openAs, signOut, untilStarted } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import {
  kindOf,
  parties,
  places,
  stagePlaces,
  standingOf,
  statusOf,
  stepFrom,
  type Party,
  type Place,
} from '../../tests/model/order-places.ts';
import { sampleOf } from '../../tests/model/sample.ts';

/** Each kind of step once by each party that may take it; `npm run proofs -- models` takes each from every state it can be taken from. */
const sample = sampleOf(places, (place) => [kindOf(place)]);

/** A world in which an order stands at each place. */
const walk = journey.extend<{ orders: Orders }>({
  server: async ({ environment }, provide) => {
    const server = await startStaged(environment, (db) => stagePlaces(db, sample));
    await provide(server);
    await server.stop();
  },
  orders: async ({ server }, provide) => provide(await openOrders(server.origin, 'superuser')),
});

const titles: Readonly<Record<Ask, string>> = {
  requestCancel: 'Solicitar cancelamento',
  ship: 'Marcar como enviado',
  refuseCancel: 'Recusar cancelamento',
  cancel: 'Cancelar',
  cancelOnMarketplace: 'Cancelar no marketplace',
  fakeCancel: 'Cancelamento fictício',
  addReturn: 'Adicionar devolução',
  revertCancel: 'Reverter cancelamento',
  suspendShipment: 'Suspender envio',
  editTracking: 'Corrigir rastreio',
};

const open = async (page: Page, { id }: Place): Promise<void> => {
  await goInside(page, `/detail/${id}`);
  await expect(page.getByRole('heading', { name: new RegExp(`^Pedido n-${id}$`, 'u') })).toBeVisible();
};

const rowOf = (page: Page, ask: Ask) =>
  paletteRows(page)
    .filter({ has: page.getByText(titles[ask], { exact: true }) })
    .first();

/** The palette offers each step exactly where the lifecycle allows it, and says of the others why not. */
const expectOffers = async (page: Page, isAllowed: (ask: Ask) => boolean, onRefusal: () => void): Promise<void> => {
  await openPalette(page);
  for (const ask of asks) {
    await paletteField(page).fill(`>${titles[ask]}`);
    const row = rowOf(page, ask);
    await expect(row).toBeVisible();
    if (isAllowed(ask)) await expect(row).not.toContainText('indisponível');
    else {
      await expect(row).toContainText(/indisponível: \S+/u);
      onRefusal();
    }
  }
  await page.keyboard.press('Escape');
};

/** What each step asks for, in the palette's own questions; an empty answer takes the first option. */
const answers: Readonly<Partial<Record<Ask, readonly { readonly to: string; readonly answer: string }[]>>> = {
  cancel: [
    { to: 'Tipo do motivo', answer: '' },
    { to: 'Descrição do motivo', answer: 'Acabou ontem' },
  ],
  cancelOnMarketplace: [
    { to: 'Tipo do motivo', answer: '' },
    { to: 'Descrição do motivo', answer: 'Acabou ontem' },
  ],
  ship: [
    { to: 'Código de rastreio', answer: 'RPD700001' },
    { to: 'Transportadora', answer: '' },
  ],
  editTracking: [
    { to: 'Código de rastreio', answer: 'RPD700002' },
    { to: 'Transportadora', answer: 'Rápida Transportes' },
  ],
  addReturn: [
    { to: 'Código de rastreio da devolução', answer: 'OY123456785BR' },
    { to: 'Valor da devolução (R$)', answer: '19,90' },
    { to: 'Data inicial (dd/mm/aaaa)', answer: '01/11/2026' },
    { to: 'Data final (dd/mm/aaaa)', answer: '20/11/2026' },
    { to: 'Detalhe da devolução', answer: '' },
  ],
};

const takeStep = async (page: Page, ask: Ask): Promise<void> => {
  await openPalette(page);
  await paletteField(page).fill(`>${titles[ask]}`);
  await rowOf(page, ask).click();
  for (const { to, answer } of answers[ask] ?? []) {
    const field = page.getByRole('combobox', { name: to });
    await expect(field).toBeFocused();
    await expect(paletteRows(page).first()).toBeVisible();
    await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
  }
  // The last line says what will happen, and to which order.
  await confirmInPalette(page, / pedido n-model-\d+.*\?/u);
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const transitionOf = ({ from, taken }: Place): readonly Declared[] => (taken ? [`${statusOf(from)}: ${taken.ask}`] : []);
const coverageFor = (party: Party, own: readonly Place[]): Coverage =>
  coverageOf(
    `order in the browser, ${party}`,
    [...new Set(own.flatMap(({ from, taken }) => (taken ? [statusOf(from), statusOf(taken.to)] : [])))],
    [...new Set(own.flatMap(transitionOf))],
  );

/** Takes the step of this place, and asks the server where its order stands then. */
const takeFrom = async (page: Page, orders: Orders, { id, from, taken }: Place, coverage: Coverage): Promise<void> => {
  if (!taken) return;
  await takeStep(page, taken.ask);
  const reached = async () => {
    const order = await orders.one(id);
    return [standingOf(order as Parameters<typeof standingOf>[0]), order.version];
  };
  await expect.poll(reached, { timeout: 30_000 }).toEqual([taken.to, 2]);
  coverage.took({ from: statusOf(from), event: { type: taken.ask }, to: statusOf(taken.to) });
};

const reviewerHasNone = async (page: Page, orders: Orders): Promise<void> => {
  const [place] = sample;
  await openAs(page, 'reviewer', `/detail/${place?.id ?? ''}`);
  await expect(page).not.toHaveURL(/\/detail\//u);
  await untilStarted(page);
  let refused = 0;
  await expectOffers(
    page,
    () => false,
    () => (refused += 1),
  );
  expect(refused).toBe(asks.length);
  expect((await orders.one(place?.id ?? '')).version).toBe(1);
};

walk(
  'a seller and a superuser can take every step that is theirs on an order, and no other; a reviewer none',
  async ({ page, context, orders }) => {
    walk.setTimeout(30_000 + 15_000 * sample.length);
    await withoutHold(context);
    await walk.step('reviewer', () => reviewerHasNone(page, orders));
    for (const party of parties) {
      const own = sample.filter((place) => place.party === party);
      const coverage = coverageFor(party, own);
      const looked = new Set<string>();
      await signOut(page);
      await openAs(page, party);
      for (const place of own)
        await walk.step(`${kindOf(place)}, ${place.id}: ${place.from}`, async () => {
          const { from, facts } = place;
          await open(page, place);
          const standing = JSON.stringify([from, facts]);
          if (!looked.has(standing)) await expectOffers(page, (ask) => stepFrom(from, ask, facts) !== null, coverage.wasRefused);
          looked.add(standing);
          await takeFrom(page, orders, place, coverage);
        });
      say(`${coverage.line()}, ${own.length} of ${places.filter((place) => place.party === party).length} places`);
      expect(coverage.missing().transitions).toEqual([]);
    }
  },
);
