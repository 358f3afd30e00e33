import { expect } from '@playwright/test';
import { journey, visit } from '../support/journey.ts';
import { openPalette, palette, paletteField, paletteRows, runFromPalette } from '../support/palette.ts';
import { openAs } from '../support/people.ts';
import { openQueue, queueList, readyToDecide } from '../support/queue.ts';

visit('the palette finds and runs, says why not, and that it has not come yet', async ({ page }) => {
  await visit.step('accents, case and word order do not matter; nothing found says so; Enter runs what is on top', async () => {
    await openAs(page, 'reviewer');
    await openPalette(page);
    await page.keyboard.type('ESCURO tema');
    await expect(paletteRows(page).first()).toContainText('Tema escuro');
    await paletteField(page).fill('configuracoes');
    await expect(paletteRows(page).first()).toContainText('Configurações');

    await visit.step('nothing found says so', async () => {
      await paletteField(page).fill('>xyzzyxyzzy');
      await expect(palette(page).getByText(/Nada encontrado|Sem opções/u)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
    });

    await visit.step('Enter runs what is on top', async () => {
      await runFromPalette(page, 'configuracoes', 'Configurações');
      await page.waitForURL((url) => url.pathname === '/settings');
      await expect(palette(page)).toBeHidden();
    });
  });

  await visit.step('asked for before it came, and without a network, it says so and leaves the page as it is; then it comes', async () => {
    let isLost = true;
    await page.route(/\/assets\/palette-dialog-[^/]*\.js$/u, (route) => (isLost ? route.abort('internetdisconnected') : route.fallback()));
    await openAs(page, 'reviewer');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    for (const _ of [1, 2]) {
      const said = page.getByText('isto ainda não chegou');
      const before = await said.elementHandle({ timeout: 1 }).catch(() => null);
      await page.keyboard.press('Control+k');
      // Said each time it was asked for, anew: while it still looks for what is lost, the next key is none of the page's.
      if (before) await before.waitForElementState('hidden');
      await expect(said).toHaveCount(1);
    }
    await expect(heading).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
    isLost = false;
    await openPalette(page);
    await expect(palette(page)).toBeVisible();
  });

  await visit.step('what is typed before it came stands in it, from its first letter', async () => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/palette-dialog-[^/]*\.js$/u, async (route) => {
      await arrival;
      await route.fallback();
    });
    await openAs(page, 'reviewer');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('escuro te');
    arrive();
    await expect(paletteField(page)).toBeFocused();
    await page.keyboard.type('ma');
    await expect(paletteField(page)).toHaveValue('escuro tema');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await visit.step('what is not allowed here is found, dimmed, with the reason, and does nothing', async () => {
    await openAs(page, 'seller');
    await openPalette(page);
    await page.keyboard.type('aprovar');
    const row = palette(page)
      .getByRole('option', { name: /Aprovar/u })
      .first();
    await expect(row).toContainText('Só revisores');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeVisible();
  });
});

journey('a decision asks for its arguments inside the palette and runs', async ({ page, ask }) => {
  await openQueue(page);

  await journey.step('what is typed before the palette is there decides nothing', async () => {
    const id = await readyToDecide(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('aprovar');
    await expect(paletteField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await readyToDecide(page)).toBe(id);
    await expect(page.getByText('Tudo enviado')).toBeVisible();
    expect((await ask.rows([id]))[0]).toMatchObject({ status: 'pending', skipped: false });
  });

  await journey.step('Ctrl+K opens it anywhere, while typing too, and closes it again', async () => {
    await page.keyboard.press('/');
    await openPalette(page);
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeHidden();
    await queueList(page).focus();
  });

  await journey.step('a decision asks for its arguments', async () => {
    const id = await readyToDecide(page);
    await openPalette(page);
    await page.keyboard.type('pular');
    await expect(paletteRows(page).first()).toContainText('Pular');
    await page.keyboard.press('Enter');
    await palette(page).getByRole('option', { name: 'Tenho dúvida' }).click();
    await expect.poll(async () => (await ask.rows([id]))[0]?.skipped).toBe(true);
  });

  await journey.step("'/' looks listings up on the server and opens one", async () => {
    const title =
      (await page
        .getByRole('region')
        .filter({ has: page.getByRole('toolbar') })
        .first()
        .getAttribute('aria-label')) ?? '';
    await openPalette(page);
    await page.keyboard.type(`/${title}`);
    await expect(paletteRows(page).filter({ hasText: title }).first()).toBeVisible();
    await paletteRows(page).filter({ hasText: title }).first().click();
    await page.waitForURL(/\/publish\/.+/u);
  });
});
