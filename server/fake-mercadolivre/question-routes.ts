import { z } from 'zod';
import { accessDenied, answered, notFound, refusal, type Answer } from './answer.ts';
import { west, zulu } from './fake-dates.ts';
import { callerOf, decided, told, type Asked, type Decision, type FakeRoute } from './fake-route.ts';
import type { FakeQuestion, FakeState } from './fake-state.ts';
import { stepQuestion, takesAnswers } from './question-lifecycle.ts';

const longest = 2000;
const mostPage = 50;

const answerBody = ({ answer }: FakeQuestion): unknown =>
  answer === null ? null : { text: answer.text, status: answer.status, date_created: west(answer.answeredAt) };

const inList = (question: FakeQuestion) => ({
  date_created: west(question.askedAt),
  item_id: question.itemId,
  seller_id: question.sellerId,
  status: question.status,
  text: question.text,
  id: question.id,
  deleted_from_listing: false,
  hold: question.status === 'UNDER_REVIEW',
  suspected_spam: false,
  answer: answerBody(question),
  from: { id: question.fromId },
});

const alone = (question: FakeQuestion, appId: string) => ({
  ...inList(question),
  buyer_id: question.fromId,
  app_id: Number(appId),
  last_updated: zulu(question.updatedAt),
});

const noQuestion = (id: string): Answer => notFound(`Question ${id} not found`);

const isParty = ({ sellerId, fromId }: FakeQuestion, userId: number): boolean => userId === sellerId || userId === fromId;

const tell = (state: FakeState, asked: Asked): Decision => {
  const { id = '' } = asked.params;
  const { userId, appId } = callerOf(asked);
  const question = state.questions.get(Number(id));
  if (question === undefined) return told(noQuestion(id));
  return told(isParty(question, userId) ? answered(alone(question, appId)) : accessDenied);
};

const filters: Readonly<Record<string, (question: FakeQuestion, value: string) => boolean>> = {
  seller_id: ({ sellerId }, value) => sellerId === Number(value),
  item: ({ itemId }, value) => itemId === value,
  item_id: ({ itemId }, value) => itemId === value,
  from: ({ fromId }, value) => fromId === Number(value),
  status: ({ status }, value) => status === value.toUpperCase(),
};
const asks = new Set(['api_version', 'limit', 'offset', 'sort_fields', 'sort_types']);

const availableFilters = [
  { id: 'from', name: 'From user id', type: 'number' },
  { id: 'seller', name: 'Seller id', type: 'number' },
  {
    id: 'status',
    name: 'Status',
    type: 'text',
    values: ['ANSWERED', 'BANNED', 'CLOSED_UNANSWERED', 'DELETED', 'DISABLED', 'UNANSWERED', 'UNDER_REVIEW'],
  },
];

const sorted = (questions: readonly FakeQuestion[], types: string | undefined): readonly FakeQuestion[] => {
  const newestFirst = types?.toUpperCase() !== 'ASC';
  return questions.toSorted((a, b) => (newestFirst ? -1 : 1) * (a.askedAt - b.askedAt || a.id - b.id));
};

const count = (text: string | undefined, otherwise: number): number => (/^\d+$/u.test(text ?? '') ? Number(text) : otherwise);

const search = (state: FakeState, asked: Asked): Decision => {
  const { query } = asked;
  const { userId } = callerOf(asked);
  const unknown = Object.keys(query).filter((name) => !(name in filters) && !asks.has(name));
  const isSortedOtherwise = query['sort_fields'] !== undefined && query['sort_fields'] !== 'date_created';
  if (unknown.length > 0 || isSortedOtherwise) {
    const what = isSortedOtherwise ? 'sort_fields other than date_created' : unknown.join(', ');
    return told(refusal(501, 'not_played_by_the_fake', `GET /questions/search by ${what} is not played by the fake`));
  }
  const fitting = [...state.questions.values()]
    .filter((question) => isParty(question, userId))
    .filter((question) => Object.entries(filters).every(([name, fits]) => query[name] === undefined || fits(question, query[name])));
  const [limit, offset] = [Math.min(count(query['limit'], mostPage), mostPage), count(query['offset'], 0)];
  return told(
    answered({
      total: fitting.length,
      limit,
      questions: sorted(fitting, query['sort_types'])
        .slice(offset, offset + limit)
        .map(inList),
      filters: { limit, offset, api_version: '4', is_admin: false, sorts: [], caller: userId, seller: userId },
      available_filters: availableFilters,
      available_sorts: ['item_id', 'from_id', 'date_created', 'seller_id'],
    }),
  );
};

const AnswerDraft = z.object({ question_id: z.coerce.number(), text: z.string() });

/** Why the answer to an open question is not taken; null when it is. */
const whyNoAnswer = (state: FakeState, question: FakeQuestion, text: string): Answer | null => {
  const item = state.items.get(question.itemId);
  if (item === undefined || !takesAnswers(item.status)) return refusal(400, 'not_active_item', 'Item must be active');
  if (text.trim() === '') return refusal(400, 'empty_text', 'Text cannot be empty');
  if (text.length > longest) return refusal(400, 'text_too_long', `Text length must be at most ${longest}`);
  return null;
};

const answer = (state: FakeState, asked: Asked): Decision => {
  const { userId, appId } = callerOf(asked);
  const read = AnswerDraft.safeParse(asked.body);
  if (!read.success) return told(refusal(400, 'bad_request', 'question_id and text are required'));
  const { question_id: id, text } = read.data;
  const question = state.questions.get(id);
  if (question === undefined) return told(noQuestion(String(id)));
  if (question.sellerId !== userId) return told(accessDenied);
  const stepped = stepQuestion(question, { type: 'answer', text }, asked.at);
  if (!stepped.ok) return told(refusal(400, 'not_unanswered_question', `Question ${id} is not unanswered`));
  const refused = whyNoAnswer(state, question, text);
  if (refused !== null) return told(refused);
  return decided([{ type: 'questionChanged', questionId: id, change: stepped.value }], (after) =>
    answered(alone(after.questions.get(id) ?? question, appId)),
  );
};

const aloneFidelity = {
  payload: 'questions/question.json',
  adds: ['from'],
  divergences: [
    'Instants are of milliseconds; the documented last_updated has nanoseconds.',
    'app_id is the application that asks; what the real one means by it is not documented.',
  ],
};

export const questionRoutes: readonly FakeRoute[] = [
  {
    method: 'GET',
    path: '/questions/search',
    lane: 'read',
    access: 'token',
    fidelity: {
      payload: 'questions/search.json',
      adds: ['available_filters', 'available_sorts'],
      divergences: [
        'Finds what the caller asked or was asked, always in the form of api_version=4; sorted by date_created alone. By any other filter it answers 501.',
        'A limit above 50 is 50.',
      ],
    },
    decide: search,
  },
  { method: 'GET', path: '/questions/:id', lane: 'read', access: 'token', fidelity: aloneFidelity, decide: tell },
  {
    method: 'POST',
    path: '/answers',
    lane: 'messages',
    access: 'token',
    fidelity: {
      ...aloneFidelity,
      divergences: [
        ...aloneFidelity.divergences,
        'not_unanswered_question is as recorded; not_active_item as integrators name it, in the fake’s words; a text that is empty or longer than 2000 is refused in the fake’s own words.',
        'Nothing is moderated by itself: POST /_fake/moderate bans an answer or a question.',
      ],
    },
    decide: answer,
  },
];
