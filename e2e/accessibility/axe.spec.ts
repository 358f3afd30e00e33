import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { goInside, openAs } from '../support/people.ts';
import { openListing, openQueue, queueList } from '../support/queue.ts';
import { openSheet } from '../support/sheet.ts';
import { holdsInEveryLook, inEveryLook, narrowLooks, wear, wideLooks } from '../support/screens.ts';

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

const beforeSigningIn: readonly { readonly name: string; readonly path: string; readonly isThere: (page: Page) => Promise<void> }[] = [
  { name: 'login', path: '/login', isThere: (page) => expect(page.getByText('Contas da demonstração')).toBeVisible() },
  { name: 'register', path: '/register', isThere: (page) => heading(page, 'Cadastrar empresa') },
  { name: 'register-consultant', path: '/register-consultant', isThere: (page) => heading(page, 'Cadastrar consultor') },
  {
    name: 'login-validate-mail',
    path: `/login-validate-mail#token=${'a'.repeat(43)}`,
    isThere: (page) => heading(page, 'Confirmar e-mail'),
  },
  { name: 'reset-password', path: '/reset-password', isThere: (page) => heading(page, 'Esqueci a senha') },
  { name: 'new-password', path: `/reset-password#token=${'a'.repeat(43)}`, isThere: (page) => heading(page, 'Escolher nova senha') },
];

visit('axe finds nothing on the pages before signing in, in every look', async ({ page }) => {
  for (const { name, path, isThere } of beforeSigningIn)
    await visit.step(name, async () => {
      // The mark behind a # alone loads nothing anew.
      await page.goto('about:blank');
      await page.goto(path);
      await isThere(page);
      await holdsInEveryLook(page, name);
    });
});

visit(
  'axe finds nothing on the review queue, its sheet and groups, a listing, its warnings and the palette, in every look',
  async ({ page }) => {
    // Side by side where there is room.
    await openQueue(page);
    await holdsInEveryLook(page, 'queue', wideLooks);
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog')).toBeVisible();
    await holdsInEveryLook(page, 'warnings', wideLooks);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Ações' }).getByRole('option').first()).toBeVisible();
    await holdsInEveryLook(page, 'palette', wideLooks);

    await page.keyboard.press('Escape');
    await openSheet(page, 12);
    await page.keyboard.press('x');
    await holdsInEveryLook(page, 'sheet');

    await page.keyboard.press('Escape');
    await expect(queueList(page)).toBeVisible();
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog', { name: 'Agrupar a fila' }).getByRole('option').first()).toBeVisible();
    await holdsInEveryLook(page, 'groups');

    // Else the list alone, and the listing in its place.
    await wear(page, { appearance: 'light', width: 'narrow', name: '' });
    await page.goto('/publish');
    await expect(queueList(page).getByRole('option').first()).toBeVisible();
    await holdsInEveryLook(page, 'queue', narrowLooks);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Ações' }).getByRole('option').first()).toBeVisible();
    await holdsInEveryLook(page, 'palette', narrowLooks);
    await page.keyboard.press('Escape');
    await queueList(page).getByRole('option').first().click();
    await openListing(page);
    await holdsInEveryLook(page, 'listing', narrowLooks);
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog')).toBeVisible();
    await holdsInEveryLook(page, 'warnings', narrowLooks);
  },
);

visit('axe finds nothing on the question whether to leave, nor on what a reviewer sees besides the queue', async ({ page }) => {
  await visit.step('axe finds nothing on the question whether to leave, in every look', async () => {
    await openAs(page, 'superuser', '/general');
    const note = page.getByRole('textbox', { name: 'Observação' });
    // The question before leaving is fetched with the first letter typed. Somebody who leaves in that instant is not asked; the draft is kept.
    await expect(async () => {
      if (!page.url().includes('/detail/')) await page.getByRole('grid', { name: 'Vendas' }).getByRole('link').first().click();
      await note.fill('Ainda não enviada');
      await page.evaluate(() => history.back());
      await expect(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible({ timeout: 3000 });
    }).toPass();
    await holdsInEveryLook(page, 'leave');
  });

  await visit.step(
    'axe finds nothing on the home and the settings of a reviewer, nor on a page that is not there, in every look',
    async () => {
      // Other than what a page begins with: it has to be found again.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await openAs(page, 'reviewer');
      for (const { name, path, title } of [
        { name: 'home-reviewer', path: '/', title: 'Olá, Renata' },
        { name: 'settings', path: '/settings', title: 'Configurações' },
        { name: 'not-found', path: '/nowhere', title: 'Página não encontrada' },
      ])
        await visit.step(name, async () => {
          await goInside(page, path);
          await heading(page, title);
          await holdsInEveryLook(page, name);
          // After its looks a page is as it was: what follows is not done in other colours, on a narrow screen.
          await expect(page.locator('.radix-themes').first()).toHaveClass(/\bdark\b/u);
          expect([
            page.viewportSize()?.width,
            await page.evaluate(() => [
              localStorage.getItem('themeType'),
              matchMedia('(prefers-reduced-motion: reduce)').matches,
              document.adoptedStyleSheets.length,
            ]),
          ]).toEqual([1440, [null, true, 0]]);
          if (path !== '/settings') return;
          // The other theme has other colours for what is chosen; the elements are the same.
          await page.getByRole('radio', { name: 'Azul claro' }).click();
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'lightBlue');
          await inEveryLook(page, () => expectAccessible(page, 'colours'));
          await page.getByRole('radio', { name: 'Cinza' }).click();
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'grey');
        });
    },
  );
});
