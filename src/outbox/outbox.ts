import type { Api, Problem } from '#api/client.ts';
import type { ArgsUnknown, FilesGone } from '#commands/command.ts';
import { commandKey, type CommandIndex } from '#commands/view.ts';
import type { FilesAtHand, Peer } from '#commands/way.ts';
import { answersKeptDays } from '#contract/call.ts';
import type { Ledger } from '#events/ledger.ts';
import type { StorageFailed } from '#events/log.ts';
import type { Outbox, OutboxEntry } from '#events/projections/outbox.ts';
import type { Fact, FactOf, Intent, ProblemNote, Subject } from '#events/record.ts';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';
import { filesGone, lostAnswer, noteOf, unknownCommand } from './problem-note.ts';

export interface OutboxDeps {
  readonly ledger: Pick<Ledger, 'act' | 'state' | 'catchUp'>;
  readonly index: CommandIndex;
  readonly api: Api;
  readonly files: FilesAtHand;
  /** Milliseconds since 1970, of the clock that facts are dated by. */
  readonly clock: () => number;
  /** Resolves once a fetch of `subject` that began after this call has landed in the server cache. */
  readonly refetch: (subject: Subject) => Promise<Result<void, Problem>>;
  /** To one that has what is specified alone, and no ledger of keys, a command marked `ask` is not sent again blindly. */
  readonly peer: () => Peer;
  /** Does the browser know that there is no connection? What it takes for one may be none. */
  readonly isOffline: () => boolean;
}

/** What the server said of an intent, to be noted. */
type Outcome = FactOf<'intent.confirmed.v1' | 'intent.rejected.v1'>;

/** Intents that this page sent; with what the server said, where the disk had no room for it: the next round only notes it. */
export type Sends = Map<string, Outcome | null>;

interface StepDeps extends OutboxDeps {
  readonly sends: Sends;
}

/** What a step came to, as far as the pace of the next one depends on it. */
export type Advance =
  /** The server answered; look for the next. */
  | { readonly type: 'moved' }
  /** Withdrawn, ended by another tab, or left to one: nothing was asked of the server. */
  | { readonly type: 'gone' }
  /** With the words of the server, where one answered; a defect of ours says nothing of the way there. */
  | { readonly type: 'failed'; readonly retryAfterMs: number | null; readonly words?: string; readonly isDefect?: true }
  /** Nothing could be written on this computer: the server is not the reason. */
  | { readonly type: 'unwritten'; readonly reason: StorageFailed['reason'] }
  | { readonly type: 'parked' };

/** The oldest intent of each subject that is not over: subjects move side by side, intents of one subject one after another. */
export const headsOf = ({ idsBySubject, entriesById }: Outbox): readonly OutboxEntry[] =>
  Object.values(idsBySubject).flatMap((ids) => {
    const head = ids.find((id) => entriesById[id]?.stage !== 'rejected');
    return head === undefined ? [] : (entriesById[head] ?? []);
  });

/**
 * Of a build newer than this one: it waits for a tab of that build. What this build has in a newer version was recorded by an older
 * one, and nobody sends it any more. One whose command there is no more looks the same: who sees it waiting for ever may give it up.
 */
export const isOfNewerBuild = (index: CommandIndex, { intent, stage }: OutboxEntry): boolean =>
  // What the server answered needs no command.
  stage !== 'confirmed' &&
  !index.has(commandKey(intent)) &&
  ![...index.values()].some(({ name, version }) => name === intent.command && version >= intent.version);

/** Moves one intent as far as it can go now: sent, confirmed, settled; or rejected. Safe to run in two tabs at once: the key of the intent is its idempotency key. */
export const advance = async (deps: StepDeps, id: string): Promise<Advance> => {
  const before = deps.ledger.state().outbox.entriesById[id];
  if (!before) return { type: 'gone' };
  if (before.stage === 'confirmed') return settle(deps, before.intent);
  // Before it is claimed: a claimed one can not be taken back by whoever recorded it.
  if (isOfNewerBuild(deps.index, before)) return { type: 'gone' };
  // Tried in vain it would be as good as lost, and asked about.
  if (before.stage === 'recorded' && mustAskWhenLost(deps, before.intent) && deps.isOffline())
    return { type: 'failed', retryAfterMs: null };

  const claimed = await claim(deps, id);
  if (!claimed.ok) return claimed.error.type === 'StorageFailed' ? unwritten(claimed.error) : { type: 'gone' };
  const heard = deps.sends.get(id);
  return heard ? conclude(deps, before.intent, heard) : submit(deps, before);
};

const mustAskWhenLost = ({ index, peer }: OutboxDeps, intent: Intent): boolean =>
  index.get(commandKey(intent))?.onLostAnswer === 'ask' && peer().hasSpecifiedOnly === true;

/** Five days before its end a key is not relied on any more: clocks differ, and a request takes its time. */
const keyTrustedMs = (answersKeptDays - 5) * 86_400_000;

/** Was it sent so long ago that the server may have forgotten its key? Where it is not known any more when that was, since it was recorded. */
const isKeyOver = ({ ledger, clock }: OutboxDeps, { intent, at }: OutboxEntry): boolean =>
  clock() - Date.parse(ledger.state().activity.deedsById[intent.id]?.outcomeAt ?? at) > keyTrustedMs;

