import { expect, type Page } from '@playwright/test';
import { goInside } from '../support/people.ts';

/**
 * The page of another order, as a link leads there. Ends when it is that order that is drawn: what is pressed before acts on the one that was
 * open.
 */
export const goToOrder = async (page: Page, id: string): Promise<void> => {
  const heading = page.getByRole('heading', { name: /^Pedido \S+$/u, level: 2 });
  const isThere = page.url().endsWith(`/detail/${id}`);
  // In one look: the page that is being left may go while it is read.
  const [before = ''] = isThere ? [] : await heading.allInnerTexts();
  await goInside(page, `/detail/${id}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toHaveText(/^Pedido \S/u);
  if (before !== '') await expect(heading).not.toHaveText(before);
};
