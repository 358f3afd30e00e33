import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { client, goodDraft, openTestFake, redirectUri, attempt, testApplication, type Tokens } from './fake-fixture.ts';
import type { FakeEvent } from './fake-event.ts';
import { evolve } from './evolve.ts';
import { emptyState, type FakeItem } from './fake-state.ts';
import type { Journal } from './journal.ts';

const seed = Number(process.env['SEED'] ?? '20261122');
const numRuns = Number(process.env['RUNS'] ?? '200');

type Step =
  | { readonly type: 'connect'; readonly user: number }
  | { readonly type: 'refresh'; readonly which: number }
  | { readonly type: 'revoke'; readonly user: number }
  | { readonly type: 'publish'; readonly user: number }
  | { readonly type: 'change'; readonly user: number; readonly item: number; readonly isOwn: boolean; readonly change: object }
  | { readonly type: 'ask'; readonly item: number }
  | { readonly type: 'answer'; readonly user: number; readonly question: number; readonly isOwn: boolean }
  | { readonly type: 'scan'; readonly user: number }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'restart' };

const user = fc.constantFrom(101, 102, 103);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('connect' as const), user }),
  fc.record({ type: fc.constant('refresh' as const), which: fc.nat(9) }),
  fc.record({ type: fc.constant('revoke' as const), user }),
  fc.record({ type: fc.constant('publish' as const), user }),
  fc.record({
    type: fc.constant('change' as const),
    user,
    item: fc.nat(5),
    isOwn: fc.boolean(),
    change: fc.oneof(
      fc.record({ available_quantity: fc.constantFrom(0, 1, 7), status: fc.constantFrom('active', 'paused') }, { requiredKeys: [] }),
      fc.record({ price: fc.constantFrom(-1, 1, 20.5), title: fc.constantFrom('a', 'b') }, { requiredKeys: ['price'] }),
      fc.record({ status: fc.constantFrom('closed', 'x') }),
      fc.constant({ deleted: 'true' }),
    ),
  }),
  fc.record({ type: fc.constant('ask' as const), item: fc.nat(5) }),
  fc.record({ type: fc.constant('answer' as const), user, question: fc.nat(3), isOwn: fc.boolean() }),
  fc.record({ type: fc.constant('scan' as const), user }),
  fc.record({ type: fc.constant('wait' as const), ms: fc.constantFrom(1, 60_000, 4 * 3_600_000) }),
  fc.constant({ type: 'restart' as const }),
);

/** A journal in memory that a second fake can be opened on, as after a restart. */
const keeping = (kept: FakeEvent[]): Journal => ({
  before: [...kept],
  append: (events) => {
    kept.push(...events.filter(({ type }) => type !== 'scrollTurned'));
    return Promise.resolve();
  },
  close: () => Promise.resolve(),
});

