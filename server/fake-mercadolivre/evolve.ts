import type { FakeEvent, TokensIssued } from './fake-event.ts';
import { grantKey, type FakeState } from './fake-state.ts';

const withEntry = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): ReadonlyMap<Key, Value> =>
  new Map(map).set(key, value);

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, isGone: (key: Key, value: Value) => boolean): ReadonlyMap<Key, Value> =>
  new Map([...map].filter(([key, value]) => !isGone(key, value)));

const withAll = <Key, Value>(map: ReadonlyMap<Key, Value>, list: readonly Value[], keyOf: (value: Value) => Key): ReadonlyMap<Key, Value> =>
  new Map([...map, ...list.map((value) => [keyOf(value), value] as const)]);

/** An event about a thing that is not there is a defect of the code that decided it, and is not overlooked. */
const changed = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, change: Partial<Value>): ReadonlyMap<Key, Value> => {
  const before = map.get(key);
  if (before === undefined) throw new Error(`An event changes ${String(key)}, which is not there`);
  return withEntry(map, key, { ...before, ...change });
};

const withTokens = (state: FakeState, { grant, accessToken, accessUntil, code, at }: TokensIssued): FakeState => {
  const { appId, userId } = grant;
  // Tokens that ended are let go here, so that a demo of months keeps a few.
  const alive = without(state.accessTokens, (_, { until }) => until <= at);
  return {
    ...state,
    made: state.made + 1,
    grants: withEntry(state.grants, grantKey(grant), grant),
    codes: without(state.codes, (key, { until }) => key === code || until <= at),
    accessTokens: withEntry(alive, accessToken, { appId, userId, until: accessUntil }),
  };
};

type Evolvers = {
  readonly [Type in FakeEvent['type']]: (state: FakeState, event: Extract<FakeEvent, { readonly type: Type }>) => FakeState;
};

const evolvers: Evolvers = {
  worldSeeded: (state, { users, items, questions }) => ({
    ...state,
    users: withAll(state.users, users, ({ id }) => id),
    items: withAll(state.items, items, ({ id }) => id),
    questions: withAll(state.questions, questions, ({ id }) => id),
  }),
  clockAdvanced: (state, { byMs }) => ({ ...state, offsetMs: state.offsetMs + byMs }),
  settingsChanged: (state, { settings }) => ({ ...state, settings: { ...state.settings, ...settings } }),
  userMade: (state, { user }) => ({ ...state, made: state.made + 1, users: withEntry(state.users, user.id, user) }),
  userTagged: (state, { userId, tags }) => ({ ...state, users: changed(state.users, userId, { tags }) }),
  codeGiven: (state, { code }) => ({ ...state, made: state.made + 1, codes: withEntry(state.codes, code.code, code) }),
  tokensIssued: withTokens,
  grantRevoked: (state, gone) => ({
    ...state,
    grants: without(state.grants, (key) => key === grantKey(gone)),
    accessTokens: without(state.accessTokens, (_, { appId, userId }) => appId === gone.appId && userId === gone.userId),
  }),
  itemPublished: (state, { item }) => ({ ...state, made: state.made + 1, items: withEntry(state.items, item.id, item) }),
  itemChanged: (state, { itemId, change }) => ({ ...state, items: changed(state.items, itemId, change) }),
  itemDeleted: (state, { itemId }) => ({
    ...state,
    items: without(state.items, (id) => id === itemId),
    deleted: new Set([...state.deleted, itemId]),
  }),
  itemDescribed: (state, { itemId, description }) => ({ ...state, items: changed(state.items, itemId, { description }) }),
  questionAsked: (state, { question }) => ({
    ...state,
    made: state.made + 1,
    questions: withEntry(state.questions, question.id, question),
  }),
  questionChanged: (state, { questionId, change }) => ({ ...state, questions: changed(state.questions, questionId, change) }),
  // It is in no journal, so it may not count: what is numbered after a restart would be numbered twice.
  scrollTurned: (state, { scrollId, scroll }) => ({
    ...state,
    scrolls: scroll === null ? without(state.scrolls, (id) => id === scrollId) : withEntry(state.scrolls, scrollId, scroll),
  }),
};

/** The state after an event. Pure: replayed, the journal makes the same state again. */
export const evolve = (state: FakeState, event: FakeEvent): FakeState =>
  // The table has a line for each type; that the line fits its event is more than a compiler can follow through a lookup.
  (evolvers[event.type] as (state: FakeState, event: FakeEvent) => FakeState)(state, event);
