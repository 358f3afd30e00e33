import { expect, type Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { openQueue, queueList, readyToDecide } from '../support/queue.ts';

const pickProblem = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('button', { name: /^Problema/u }).click();
  const field = page.getByRole('dialog', { name: 'Problema' }).getByRole('combobox');
  await field.fill(label);
  await page.getByRole('option', { name: label, exact: true }).click();
};
const marks = (page: Page) => queueList(page).getByTitle(/^Problemas: /u);
const problems = (page: Page) => page.getByRole('article').getByRole('region', { name: /problema/iu });

journey(
  'a reviewer sees what the checks found before looking: marks, a filter, the evidence, and a refusal that begins with it',
  async ({ page, ask }) => {
    await openQueue(page);

    await journey.step('rows say how much was found in them, and a filter leaves those of one problem', async () => {
      await expect(marks(page).first()).toBeVisible();
      await pickProblem(page, 'Título e ficha técnica');
      await readyToDecide(page);
      const said = problems(page)
        .getByText(/^Título diz “.+”, .+ diz “.+”$/u)
        .first();
      await expect(said).toBeVisible();
      const [, stretch = ''] = /^Título diz “(.+?)”/u.exec((await said.textContent()) ?? '') ?? [];
      await expect(page.getByRole('article').getByRole('heading', { level: 2 }).locator('mark').first()).toHaveText(stretch);
    });

    await journey.step('pictures are analysed already', async () => {
      await expect(page.locator('figure[data-state]').first()).not.toHaveAttribute('data-state', 'pending');
    });

    await journey.step('of a clean listing nothing is told, and its row has no mark', async () => {
      await pickProblem(page, 'Nenhum');
      await readyToDecide(page);
      await expect(problems(page).getByText(/^Nenhum problema encontrado/u)).toBeVisible();
      await expect(marks(page)).toHaveCount(0);
    });

    await journey.step('what is wrong for certain is ticked when a refusal begins', async () => {
      await pickProblem(page, 'Preço');
      await readyToDecide(page);
      await expect(marks(page).first()).toHaveAttribute('title', /[1-9]\d* graves?/u);
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog').getByRole('checkbox', { name: /preço/iu })).toBeChecked();
      await page.keyboard.press('Escape');
    });

    await journey.step('the company is told none of it', async () => {
      const [one] = await ask.pending({ problem: 'duplicate' });
      await openAs(page, 'seller', '/publish');
      const told = await page.evaluate(async () => {
        const token = localStorage.getItem('userToken') ?? '';
        return (await fetch('/v2/publish?limit=100', { headers: { authorization: token, userToken: token } })).text();
      });
      expect(told).toContain('"items"');
      expect(one).toBeDefined();
      expect(told).not.toMatch(/"findings"|"checked"/u);
    });
  },
);
