import { getQuestion, listQuestions, type QuestionFilter } from '#contract/question-calls.ts';
import type { Question, QuestionRow } from '#contract/question.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

/** The whole question has its listing, and what its buyer asked before. */
export const questions = createRecords<QuestionRow, Question, QuestionFilter>({
  kind: 'question',
  ...byCalls(listQuestions, getQuestion),
  isByCursor: true,
});
