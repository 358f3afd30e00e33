import { expect } from '@playwright/test';
import { expectDecidedOnce } from '../support/effects.ts';
import { faultyJourney, journey } from '../support/journey.ts';
import { withoutHold } from '../support/preferences.ts';
import { cursorId, openQueue } from '../support/queue.ts';
import { wear } from '../support/screens.ts';
import { approveSheet, chosenOn, currentTile, openSheet, sheetOf, tilesOf } from '../support/sheet.ts';

journey(
  'a reviewer at the keyboard approves what is clean by the page, and looks at what was thrown out',
  async ({ page, context, ask }) => {
    await withoutHold(context);
    await openQueue(page);

    await journey.step('g lays out twelve, four beside each other, each whole', async () => {
      await openSheet(page, 12);
      const tops = await tilesOf(page).evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
      const rows = await ask.rows(await chosenOn(page));
      expect(rows.filter(({ price, gtin }) => price === null || gtin === null)).toEqual([]);
      expect(rows.map(({ lease }) => lease?.holder.name)).toEqual(rows.map(() => rows[0]?.lease?.holder.name));
    });

    let thrownOut = '';
    await journey.step('arrows move, x throws one out, Enter approves the rest, once each', async () => {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      thrownOut = ((await currentTile(page).getAttribute('id')) ?? '').replace('tile-', '');
      expect((await chosenOn(page)).indexOf(thrownOut)).toBe(5);
      await page.keyboard.press('x');
      await expect(currentTile(page)).toContainText('Fora: fica na fila para olhar');
      const approved = await approveSheet(page);
      expect(approved).toHaveLength(11);
      expect(approved).not.toContain(thrownOut);
      await expectDecidedOnce(ask, { approved, refused: [] });
      expect((await ask.rows([thrownOut]))[0]?.status).toBe('pending');
    });

    await journey.step('the next page comes, without what was thrown out', async () => {
      await expect.poll(async () => (await chosenOn(page)).length).toBeGreaterThan(0);
      expect(await chosenOn(page)).not.toContain(thrownOut);
    });

    await journey.step('Escape leads back to the list, onto what was thrown out', async () => {
      await page.keyboard.press('Escape');
      await expect(sheetOf(page)).toHaveCount(0);
      await expect.poll(() => cursorId(page)).toBe(thrownOut);
    });
  },
);

journey('on a telephone the tiles are scrolled to by the arrows before they count', async ({ page, context, ask }) => {
  await withoutHold(context);
  await openQueue(page);
  await openSheet(page, 12);
  await page.keyboard.press('Escape');
  await wear(page, { appearance: 'dark', width: 'narrow', name: '' });
  await openSheet(page, 2);
  const seen = (await chosenOn(page)).length;
  expect(seen).toBeLessThan(12);
  await page.keyboard.press('End');
  await expect.poll(async () => (await chosenOn(page)).length).toBeGreaterThan(seen);
  for (let row = 0; row < 12; row += 1) {
    await page.keyboard.press('ArrowUp');
    // What is passed by faster than it is painted was not seen.
    await expect(currentTile(page)).toHaveAttribute('aria-selected', 'true');
  }
  await expect.poll(async () => (await chosenOn(page)).length).toBe(12);
  const approved = await approveSheet(page);
  await expectDecidedOnce(ask, { approved, refused: [] });
});

faultyJourney(
  'the line is lost in the middle of a sheet: what was seen is sent later, and nothing else',
  async ({ page, context, ask, faults }) => {
    await withoutHold(context);
    await openQueue(page);
    await openSheet(page, 12);
    faults.setOnline(false);
    const approved = await approveSheet(page);

    await journey.step('the next page can not be held, so nothing of it is approved', async () => {
      await expect(tilesOf(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      expect(await chosenOn(page)).toEqual([]);
      await expect(page.getByText(`${approved.length} aguardando envio`)).toBeVisible();
    });

    await journey.step('back on the line all of the first page arrives, once each, and the next page is shown', async () => {
      faults.setOnline(true);
      await expectDecidedOnce(ask, { approved, refused: [] });
      await expect.poll(async () => (await chosenOn(page)).length, { timeout: 60_000 }).toBeGreaterThan(0);
      expect((await ask.rows(await chosenOn(page))).filter(({ status }) => status !== 'pending')).toEqual([]);
    });
  },
);
