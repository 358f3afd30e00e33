import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { looks, shoot, wear } from '../support/screens.ts';
import { answerBox, askServer, detail, openQuestions, questionList } from './open-questions.ts';

for (const look of looks) {
  visit(`axe finds nothing on the questions, nor on an answer that is being written: ${look.name}`, async ({ page }) => {
    await wear(page, look);
    await signIn(page, 'superuser', '/login?redirect=/message');
    await openQuestions(page);
    await shoot(page, 'questions', look);
    await expectAccessible(page);
    await questionList(page).getByRole('option').first().click();
    await answerBox(page).fill('Escreva para loja@exemplo.com.br');
    await expect(detail(page).getByText('O marketplace costuma moderar respostas com:')).toBeVisible();
    await shoot(page, 'questions-answer', look);
    await expectAccessible(page);
    if (look.width === 'narrow') {
      await detail(page).getByRole('button', { name: 'Lista' }).click();
      await expect(questionList(page)).toBeFocused();
    }
  });
}

visit('filters stand in the address, and an empty list says so', async ({ page }) => {
  await signIn(page, 'superuser', '/login?redirect=/message');
  await openQuestions(page);
  await page.keyboard.press('/');
  await page.keyboard.type('ninguém perguntou isto');
  await expect(page.getByText('Nada com estes filtros.')).toBeVisible();
  await expect(page).toHaveURL(/search=/u);
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await page.getByRole('combobox', { name: 'Situação' }).selectOption('Moderada');
  await expect(page).toHaveURL(/status=banned/u);
  await page.reload();
  await expect(questionList(page).getByRole('option').first()).toContainText('Moderada');
});

visit('a seller sees the questions of their own company only', async ({ page, sharedServer }) => {
  const all = await (await askServer(sharedServer.origin, 'superuser')).unanswered();
  const own = await (await askServer(sharedServer.origin, 'seller')).unanswered();
  expect(own.length).toBeLessThan(all.length);
  const foreign = all.find(({ _id }) => !own.some((each) => each._id === _id));
  await signIn(page, 'seller', `/login?redirect=${encodeURIComponent(`/message?question=${foreign?._id ?? ''}`)}`);
  await expect(page.getByText('Esta pergunta não existe, ou não é da sua empresa')).toBeVisible();
});

visit('a reviewer finds no questions: the place is not theirs', async ({ page }) => {
  await signIn(page, 'reviewer', '/login?redirect=/message');
  await expect(page).toHaveURL((url) => url.pathname !== '/message');
});
