import { expect, type Locator, type Page } from '@playwright/test';
import type { OrderRow, OrderStatus } from '#contract/order.ts';
import { confirmInPalette } from '../support/palette.ts';
import type { Who } from '../support/people.ts';

/** A write of an order as hands make it on its page. */
export interface OrderWrite {
  readonly name: string;
  readonly by: Who;
  /** Where the order stands before it. */
  readonly status: OrderStatus;
  readonly fits?: (row: OrderRow) => boolean;
  readonly method: 'PUT' | 'POST' | 'DELETE';
  readonly path: RegExp;
  /** What the history calls it. */
  readonly event: string;
  readonly act: (page: Page) => Promise<void>;
  /** What the page shows of it, sent or waiting. */
  readonly shown: (page: Page) => Promise<void>;
  /** It carries the version it was decided on: what another did since contradicts it. */
  readonly isContradicted: boolean;
}

const block = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const step = (page: Page): Locator => page.locator('[aria-current="step"]');
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** With one of the reasons, and in words. */
export const cancelByHand = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await dialog(page).getByRole('combobox', { name: /^Tipo/u }).click();
  await page.getByRole('option', { name: 'Produto sem estoque' }).click();
  await dialog(page)
    .getByRole('textbox', { name: /^Descrição/u })
    .fill('Acabou ontem');
  await dialog(page).locator('button[type="submit"]').click();
};
const standsAt = (label: string) => (page: Page) => expect(step(page)).toContainText(label);
const reads = (name: string, text: string) => (page: Page) => expect(block(page, name)).toContainText(text);

const notes = 'Observações do pedido';

/** One write that contradicts nobody, and one that carries the version it was decided on: refused, it stays in the header, so it is last. */
export const writes: readonly OrderWrite[] = [
  {
    name: 'a note',
    by: 'seller',
    status: 'paid',
    method: 'PUT',
    path: /^\/v2\/order\/note\//u,
    event: 'noteAdded',
    act: async (page) => {
      await block(page, notes).getByRole('textbox', { name: 'Observação' }).fill('Entregar na portaria');
      await block(page, notes).getByRole('button', { name: 'Responder' }).click();
    },
    shown: reads(notes, 'Entregar na portaria'),
    isContradicted: false,
  },
  {
    name: 'a request for a cancellation',
    by: 'seller',
    status: 'paid',
    method: 'PUT',
    path: /^\/v2\/order\/status/u,
    event: 'requestCancel',
    act: async (page) => {
      await page.getByRole('button', { name: 'Solicitar cancelamento' }).click();
      await confirmInPalette(page, /^Solicitar cancelamento do pedido/u);
    },
    shown: standsAt('Analise Cancelamento'),
    isContradicted: true,
  },
];
