import { z } from 'zod';
import { answered, notFound, refusal, type Answer } from './answer.ts';
import { decided, told, type Asked, type Decision, type FakeRoute } from './fake-route.ts';
import type { FakeQuestion, FakeState } from './fake-state.ts';
import { revokeGrant } from './grant-lifecycle.ts';
import { stepQuestion, takesAnswers } from './question-lifecycle.ts';
import { seedEvents, Seed } from './seed-world.ts';

/** A call of the fake's own, for tests and for the demo; the real service has nothing like it. */
const control = <Body extends z.ZodType>(
  path: string,
  body: Body,
  decide: (state: FakeState, given: z.infer<Body>, at: number) => Decision,
): FakeRoute => ({
  method: 'POST',
  path: `/_fake/${path}`,
  lane: 'control',
  access: 'open',
  fidelity: {},
  decide: (state, { body: given, at }: Asked) => {
    const read = body.safeParse(given ?? {});
    return read.success ? decide(state, read.data, at) : told(refusal(400, 'bad_request', z.prettifyError(read.error)));
  },
});

const done: Answer = answered({});

const firstQuestion = 13_000_000_000;

const Asking = z.strictObject({
  itemId: z.string(),
  fromUserId: z.int().default(3_000_000_001),
  text: z.string().trim().min(1).max(2000),
  /** For whoever plays the same question elsewhere too, and reckoned its number. */
  id: z.int().positive().optional(),
});

const ask = (
  state: FakeState,
  { itemId, fromUserId, text, id = firstQuestion + state.made }: z.infer<typeof Asking>,
  at: number,
): Decision => {
  const item = state.items.get(itemId);
  if (item === undefined) return told(notFound(`Item with id ${itemId} not found`));
  if (!takesAnswers(item.status)) return told(refusal(400, 'not_active_item', 'Item must be active'));
  if (state.questions.has(id)) return told(refusal(409, 'conflict', `Question ${id} is there already`));
  const question: FakeQuestion = {
    id,
    itemId,
    sellerId: item.sellerId,
    fromId: fromUserId,
    text,
    status: 'UNANSWERED',
    askedAt: at,
    updatedAt: at,
    answer: null,
  };
  return decided([{ type: 'questionAsked', question }], () => answered({ id }, 201));
};

const ItemWord = z.strictObject({
  itemId: z.string(),
  status: z.enum(['active', 'paused', 'closed', 'under_review', 'inactive']).optional(),
  subStatus: z.array(z.string()).optional(),
  sold: z.int().min(0).optional(),
  quantity: z.int().min(0).optional(),
  price: z.number().positive().optional(),
  tags: z.array(z.string()).optional(),
  isPriceAutomated: z.boolean().optional(),
});
const QuestionWord = z.strictObject({
  questionId: z.int(),
  step: z.enum(['banAnswer', 'ban', 'hold', 'release', 'close', 'delete']),
});

/** What the marketplace, a buyer, or the seller on the marketplace's own pages does to an item. */
const moderateItem = (state: FakeState, { itemId, ...given }: z.infer<typeof ItemWord>, at: number): Decision => {
  const item = state.items.get(itemId);
  if (item === undefined) return told(notFound(`Item with id ${itemId} not found`));
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return decided([{ type: 'itemChanged', itemId, change: { ...change, updatedAt: Math.max(at, item.updatedAt + 1) } }], () => done);
};

const moderateQuestion = (state: FakeState, { questionId, step }: z.infer<typeof QuestionWord>, at: number): Decision => {
  const question = state.questions.get(questionId);
  if (question === undefined) return told(notFound(`Question ${questionId} not found`));
  const stepped = stepQuestion(question, { type: step }, at);
  if (!stepped.ok) return told(refusal(400, 'bad_request', `A question that is ${question.status} takes no ${step}`));
  return decided([{ type: 'questionChanged', questionId, change: stepped.value }], () => done);
};

/** Everything that is there, for whoever compares it with what the hub believes. No token is in it. */
const tellState = (state: FakeState, at: number): Answer =>
  answered({
    now: new Date(at).toISOString(),
    settings: state.settings,
    users: [...state.users.values()],
    grants: [...state.grants.values()].map(({ appId, userId, grantedAt }) => ({ appId, userId, grantedAt })),
    items: [...state.items.values()],
    questions: [...state.questions.values()],
  });

export const controlRoutes: readonly FakeRoute[] = [
  control('seed', Seed, (state, seed, at) => decided(seedEvents(state, seed, at), () => done)),
  control('advance', z.strictObject({ byMs: z.int().min(1) }), (_, { byMs }) => decided([{ type: 'clockAdvanced', byMs }], () => done)),
  control(
    'settings',
    z.strictObject({
      tokenMs: z.int().min(1).optional(),
      searchLagMs: z.int().min(0).optional(),
      requiredAttributes: z.record(z.string(), z.array(z.string())).optional(),
    }),
    (_, given) => {
      const settings = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      return decided([{ type: 'settingsChanged', settings }], () => done);
    },
  ),
  control('ask', Asking, ask),
  control('moderate', z.union([ItemWord, QuestionWord]), (state, word, at) =>
    'itemId' in word ? moderateItem(state, word, at) : moderateQuestion(state, word, at),
  ),
  control('tag', z.strictObject({ userId: z.int(), tags: z.array(z.string()) }), (state, { userId, tags }) =>
    state.users.has(userId) ? decided([{ type: 'userTagged', userId, tags }], () => done) : told(notFound(`User ${userId} not found`)),
  ),
  control('revoke', z.strictObject({ appId: z.string(), userId: z.int() }), (state, { appId, userId }) =>
    decided(revokeGrant(state, appId, userId), () => done),
  ),
  {
    method: 'GET',
    path: '/_fake/state',
    lane: 'control',
    access: 'open',
    fidelity: {},
    decide: (state, { at }) => told(tellState(state, at)),
  },
];
