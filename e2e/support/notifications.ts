import { expect, type Locator, type Page } from '@playwright/test';
import { listNotifications, type Notification } from '#contract/notification.ts';
import { getUserData, UserData } from '#contract/session.ts';
import { openSession, type Who } from './people.ts';

export const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notificações: /u });
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Notificações' });
/** A section of the panel, by what its head says. */
export const group = (page: Page, name: string): Locator =>
  panel(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) });

/** How many the bell says are unread; '0' when it shows no badge. */
export const expectUnread = (page: Page, badge: string): Promise<void> =>
  expect(bell(page)).toHaveAccessibleName(`Notificações: ${badge} não lidas`);

export const openPanel = async (page: Page): Promise<void> => {
  await bell(page).click();
  await expect(panel(page).locator('details').first()).toBeVisible();
};

/** The server itself, asked past browser and proxy. */
export interface Told {
  readonly userId: string;
  readonly company: string;
  readonly unread: () => Promise<readonly Notification[]>;
}

export const toldTo = async (origin: string, who: Who): Promise<Told> => {
  const token = await openSession(origin, who);
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/v2${path}`, { headers: { authorization: token, userToken: token } })).json();
  const { _id, seller } = UserData.parse(await get(getUserData.path));
  return {
    userId: _id,
    company: seller ?? '',
    unread: async () => listNotifications.reply.parse(await get(listNotifications.path)).filter(({ readBy }) => readBy.length === 0),
  };
};
