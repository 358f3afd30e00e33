import { expect, type Page } from '@playwright/test';
import { getReviewLead, getSecondLookSetting, type ReviewLead } from '#contract/review-lead.ts';
import { journey } from '../support/journey.ts';
import { goInside, openAs, openSession, signOut } from '../support/people.ts';
import { holdNoLonger, withLongHold } from '../support/preferences.ts';
import { approveBy } from '../support/queue.ts';
import { holdsInEveryLook } from '../support/screens.ts';

// What was decided stays where the decision put it.
journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const strip = (page: Page) => page.getByRole('region', { name: 'Motivos da recusa' });
const pane = (page: Page) => page.locator('.second-look > .queue-right');

/** It is painted, and a key decides on it. Answers which one it is. */
const shown = async (page: Page): Promise<string> => {
  await expect(pane(page)).toBeVisible();
  await expect(strip(page).getByRole('button').first()).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return (await pane(page).getAttribute('data-look')) ?? '';
};

/** Another one than that stands there. */
const nextTo = async (page: Page, before: string): Promise<string> => {
  await expect(pane(page)).not.toHaveAttribute('data-look', before);
  return shown(page);
};

const askAsLead = async (origin: string, path: string): Promise<unknown> => {
  const token = await openSession(origin, 'superuser');
  const answer = await fetch(`${origin}/v2${path}`, { headers: { authorization: token, userToken: token } });
  return answer.json();
};

const leadOf = async (origin: string): Promise<ReviewLead> => {
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return getReviewLead.reply.parse(await askAsLead(origin, `/review-lead?from=${day(-60)}&to=${day(1)}`));
};

journey(
  'by keyboard alone: a reviewer at the keyboard judges again what another decided, without knowing how, and who leads sees how far they agree',
  async ({ page, context, server }) => {
    const before = await leadOf(server.origin);
    await withLongHold(context);

    await journey.step('the menu leads there, and the listing stands as before it was decided', async () => {
      await openAs(page, 'reviewer', '/');
      await page.getByRole('link', { name: 'Segunda revisão', exact: true }).focus();
      await page.keyboard.press('Enter');
      await shown(page);
      await expect(pane(page)).not.toContainText('Caio Nogueira');
      // The reasons and the decisions are in view however long the listing is.
      await expect(page.getByRole('toolbar', { name: 'Decisões' })).toBeInViewport();
      await holdsInEveryLook(page, 'second-look');
    });

    await journey.step('a approves, and u brings it back as long as it was not sent', async () => {
      const first = await shown(page);
      const press = (): Promise<void> => page.keyboard.press('a');
      await approveBy(page, press, () => expect(pane(page)).not.toHaveAttribute('data-look', first));
      await nextTo(page, first);
      await page.keyboard.press('u');
      await expect(pane(page)).toHaveAttribute('data-look', first);
    });
    await holdNoLonger(page);

    await journey.step('digits mark the reasons beside the picture, Enter refuses, and the next stands there', async () => {
      const first = await shown(page);
      await page.keyboard.press('2');
      await expect(strip(page).getByRole('button', { name: /Imagem incorreta/u })).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Enter');
      await nextTo(page, first);
    });

    await journey.step('r opens the dialog of the queue, and what it sends is a verdict too', async () => {
      const first = await shown(page);
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', { name: 'Detalhes a serem corrigidos' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('3');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await nextTo(page, first);
    });

    await journey.step('s leaves one to somebody else', async () => {
      const first = await shown(page);
      await page.keyboard.press('s');
      await nextTo(page, first);
    });

    await journey.step('both verdicts reach the server', async () => {
      await expect.poll(async () => (await leadOf(server.origin)).sample.judged, { timeout: 60_000 }).toBe(before.sample.judged + 2);
    });
  },
);

journey(
  'by keyboard alone: who leads sees skips, overrides, leases and agreement, by period and by person, and sets the share',
  async ({ page, server }) => {
    const sharedNow = async (): Promise<number> =>
      getSecondLookSetting.reply.parse(await askAsLead(server.origin, '/second-look/setting')).share;
    await openAs(page, 'superuser', '/lead');
    const people = page.getByRole('table', { name: 'Quem decidiu', exact: true });
    await journey.step('who decided how much, why they skipped, and how far they agree', async () => {
      await expect(people.getByRole('row').filter({ hasText: 'Renata Moraes' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Por que pularam' }).getByText('Tenho dúvida').first()).toBeVisible();
      await expect(page.getByRole('table', { name: 'Concordância por dupla' }).getByText(/Renata Moraes/u)).toBeVisible();
      await expect(page.getByRole('table', { name: 'Onde discordaram' }).getByRole('row')).not.toHaveCount(1);
      await holdsInEveryLook(page, 'review-lead');
    });

    await journey.step('of one person alone, and of overrides alone', async () => {
      await page.getByLabel('Revisor', { exact: true }).focus();
      await page.keyboard.type('Renata');
      await expect(page).toHaveURL(/reviewer=/u);
      await expect(people.getByText('Caio Nogueira')).toBeHidden();
      const events = page.getByRole('table', { name: 'Quem decidiu o quê' });
      await page.getByLabel('O que', { exact: true }).focus();
      await page.keyboard.type('Aprovou com');
      await expect(events.getByText('1 em vermelho').first()).toBeVisible();
      await expect(events.getByText('Recusou')).toHaveCount(0);
    });

    await journey.step('a week, by a link of the keyboard', async () => {
      await page.getByRole('link', { name: '7 dias', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/days=7/u);
    });

    await journey.step('the share is set in the settings', async () => {
      await goInside(page, '/settings');
      const share = page.getByLabel('Decisões que outra pessoa julga de novo (%)');
      await expect(share).toHaveValue('2');
      await share.focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('5,5');
      await page.keyboard.press('Enter');
      await expect.poll(sharedNow).toBe(5.5);
      await expect(page.getByText('Segunda revisão salva', { exact: true })).toBeVisible();
      // Over what was just saved.
      await share.focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
      await expect.poll(sharedNow).toBe(3);
      await holdsInEveryLook(page, 'settings-second-look');
    });

    await journey.step('a reviewer finds neither the page nor the setting', async () => {
      await signOut(page);
      await openAs(page, 'reviewer', '/lead');
      await expect(page).toHaveURL(/\/$/u);
      await goInside(page, '/settings');
      await expect(page.getByRole('heading', { name: 'Trabalho' })).toBeVisible();
      await expect(page.getByLabel('Decisões que outra pessoa julga de novo (%)')).toHaveCount(0);
    });
  },
);
