import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { approveBy, openQueue, readyToDecide } from '../support/queue.ts';

journey('when this computer can not write, a decision is refused in the open instead of being lost', async ({ page, ask }) => {
  await openQueue(page);
  const id = await readyToDecide(page);
  // Chromium's own quota is enforced with a delay that differs by machine; the log's suite meets a really full disk.
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await approveBy(
    page,
    () => page.keyboard.press('a'),
    () => expect(page.getByText(/gravar neste computador/iu).first()).toBeVisible({ timeout: 1000 }),
  );
  expect(await readyToDecide(page)).toBe(id);
  expect((await ask.rows([id]))[0]?.status).toBe('pending');
});
