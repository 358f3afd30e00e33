import type { LeadDeps } from './visible-tab-leader.ts';

/** Something to be asked again and again, once for all tabs of a user. */
export interface Polled<Answer = unknown> {
  readonly name: string;
  readonly everyMs: number;
  /** Asks the server, in a request that begins now, and keeps the answer in this tab. */
  readonly ask: () => Promise<Answer>;
  /** Keeps what another tab was answered. */
  readonly keep: (answer: Answer) => void;
  /** What this tab holds; undefined before the first answer. */
  readonly held: () => Answer | undefined;
}

/** What tabs of one user tell each other. `askedAt` is when the request began, in milliseconds since 1970. */
type News =
  | { readonly type: 'answer'; readonly name: string; readonly askedAt: number; readonly answer: unknown }
  | { readonly type: 'want' };

export interface PollDeps {
  readonly polls: readonly Polled[];
  /** Starts contending for the lead; see `leadWhileVisible`. */
  readonly lead: (handlers: Pick<LeadDeps, 'onLead' | 'onLose'>) => () => void;
  /** Absent without BroadcastChannel: then tabs do not hear each other, and each asks when it leads. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'> | undefined;
  readonly clock: () => number;
}

export interface Poll {
  /** The server said that it changed: the leading tab asks within this time, for all changes in it once; the others are told. */
  readonly changed: (name: string, withinMs?: number) => void;
  /** Asks now in this tab and tells the others; resolves with whether all were answered. */
  readonly askNow: (names?: readonly string[]) => Promise<boolean>;
  readonly stop: () => void;
}

/** Changes within this time are asked for together, unless told otherwise. */
export const gatherMs = 300;
/** A tab that comes to lead asks again unless some tab's answer is younger. */
export const youngMs = 30_000;
/** So long another tab has to say what it holds. */
export const replyMs = 100;

/**
 * Asks at a steady pace in one tab and tells the others. Nothing is asked while nobody looks: the tab that leads next asks once, for
 * what is old or was said to have changed, however long it slept.
 */
export const startPoll = ({ polls, lead, channel, clock }: PollDeps): Poll => {
  const askedAt = new Map<string, number>();
  const changedAt = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const dueAt = new Map<string, number>();
  let isLeading = false;

  const tell = (news: News): void => channel?.postMessage(news);
  /** An instant of before the clock was set back. Less than what counts as young is none: tabs need not agree to the millisecond. */
  const isToCome = (at: number): boolean => at > clock() + youngMs;
  /** When it was asked for; undefined too where that is still to come: nothing is known of its age. */
  const whenAsked = (name: string): number | undefined => {
    const at = askedAt.get(name);
    return at === undefined || isToCome(at) ? undefined : at;
  };
  const ageOf = ({ name }: Polled): number => clock() - (whenAsked(name) ?? Number.NEGATIVE_INFINITY);
  const isOutdated = ({ name }: Polled): boolean => (changedAt.get(name) ?? Number.NEGATIVE_INFINITY) >= (whenAsked(name) ?? 0);

  /** One timer for each: the next time to look whether it has to be asked. */
  const lookIn = (poll: Polled, ms: number, oldAfterMs: number): void => {
    clearTimeout(timers.get(poll.name));
    dueAt.set(poll.name, clock() + ms);
    timers.set(
      poll.name,
      setTimeout(() => look(poll, oldAfterMs), ms),
    );
  };
  const look = (poll: Polled, oldAfterMs: number): void => {
    // Meanwhile another tab may have asked.
    if (ageOf(poll) >= oldAfterMs || isOutdated(poll)) void ask(poll);
    else lookIn(poll, poll.everyMs - ageOf(poll), poll.everyMs);
  };
  const ask = async (poll: Polled): Promise<boolean> => {
    const { name } = poll;
    const begun = clock();
    // From the beginning of the request: a server that does not answer is not asked more often for it.
    if (isLeading) lookIn(poll, poll.everyMs, poll.everyMs);
    try {
      const answer = await poll.ask();
      if (begun >= (whenAsked(name) ?? 0)) askedAt.set(name, begun);
      tell({ type: 'answer', name, askedAt: begun, answer });
      return true;
    } catch {
      // The screen that shows it reads from the cache that it failed. Or another tab was answered first, and this request was given up.
      return (whenAsked(name) ?? 0) > begun;
    }
  };

  const hear = (news: News): void => {
    if (news.type === 'want') {
      for (const { name, held } of polls) {
        const [at, answer] = [askedAt.get(name), held()];
        if (at !== undefined && answer !== undefined) tell({ type: 'answer', name, askedAt: at, answer });
      }
      return;
    }
    const poll = polls.find(({ name }) => name === news.name);
    if (!poll) return;
    const at = whenAsked(poll.name);
    // Of two answers the later, unless that one's time is still to come.
    if (at !== undefined && (news.askedAt <= at || isToCome(news.askedAt))) return;
    askedAt.set(poll.name, news.askedAt);
    poll.keep(news.answer);
    if (isLeading) look(poll, poll.everyMs);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));

  const onLead = (): void => {
    isLeading = true;
    tell({ type: 'want' });
    for (const poll of polls) lookIn(poll, channel ? replyMs : 0, youngMs);
  };
  const onLose = (): void => {
    isLeading = false;
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  };
  tell({ type: 'want' });
  const stopLeading = lead({ onLead, onLose });

  return {
    changed: (name, withinMs = gatherMs) => {
      changedAt.set(name, clock());
      const poll = polls.find((each) => each.name === name);
      // Never later than it was due: changes without end would otherwise put it off without end.
      if (isLeading && poll && clock() + withinMs < (dueAt.get(name) ?? 0)) lookIn(poll, withinMs, poll.everyMs);
    },
    askNow: async (names = polls.map(({ name }) => name)) => {
      const answered = await Promise.all(polls.filter(({ name }) => names.includes(name)).map(ask));
      return answered.every(Boolean);
    },
    stop: () => {
      stopLeading();
      onLose();
      channel?.close();
    },
  };
};
