import { expect } from '@playwright/test';
import { expectDecided, expectDecidedOnce } from '../support/effects.ts';
import { journey } from '../support/journey.ts';
import { withoutHold } from '../support/preferences.ts';
import { approve, approveBy, cursorId, openQueue, queueList, readyToDecide, refuse } from '../support/queue.ts';

journey('a reviewer at the keyboard steps, passes over, decides one and several, and is shown the keys', async ({ page, context, ask }) => {
  await withoutHold(context);
  await openQueue(page);

  await journey.step('approves with one key and refuses with a warning, each once', async () => {
    const approved = [await approve(page), await approve(page)];
    const refused = [await refuse(page)];
    await expectDecidedOnce(ask, { approved, refused });
    const { warning } = await ask.listing(refused[0] ?? '');
    expect(warning).toContain('Foto desfocada');
  });

  await journey.step('steps through the list without deciding anything', async () => {
    const first = await readyToDecide(page);
    await page.keyboard.press('j');
    await expect.poll(() => cursorId(page)).not.toBe(first);
    await page.keyboard.press('k');
    await expect.poll(() => cursorId(page)).toBe(first);
    expect((await ask.rows([first]))[0]?.status).toBe('pending');
  });

  await journey.step("'?' shows the keys that work here", async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
    await expect(help).toBeVisible();
    await expect(help.getByText('Aprovar', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  });

  await journey.step('passes over a listing with a reason, and it stays in the queue of the others', async () => {
    const id = await readyToDecide(page);
    await page.keyboard.press('s');
    await page.getByRole('option', { name: 'Vai demorar' }).click();
    await expect.poll(() => cursorId(page)).not.toBe(id);
    await expect.poll(async () => (await ask.rows([id]))[0]?.skipped).toBe(true);
    expect((await ask.rows([id]))[0]?.status).toBe('pending');
  });

  await journey.step('decides several selected listings with one key', async () => {
    const first = await readyToDecide(page);
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+J');
    await page.keyboard.press('Shift+J');
    await expect(page.getByText('3 selecionados', { exact: true })).toBeVisible();
    const chosen = await queueList(page)
      .getByRole('option', { selected: true })
      .evaluateAll((rows) => rows.map(({ id }) => id.replace('row-', '')));
    expect(chosen).toHaveLength(3);
    expect(chosen).toContain(first);
    await approveBy(
      page,
      () => page.keyboard.press('a'),
      () => expect(queueList(page).locator(`#row-${first}`)).toHaveCount(0, { timeout: 1000 }),
    );
    await expectDecided(ask, { approved: chosen, refused: [] });
  });

  await journey.step('holding a decision key decides once', async () => {
    const first = await readyToDecide(page);
    const hold = async (): Promise<void> => {
      for (let each = 0; each < 3; each += 1) await page.keyboard.down('a');
      await page.keyboard.up('a');
    };
    await approveBy(page, hold, async () => expect(await cursorId(page)).not.toBe(first));
    const second = await readyToDecide(page);
    await expectDecided(ask, { approved: [first], refused: [] });
    expect((await ask.rows([second]))[0]?.status).toBe('pending');
  });

  await journey.step('keys typed into the search decide nothing', async () => {
    const id = await readyToDecide(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Buscar na fila' })).toBeFocused();
    await page.keyboard.type('arara');
    await expect(page).toHaveURL(/search=arara/u);
    expect((await ask.rows([id]))[0]?.status).toBe('pending');
  });
});
