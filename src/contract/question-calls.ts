/** Buyer questions, the screen /message (decisions 2, 4 and 18). */
import { z } from 'zod';
import { call, callersOf, Instant, listQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { rolesOf } from './party.ts';
import { longestAnswer, Question, questionAccess, questionParties, QuestionRow, QuestionStatus } from './question.ts';
import { writtenText } from './text.ts';
import { someOf } from './some-of.ts';

/** Asked longer ago than an hour, a day, a week. */
const OlderThan = z.enum(['hour', 'day', 'week']);

export const QuestionFilter = z.object({
  status: someOf(QuestionStatus).optional(),
  olderThan: OlderThan.optional(),
  publishId: z.string().max(64).optional(),
  sellerId: z.string().max(64).optional(),
  marketPlaceId: z.string().max(64).optional(),
  /** Words of the question, buyer, title, SKU, company: by their beginnings. */
  search: z.string().trim().max(120).optional(),
});
export type QuestionFilter = z.infer<typeof QuestionFilter>;

export const listQuestions = call('listQuestions', 'GET /message', {
  roles: rolesOf(questionAccess, 'read'),
  ours: true,
  query: QuestionFilter.extend(listQuery),
  reply: pageOf(QuestionRow),
});

const id = z.string().min(1).max(64);

export const getQuestion = call('getQuestion', 'GET /message/{id}', {
  roles: rolesOf(questionAccess, 'read'),
  ours: true,
  params: z.object({ id }),
  reply: Question,
});

export const answerQuestion = call('answerQuestion', 'POST /message/{id}/answer', {
  roles: rolesOf(questionParties, 'answer'),
  ours: true,
  params: z.object({ id }),
  body: z.object({ text: writtenText(longestAnswer) }),
  reply: z.object({ _id: z.string(), version: z.int().positive(), status: QuestionStatus, answeredAt: Instant }),
});

export const question = kindOf({
  kind: 'question',
  calls: [listQuestions, getQuestion, answerQuestion],
  pages: { at: ['/message'], roles: callersOf(listQuestions) },
});
