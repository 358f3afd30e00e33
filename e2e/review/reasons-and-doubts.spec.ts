import { expect, type Page } from '@playwright/test';
import { parseWarnings } from '#contract/warning.ts';
import { keptFactsOf } from '../support/editor.ts';
import { journey } from '../support/journey.ts';
import { goInside } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { approveBy, cursorId, openQueue, queueList, readyToDecide } from '../support/queue.ts';
import { holdsInEveryLook, narrowLooks, wideLooks } from '../support/screens.ts';

// What was decided stays where the decision put it.
journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const strip = (page: Page) => page.getByRole('region', { name: 'Motivos da recusa' });
const chosen = (page: Page) => strip(page).getByRole('button', { pressed: true });

journey('by keyboard alone: reasons by digits, a second A for what is red, and the picture large', async ({ page, context, ask }) => {
  await withoutHold(context);
  await openQueue(page);

  await journey.step('digits mark reasons beside the listing, and Enter refuses with them', async () => {
    const id = await readyToDecide(page);
    await page.keyboard.press('2');
    await page.keyboard.press('4');
    await expect(chosen(page)).toHaveCount(2);
    await expect(strip(page).getByRole('button', { name: 'Recusar' })).toBeInViewport();
    await holdsInEveryLook(page, 'queue-reasons', wideLooks);
    await page.keyboard.press('Enter');
    await expect.poll(() => cursorId(page)).not.toBe(id);
    await expect.poll(async () => (await ask.rows([id]))[0]?.status).toBe('refused');
    expect(parseWarnings((await ask.listing(id)).warning)).toEqual(['image', 'invalid_measures']);
  });

  await journey.step('what is marked is there again after a reload, and ticked in the dialog', async () => {
    const id = await readyToDecide(page);
    await page.keyboard.press('1');
    await expect(chosen(page)).toHaveCount(1);
    // It is marked before it is on the disk, which a reload does not wait for.
    await expect.poll(() => keptFactsOf(page, `draft:${id}`)).toBe(1);
    await page.reload();
    await queueList(page).focus();
    await readyToDecide(page);
    for (let here = await cursorId(page); here !== id; here = await cursorId(page)) {
      await page.keyboard.press('j');
      await expect.poll(() => cursorId(page)).not.toBe(here);
    }
    await expect(chosen(page)).toContainText('Peso incorreto');
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Detalhes a serem corrigidos' });
    await expect(dialog.getByRole('checkbox', { name: /^Peso incorreto/u })).toBeChecked();
    await page.keyboard.press('Escape');
    // Until it is gone the keys are its own.
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('1');
    await expect(chosen(page)).toHaveCount(0);
  });

  await journey.step('what has no price is approved by a second A, and not before it was read', async () => {
    const red = (await ask.pending()).find(({ price, lease }) => price === null && lease === null);
    if (!red) throw new Error('The demo world has no pending listing without a price');
    await goInside(page, `/publish?search=${encodeURIComponent(red.sku)}`);
    await expect.poll(() => cursorId(page)).toBe(red.publishId);
    await queueList(page).focus();
    await readyToDecide(page);
    await page.keyboard.press('a');
    await expect(page.getByRole('alert').filter({ hasText: 'aprovar mesmo assim? A de novo' })).toContainText('Sem preço');
    expect((await ask.rows([red.publishId]))[0]?.status).toBe('pending');
    await holdsInEveryLook(page, 'queue-doubt', wideLooks);
    await approveBy(
      page,
      () => page.keyboard.press('a'),
      () => expect(queueList(page).locator(`#row-${red.publishId}`)).toHaveCount(0, { timeout: 500 }),
    );
    await expect.poll(async () => (await ask.rows([red.publishId]))[0]?.status).toBe('processing');
  });
});

journey('a refusal on a telephone: reasons by touch, on the way to the decisions', async ({ page, context, ask }) => {
  await withoutHold(context);
  await openQueue(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const row = queueList(page).getByRole('option').first();
  const id = ((await row.getAttribute('id')) ?? '').replace('row-', '');
  await row.click();
  await expect(strip(page)).toBeVisible();
  await strip(page)
    .getByRole('button', { name: /Imagem incorreta/u })
    .click();
  await holdsInEveryLook(page, 'queue-reasons', narrowLooks);
  await strip(page).getByRole('button', { name: 'Recusar' }).click();
  await expect.poll(async () => (await ask.rows([id]))[0]?.status).toBe('refused');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
