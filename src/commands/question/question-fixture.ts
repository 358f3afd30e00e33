import type { QuestionRow } from '#contract/question.ts';

/** One question that waits for its answer; a test changes only what it is about. */
export const aQuestion = (changes: Partial<QuestionRow> = {}): QuestionRow => ({
  _id: 'q1',
  version: 1,
  status: 'unanswered',
  text: 'Serve no modelo 2021?',
  askedAt: '2026-11-20T12:00:00.000Z',
  buyerName: 'JOANA.C',
  answer: null,
  publishId: 'MLB1',
  listingTitle: 'Capa de chuva',
  listingCover: null,
  sellerId: 's1',
  sellerName: 'Casa Clara',
  marketPlaceId: 'm1',
  marketPlaceName: 'Conta oficial',
  ...changes,
});
