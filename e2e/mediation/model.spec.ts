import { expect, type Page } from '@playwright/test';
import type { Role } from '#contract/call.ts';
import type { MediationRecord, MediationStatus } from '#contract/mediation.ts';
import { coverageOf, type Declared } from '../../tests/model/coverage.ts';
import { mayAsk, mediationAsks as asks, type MediationAsk as Ask } from '../../tests/model/mediation-asks.ts';
import { journey, visit } from '../support/journey.ts';
import { openPalette, paletteField, paletteRows } from '../support/palette.ts';
import { openAs, untilStarted } from '../support/people.ts';
import { withLongHold } from '../support/preferences.ts';
import { openMediations } from './open-mediations.ts';
import { isOpenFor, openPage, thread } from './write.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const titles: Readonly<Record<Ask, string>> = { reply: 'Responder na mediação', close: 'Finalizar mediação' };

const rowOf = (page: Page, ask: Ask) =>
  paletteRows(page)
    .filter({ has: page.getByText(titles[ask], { exact: true }) })
    .first();

/** The palette offers each step exactly where the lifecycle allows it, and says of the others why not. */
const expectOffers = async (page: Page, isAllowed: (ask: Ask) => boolean): Promise<void> => {
  await openPalette(page);
  for (const ask of asks) {
    await paletteField(page).fill(`>${titles[ask]}`);
    await expect(rowOf(page, ask)).toBeVisible();
    if (isAllowed(ask)) await expect(rowOf(page, ask)).not.toContainText('indisponível');
    else await expect(rowOf(page, ask)).toContainText(/indisponível: \S+/u);
  }
  await page.keyboard.press('Escape');
};
const offered =
  (party: Role, status: MediationStatus, { claim }: Pick<MediationRecord, 'claim'>) =>
  (ask: Ask): boolean =>
    mayAsk(party, status, claim, ask);

const choose = async (page: Page, ask: Ask): Promise<void> => {
  await openPalette(page);
  await paletteField(page).fill(`>${titles[ask]}`);
  await rowOf(page, ask).click();
};

for (const party of ['seller', 'superuser'] as const)
  journey(
    `every step a ${party} can take on a mediation, from every state it can be taken from, and no other`,
    async ({ page, context, server }) => {
      journey.setTimeout(300_000);
      await withLongHold(context);
      const mediations = await openMediations(server.origin, party);
      const { items } = await mediations.list();
      const declared: readonly Declared[] = asks
        .filter((ask) => offered(party, 'open', { claim: null })(ask))
        .map((ask): Declared => `open: ${ask}`);
      const states: readonly MediationStatus[] = party === 'superuser' ? ['open', 'closing', 'closed'] : ['open', 'closed'];
      const coverage = coverageOf(`mediation in the browser, ${party}`, ['open'], declared);
      await openAs(page, party);

      // As they stand at the server: open, shut to messages, closed.
      const open = items.find(isOpenFor);
      const shut = items.find((row) => row.status === 'open' && !isOpenFor(row));
      const closed = items.find(({ status }) => status === 'closed');
      if (!open || !closed) throw new Error('The demo world has no mediation in each state');
      for (const row of [open, shut, closed]) {
        if (!row) continue;
        await openPage(page, row);
        await expectOffers(page, offered(party, row.status, row));
      }

      await openPage(page, open);
      await choose(page, 'reply');
      await expect(page.getByRole('combobox', { name: 'Mensagem' })).toBeFocused();
      await page.keyboard.type('Passo a passo');
      await page.keyboard.press('Enter');
      await expect(thread(page).getByText('Passo a passo').first()).toBeVisible();
      coverage.took({ from: 'open', event: { type: 'reply' }, to: 'open' });
      await expectOffers(page, offered(party, 'open', open));

      if (states.includes('closing')) {
        await page.keyboard.press('Shift+E');
        const dialog = page.getByRole('dialog', { name: 'Finalizar mediação' });
        await dialog.getByRole('radio', { name: 'Não foi resolvido' }).check();
        await dialog.getByRole('button', { name: 'Encerrar' }).click();
        await expect(page).toHaveURL(/\/mediation(?:\?|$)/u);
        // Held: closing here, still open at the server. Neither is taken twice, and nobody answers it any more.
        expect((await mediations.one(open._id)).status).toBe('open');
        await page.goBack();
        await expect(thread(page)).toBeVisible();
        await expectOffers(page, offered(party, 'closing', open));
        await expect.poll(async () => (await mediations.one(open._id)).status, { timeout: 60_000 }).toBe('closed');
        coverage.took({ from: 'open', event: { type: 'close' }, to: 'open' });
        await expect(page.getByText('Tudo enviado')).toBeAttached({ timeout: 60_000 });
        await expectOffers(page, offered(party, 'closed', open));
      }
      process.stdout.write(`${coverage.line()}\n`);
      expect(coverage.missing().transitions).toEqual([]);
    },
  );

visit('a reviewer has no mediation on screen, and no step of one in the palette', async ({ page, sharedServer }) => {
  const mediations = await openMediations(sharedServer.origin, 'superuser');
  const record = await mediations.whole(isOpenFor);
  await openAs(page, 'reviewer');
  await page.goto(`/mediationdetail/${record._id}?externalId=${record.externalId}`);
  await expect(page).not.toHaveURL(/\/mediationdetail\//u);
  await untilStarted(page);
  await expectOffers(page, () => false);
});
