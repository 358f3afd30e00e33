import { expect } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { goInside, openAs } from '../support/people.ts';
import { holdsInEveryLook, wear } from '../support/screens.ts';
import { answerBox, askServer, detail, openQuestions, questionList } from './open-questions.ts';

visit('questions are filtered, hold in every look, and are there for whom they concern', async ({ page, sharedServer }) => {
  await visit.step('filters stand in the address, and an empty list says so', async () => {
    await openAs(page, 'superuser', '/message');
    await openQuestions(page);
    await page.keyboard.press('/');
    await page.keyboard.type('ninguém perguntou isto');
    await expect(page.getByText('Nada com estes filtros.')).toBeVisible();
    await expect(page).toHaveURL(/search=/u);
    await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
    await page.getByRole('button', { name: 'Situação' }).click();
    await page.getByRole('checkbox', { name: 'Moderada' }).check();
    await expect(page).toHaveURL(/status=banned/u);
    await page.reload();
    await expect(questionList(page).getByRole('option').first()).toContainText('Moderada');
  });

  await visit.step('axe finds nothing on the questions, nor on an answer that is being written, in every look', async () => {
    await goInside(page, '/message');
    await openQuestions(page);
    await holdsInEveryLook(page, 'questions');
    await questionList(page).getByRole('option').first().click();
    await answerBox(page).fill('Escreva para loja@exemplo.com.br');
    await expect(detail(page).getByText('O marketplace costuma moderar respostas com:')).toBeVisible();
    await holdsInEveryLook(page, 'questions-answer');
    // On a narrow screen the list has made room for the question.
    await wear(page, { appearance: 'light', width: 'narrow', name: '' });
    await detail(page).getByRole('button', { name: 'Lista' }).click();
    await expect(questionList(page)).toBeFocused();
    // A table's own look stays with it: a person who comes from one finds the page as wide as the window.
    await goInside(page, '/product');
    await expect(page.locator('.table')).toBeVisible();
    await goInside(page, '/message');
    await expect(questionList(page).getByRole('option').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  await visit.step('a seller sees the questions of their own company only, a reviewer finds none: the place is not theirs', async () => {
    const all = await (await askServer(sharedServer.origin, 'superuser')).unanswered();
    const own = await (await askServer(sharedServer.origin, 'seller')).unanswered();
    expect(own.length).toBeLessThan(all.length);
    const foreign = all.find(({ _id }) => !own.some((each) => each._id === _id));
    await openAs(page, 'seller', `/message?question=${foreign?._id ?? ''}`);
    await expect(page.getByText('Esta pergunta não existe, ou não é da sua empresa')).toBeVisible();
    await openAs(page, 'reviewer', '/message');
    await expect(page).toHaveURL((url) => url.pathname !== '/message');
  });
});
