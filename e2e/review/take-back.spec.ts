import { expect } from '@playwright/test';
import { writeWarning } from '../model/decisions.ts';
import { goOn, holdOn } from '../support/hold.ts';
import { faultyJourney, journey } from '../support/journey.ts';
import { openPalette, paletteRows } from '../support/palette.ts';
import { withoutHold } from '../support/preferences.ts';
import { approve, cursorId, openQueue, queueList, readyToDecide } from '../support/queue.ts';

// What was approved stays in processing: once the marketplace shows it, taking it back is another thing.
journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const longerThanTheHold = 10_000;

faultyJourney('a decision taken back while it is held never reaches the server', async ({ page, ask, faults }) => {
  await page.clock.install();
  await openQueue(page);
  const id = await approve(page);
  await page.keyboard.press('u');
  await expect(queueList(page).locator(`#row-${id}`)).toHaveCount(1);
  await page.clock.fastForward(longerThanTheHold);

  // Another decision goes out, so the first would have, too.
  await readyToDecide(page);
  await page.keyboard.press('j');
  await expect.poll(() => cursorId(page)).not.toBe(id);
  const later = await approve(page);
  expect(later).not.toBe(id);
  await page.clock.fastForward(longerThanTheHold);
  await expect.poll(async () => (await ask.rows([later]))[0]?.status).not.toBe('pending');
  expect(faults.exchanges().filter(({ method, path }) => method === 'PUT' && path === `/v2/publish/${id}`)).toEqual([]);
  expect((await ask.rows([id]))[0]?.status).toBe('pending');
});

faultyJourney('a decision taken back after it was sent is undone by one of its own', async ({ page, ask }) => {
  await page.clock.install();
  await openQueue(page);
  const id = await approve(page);
  await page.clock.fastForward(longerThanTheHold);
  const recent = page.getByRole('group').filter({ hasText: 'Últimas decisões' });
  await expect(recent.getByText('concluída')).toBeVisible({ timeout: 20_000 });
  // What was decided elsewhere is not among them.
  await expect(recent.getByText('neste navegador')).toBeVisible();
  expect((await ask.rows([id]))[0]?.status).not.toBe('pending');
  await page.keyboard.press('u');
  await expect.poll(async () => (await ask.rows([id]))[0]?.status, { timeout: 20_000 }).toBe('pending');
  await expect(queueList(page).locator(`#row-${id}`)).toHaveCount(1);
});

journey('who asks the palette for the decisions of today is led to all that was done here', async ({ page }) => {
  await openQueue(page);
  await openPalette(page);
  await page.keyboard.type('decisões hoje');
  await expect(paletteRows(page).first()).toContainText('O que eu fiz, passo a passo');
});

journey(
  'a refusal whose warnings are written while the taking back before it is still being read is sent',
  async ({ page, context, ask }) => {
    await withoutHold(context);
    const rows = await holdOn(page, 'GET', '**/v2/publish?*');
    await openQueue(page);
    const id = await approve(page);
    await expect(page.getByRole('group').filter({ hasText: 'Últimas decisões' }).getByText('concluída')).toBeVisible();
    rows.hold();
    await page.keyboard.press('u');
    await expect.poll(() => cursorId(page)).toBe(id);
    // The cursor is there before the taking back is recorded: a key pressed before that decides nothing, and says so.
    await expect(page.getByText('Anúncio de volta à fila')).toBeVisible();
    await readyToDecide(page);
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog', { name: 'Detalhes a serem corrigidos' })).toBeVisible();
    // What the row's answer brings is read again whole: by then what was taken back is over.
    const whole = page.waitForResponse((response) => response.url().endsWith(`/v2/publish/${id}`) && response.request().method() === 'GET');
    await rows.end(goOn);
    await whole;
    await writeWarning(page, 'Foto desfocada');
    await expect.poll(async () => (await ask.rows([id]))[0]?.status).toBe('refused');
  },
);
