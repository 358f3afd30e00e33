import { described } from '../http/route.ts';
import { answerQuestionRoute } from './answer-question.ts';
import { getQuestionRoute } from './get-question.ts';
import { listQuestionsRoute } from './list-questions.ts';

export const questionRoutes = described([
  [listQuestionsRoute, 'Buyer questions: unanswered ones first, the oldest before others'],
  [getQuestionRoute, 'A question, its listing, and what its buyer asked about it before'],
  [answerQuestionRoute, 'Answers a question on the marketplace, once and for good'],
]);