/** One history, and what a watcher without the fake's insides noted of it. */
const play = async (steps: readonly Step[]) => {
  const kept: FakeEvent[] = [];
  let world = await openTestFake(keeping(kept));
  let waited = 0;
  const tokens = new Map<number, string>();
  const refreshTokens: string[] = [];
  const noted = { spentTwice: 0, foreign: 0, answersOf: new Map<number, number>(), published: [] as string[], ids: [] as string[] };
  const spent = new Set<string>();
  const pick = <Thing>(things: Iterable<Thing>, at: number): Thing | undefined => {
    const list = [...things];
    return list[at % Math.max(1, list.length)];
  };
  const itemAt = (at: number): FakeItem | undefined => pick(world.fake.state().items.values(), at);

  const accept = (given: Tokens, of: number): void => {
    tokens.set(of, given.access_token);
    refreshTokens.push(given.refresh_token);
    noted.ids.push(given.access_token, given.refresh_token);
  };
  const connect = async (of: number): Promise<void> => {
    const allowed = await world.ask('POST', '/authorization', { ...attempt, decision: 'allow', user_id: String(of) });
    const code = new URL(allowed.headers['location'] ?? '').searchParams.get('code');
    const { body } = await world.ask('POST', '/oauth/token', {
      ...client,
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
    });
    accept(body as Tokens, of);
  };
  const refresh = async (which: number): Promise<void> => {
    const token = pick(refreshTokens, which);
    if (token === undefined) return;
    const { status, body } = await world.ask('POST', '/oauth/token', { ...client, grant_type: 'refresh_token', refresh_token: token });
    if (status !== 200) return;
    if (spent.has(token)) noted.spentTwice += 1;
    spent.add(token);
    accept(body as Tokens, Number(token.split('-').at(-1)));
  };
  const take = async (each: Step): Promise<void> => {
    switch (each.type) {
      case 'connect':
        return connect(each.user);
      case 'refresh':
        return refresh(each.which);
      case 'revoke':
        await world.ask('POST', '/_fake/revoke', { appId: testApplication.id, userId: each.user });
        return;
      case 'publish': {
        const { title, ...rest } = goodDraft;
        const draft = each.user === 103 ? { ...rest, family_name: title } : goodDraft;
        const { status, body } = await world.ask('POST', '/items', draft, tokens.get(each.user) ?? null);
        if (status === 201) noted.published.push((body as { readonly id: string }).id);
        return;
      }
      case 'change': {
        const item = itemAt(each.item);
        const by = each.isOwn ? (item?.sellerId ?? 0) : each.user;
        const { status } = await world.ask('PUT', `/items/${item?.id ?? 'MLB0'}`, each.change, tokens.get(by) ?? null);
        if (status === 200 && item?.sellerId !== by) noted.foreign += 1;
        return;
      }
      case 'ask':
        await world.ask('POST', '/_fake/ask', { itemId: itemAt(each.item)?.id ?? 'MLB0', text: 'Tem?' });
        return;
      case 'answer': {
        const question = pick(world.fake.state().questions.values(), each.question);
        const given = { question_id: question?.id ?? 0, text: 'Sim' };
        const by = each.isOwn ? (question?.sellerId ?? 0) : each.user;
        const { status } = await world.ask('POST', '/answers', given, tokens.get(by) ?? null);
        if (status !== 200 || question === undefined) return;
        if (question.sellerId !== by) noted.foreign += 1;
        noted.answersOf.set(question.id, (noted.answersOf.get(question.id) ?? 0) + 1);
        return;
      }
      case 'scan':
        await world.ask('GET', `/users/${each.user}/items/search?search_type=scan&limit=1`, null, tokens.get(each.user) ?? null);
        return;
      case 'wait':
        waited += each.ms;
        world.wait(each.ms);
        return;
      case 'restart':
        world = await openTestFake(keeping(kept));
        world.wait(waited);
        return;
      default:
        each satisfies never;
    }
  };
  // A user who is not connected can do little: a history begins with everybody let in.
  for (const each of [101, 102, 103]) await connect(each);
  for (const each of steps) await take(each);
  return { kept, state: world.fake.state(), noted };
};

const histories = fc.array(step, { minLength: 1, maxLength: 40 });

test('under any history a refresh token works once, an answer is given once, and nobody touches what is another’s', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const { noted } = await play(steps);
      expect([noted.spentTwice, noted.foreign, [...noted.answersOf.values()].filter((count) => count > 1)]).toEqual([0, 0, []]);
      expect(new Set(noted.ids).size).toBe(noted.ids.length);
      expect(new Set(noted.published).size).toBe(noted.published.length);
    }),
    { seed, numRuns },
  );
});

test('under any history the journal makes the same state again, and what was published is there or was deleted', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const { kept, state, noted } = await play(steps);
      const read = JSON.parse(JSON.stringify(kept)) as readonly FakeEvent[];
      expect(read.reduce(evolve, emptyState)).toEqual({ ...state, scrolls: new Map() });
      expect(noted.published.filter((id) => !state.items.has(id) && !state.deleted.has(id))).toEqual([]);
    }),
    { seed, numRuns },
  );
});

test('under any history an item on sale has something to sell, and what is refused changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const { state } = await play(steps);
      const items = [...state.items.values()];
      expect(items.filter(({ status, quantity }) => status === 'active' && quantity === 0)).toEqual([]);
      expect(items.filter(({ price }) => price <= 0)).toEqual([]);
    }),
    { seed, numRuns },
  );
});