/** Asks the server, and notes what it said. */
const submit = async (deps: StepDeps, entry: OutboxEntry): Promise<Advance> => {
  const { intent, stage } = entry;
  const command = deps.index.get(commandKey(intent));
  if (!command) return reject(deps, intent, unknownCommand);
  const mustAsk = mustAskWhenLost(deps, intent);
  // Claimed by a tab or a page that is no more: whether it was sent is not known.
  const isUnknown = mustAsk && !deps.sends.has(intent.id);
  if (stage === 'sent' && (isUnknown || isKeyOver(deps, entry))) return reject(deps, intent, lostAnswer);

  deps.sends.set(intent.id, null);
  const way = { ...deps.peer(), files: deps.files };
  const answer = await command.deliver(tellingWhen(deps, entry), intent.args, intent.id, way);
  // Off the contract is done, then reported oddly: the refetch tells the truth.
  if (answer.ok || answer.error.type === 'OffContract') return confirm(deps, intent);
  const unanswered = waitAfter(answer.error);
  if (unanswered === null) return reject(deps, intent, whyNot(answer.error));
  return mustAsk && isLost(answer.error) ? reject(deps, intent, lostAnswer) : unanswered;
};

/** The server as this intent speaks to it: all it sends says when it was decided, which may be hours ago. */
const tellingWhen = ({ api, clock }: OutboxDeps, { intent: { shownMs: shown, suggestion }, at }: OutboxEntry): Api => {
  const decision = { age: Math.max(0, clock() - Date.parse(at)), shown, suggestion };
  return { send: (line, payload, options) => api.send(line, payload, { ...options, decision }) };
};

const whyNot = (problem: Problem | ArgsUnknown | FilesGone): ProblemNote => {
  if (problem.type === 'Refused') return noteOf(problem);
  return problem.type === 'FilesGone' ? filesGone : unknownCommand;
};

/** May it have been done for all that is known? A gateway says 5xx too of a request that had reached the server behind it. */
const isLost = (problem: Problem | ArgsUnknown | FilesGone): boolean =>
  problem.type === 'Unreachable' || (problem.type === 'Broken' && problem.status >= 500);

/** What to do while the server has not said yes or no; null when it has. */
export const waitAfter = (problem: Problem | ArgsUnknown | FilesGone): Advance | null => {
  switch (problem.type) {
    case 'SessionEnded':
      return { type: 'parked' };
    case 'Unreachable':
      return { type: 'failed', retryAfterMs: null };
    case 'Broken':
      return { type: 'failed', retryAfterMs: problem.retryAfterMs, words: problem.message };
    case 'Refused':
    case 'OffContract':
    case 'ArgsUnknown':
    case 'FilesGone':
      return null;
    default:
      return unreachable(problem);
  }
};

/** That it is sent, and in the same append that the rejected one in whose place it was recorded is over: nothing can bring that back now. */
export const sentFacts = ({ entriesById }: Outbox, intentId: string): readonly Fact[] => {
  const replaced = entriesById[intentId]?.intent.replaces;
  const isOver = replaced !== undefined && entriesById[replaced]?.stage === 'rejected';
  return [
    { type: 'intent.sent.v1', intentId, attempt: 1 },
    ...(isOver ? [{ type: 'intent.dismissed.v1', intentId: replaced } as const] : []),
  ];
};

/** Before the request: from here on the operator can no longer withdraw it, in any tab, whether this page lives or not. */
const claim = (deps: OutboxDeps, intentId: string) =>
  deps.ledger.act<{ readonly type: 'Gone' }>(({ outbox }) => {
    const stage = outbox.entriesById[intentId]?.stage;
    if (stage === 'recorded') return ok(sentFacts(outbox, intentId));
    // A claim stands however often it is tried: a long outage must not grow the log.
    return stage === 'sent' ? ok([]) : refuse({ type: 'Gone' });
  });

const confirm = (deps: StepDeps, intent: Intent): Promise<Advance> =>
  conclude(deps, intent, { type: 'intent.confirmed.v1', intentId: intent.id });

const reject = (deps: StepDeps, intent: Intent, problem: ProblemNote): Promise<Advance> =>
  conclude(deps, intent, { type: 'intent.rejected.v1', intentId: intent.id, problem });

/** Notes what the server said; where the disk has no room for it, this page keeps it and does not ask again. */
const conclude = async (deps: StepDeps, intent: Intent, outcome: Outcome): Promise<Advance> => {
  const noted = await noteWhile(deps, intent.id, 'sent', outcome);
  if (!noted.ok && noted.error !== 'past') {
    deps.sends.set(intent.id, outcome);
    return unwritten(noted.error);
  }
  // Noted, by whichever tab: it is never sent again.
  deps.sends.delete(intent.id);
  if (noted.ok && outcome.type === 'intent.confirmed.v1') return settle(deps, intent);
  // The screen showed an effect that was refused, or was given up meanwhile: the record is fetched before anything later of it is sent.
  await deps.refetch(intent.subject);
  return { type: 'moved' };
};

/** The overlay stays until an answer asked for after the confirmation is there: only then does nothing flicker back. */
const settle = async (deps: OutboxDeps, { id, subject }: Intent): Promise<Advance> => {
  const fresh = await deps.refetch(subject);
  // Refused or off the contract: the server answered, and there is nothing better to wait for.
  const unanswered = fresh.ok ? null : waitAfter(fresh.error);
  if (unanswered) return unanswered;
  const noted = await noteWhile(deps, id, 'confirmed', { type: 'intent.settled.v1', intentId: id });
  return noted.ok || noted.error === 'past' ? { type: 'moved' } : unwritten(noted.error);
};

const unwritten = ({ reason }: StorageFailed): Advance => ({ type: 'unwritten', reason });

/** Refused as 'past' when another tab was there first. */
const noteWhile = (
  { ledger }: OutboxDeps,
  id: string,
  stage: OutboxEntry['stage'],
  fact: Fact,
): Promise<Result<void, 'past' | StorageFailed>> =>
  ledger.act(({ outbox }) => (outbox.entriesById[id]?.stage === stage ? ok([fact]) : refuse('past' as const)));
