import { expect, type Locator, type Page } from '@playwright/test';
import type { ListingRow, ListingStatus } from '#contract/listing.ts';
import type { Ask } from '../support/ask.ts';
import type { ListingMove } from '../../tests/model/listing-walk.ts';
import { goInside } from '../support/people.ts';

/** What a reviewer can ask for on screen: the other steps are the seller's and the marketplace's. */
export type Decision = Extract<ListingMove['type'], 'approve' | 'refuse' | 'observe' | 'returnToPending'>;
export const decisions: readonly Decision[] = ['approve', 'refuse', 'observe', 'returnToPending'];

const labels: Readonly<Record<Decision, string>> = {
  approve: 'Aprovar',
  refuse: 'Recusar!',
  observe: 'Adicionar observacao',
  returnToPending: 'Voltar para pendente',
};

export const buttonOf = (page: Page, decision: Decision): Locator =>
  page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${labels[decision]}`, 'u') });

/** The dialog of warnings, by keys: one of the reviewer's own, then send. */
export const writeWarning = async (page: Page, warning: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Detalhes a serem corrigidos' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('o');
  await page.keyboard.type(warning);
  // Once for the text, once for all of it.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // While it is on screen the keys of the queue are off.
  await expect(dialog).toBeHidden();
};

/** Goes to the page of a listing and waits until it is this one that is drawn. */
export const goToListing = async (page: Page, { publishId, title }: Pick<ListingRow, 'publishId' | 'title'>): Promise<void> => {
  await goInside(page, `/publish/${publishId}`);
  await expect(page.locator('.listing-page').getByRole('heading', { name: title })).toBeVisible();
};

/** As above, for somebody who may decide. */
export const openListing = async (page: Page, row: Pick<ListingRow, 'publishId' | 'title'>): Promise<void> => {
  await goToListing(page, row);
  await expect(buttonOf(page, 'approve')).toBeVisible();
};

/** The server has it, one version further. */
export const expectReached = async (ask: Ask, publishId: string, status: ListingStatus | 'removed', version: number): Promise<void> => {
  const standing = async () => {
    const row = (await ask.rows([publishId]))[0];
    return { status: row?.status, version: row?.version };
  };
  await expect.poll(standing, { timeout: 30_000 }).toEqual({ status, version });
};
