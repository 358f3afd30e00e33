import { expect, type Locator, type Page } from '@playwright/test';
import type { z } from 'zod';
import { getQuestion, listQuestions } from '#contract/question-calls.ts';
import { openSession, type Who } from '../support/people.ts';

export const questionList = (page: Page): Locator => page.getByRole('listbox', { name: 'Perguntas dos compradores' });
export const detail = (page: Page): Locator => page.getByRole('region', { name: 'Pergunta aberta' });
export const answerBox = (page: Page): Locator => detail(page).getByRole('textbox', { name: 'Resposta' });
export const conversation = (page: Page): Locator => detail(page).getByRole('region', { name: 'Conversa' });

/** The list is there, and the keys are the list's. */
export const openQuestions = async (page: Page): Promise<void> => {
  await expect(questionList(page).getByRole('option').first()).toBeVisible();
  await questionList(page).focus();
};

/** What the server says, past proxy and browser. */
export const askServer = async (origin: string, who: Who) => {
  const token = await openSession(origin, who);
  const headers = { authorization: token, userToken: token };
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}/v2${path}`, { headers });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
    return answer.json();
  };
  return {
    unanswered: async (): Promise<z.infer<typeof listQuestions.reply>['items']> =>
      listQuestions.reply.parse(await get('/message?status=unanswered&limit=100')).items,
    question: async (id: string) => getQuestion.reply.parse(await get(`/message/${id}`)),
    answer: async (id: string, text: string): Promise<number> => {
      const answered = await fetch(`${origin}/v2/message/${id}/answer`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      });
      return answered.status;
    },
  };
};
