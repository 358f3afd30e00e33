import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { looks, shoot, wear, type Look } from '../support/screens.ts';
import { openListing, openQueue, queueList } from '../support/queue.ts';

interface Screen {
  readonly name: string;
  readonly show: (page: Page, look: Look) => Promise<void>;
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

/** Side by side where there is room; else the list alone. */
const showQueue = async (page: Page, { width }: Look): Promise<void> => {
  if (width === 'wide') return openQueue(page);
  await signIn(page, 'reviewer', '/login?redirect=/publish');
  await expect(queueList(page).getByRole('option').first()).toBeVisible();
};

/** The listing itself: on a narrow screen it takes the place of the list. */
const showListing = async (page: Page, look: Look): Promise<void> => {
  await showQueue(page, look);
  if (look.width === 'narrow') await queueList(page).getByRole('option').first().click();
  await openListing(page);
};

const screens: readonly Screen[] = [
  {
    name: 'login',
    show: async (page) => {
      await page.goto('/login');
      await expect(page.getByText('Contas da demonstração')).toBeVisible();
    },
  },
  ...(
    [
      ['register', '/register', 'Cadastrar empresa'],
      ['register-consultant', '/register-consultant', 'Cadastrar consultor'],
      ['login-validate-mail', `/login-validate-mail#token=${'a'.repeat(43)}`, 'Confirmar e-mail'],
      ['reset-password', '/reset-password', 'Esqueci a senha'],
      ['new-password', `/reset-password#token=${'a'.repeat(43)}`, 'Escolher nova senha'],
    ] as const
  ).map(([name, path, title]): Screen => ({
    name,
    show: async (page) => {
      await page.goto(path);
      await heading(page, title);
    },
  })),
  {
    name: 'home',
    show: async (page) => {
      await signIn(page, 'reviewer');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  { name: 'queue', show: showQueue },
  { name: 'listing', show: showListing },
  {
    name: 'warnings',
    show: async (page, look) => {
      await showListing(page, look);
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'palette',
    show: async (page, look) => {
      await showQueue(page, look);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Ações' }).getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'leave',
    show: async (page) => {
      await signIn(page, 'superuser', '/login?redirect=/general');
      const note = page.getByRole('textbox', { name: 'Observação' });
      // What asks is fetched with the first thing typed: whoever leaves in the same instant is not asked, and comes back to a draft.
      await expect(async () => {
        if (!page.url().includes('/detail/')) await page.getByRole('grid', { name: 'Vendas' }).getByRole('link').first().click();
        await note.fill('Ainda não enviada');
        await page.evaluate(() => history.back());
        await expect(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible({ timeout: 3000 });
      }).toPass();
    },
  },
  {
    name: 'settings',
    show: async (page) => {
      await signIn(page, 'reviewer', '/login?redirect=/settings');
      await heading(page, 'Configurações');
    },
  },
  {
    name: 'not-found',
    show: async (page) => {
      await signIn(page, 'reviewer', '/login?redirect=/nowhere');
      await heading(page, 'Página não encontrada');
    },
  },
];

for (const { name, show } of screens) {
  for (const look of looks) {
    visit(`axe finds nothing on ${name}: ${look.name}`, async ({ page }) => {
      await wear(page, look);
      await show(page, look);
      await shoot(page, name, look);
      await expectAccessible(page);
    });
  }
}
