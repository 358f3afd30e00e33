import { getQuestion, listQuestions, type QuestionFilter } from '#contract/question-calls.ts';
import type { Question, QuestionRow } from '#contract/question.ts';
import { unwrap } from './client.ts';
import { createRecords } from './records.ts';

/** The whole question has its listing, and what its buyer asked before. */
export const questions = createRecords<QuestionRow, Question, QuestionFilter>({
  kind: 'question',
  list: async (api, query, signal) => unwrap(await api.send(listQuestions, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getQuestion, { params: { id } }, { signal })),
  isByCursor: true,
});
