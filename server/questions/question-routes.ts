import type { Route } from '../http/route.ts';
import { answerQuestionRoute } from './answer-question.ts';
import { getQuestionRoute } from './get-question.ts';
import { listQuestionsRoute } from './list-questions.ts';

export const questionRoutes: readonly Route[] = [listQuestionsRoute, getQuestionRoute, answerQuestionRoute];
