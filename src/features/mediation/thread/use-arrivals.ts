import { useState } from 'react';
import type { ShownMessage } from '#commands/mediation/mediation-view.ts';

interface Arrivals {
  /** Messages of others that came while the newest was out of view. */
  readonly missed: number;
  /** The newest of what came since the page was opened; for whoever listens to it. */
  readonly latest: ShownMessage | null;
}

interface Heard {
  /** Ids of messages that were there before. */
  readonly known: ReadonlySet<string>;
  readonly missed: number;
  readonly latest: ShownMessage | null;
}

const idsOf = (conversation: readonly ShownMessage[]): ReadonlySet<string> => new Set(conversation.map(({ _id }) => _id));

/** What others said since the page was opened. */
export const useArrivals = (conversation: readonly ShownMessage[], isAtEnd: boolean, me: string): Arrivals => {
  const [from, setFrom] = useState(conversation);
  const [heard, setHeard] = useState<Heard>(() => ({ known: idsOf(conversation), missed: 0, latest: null }));
  if (from !== conversation) {
    const came = conversation.filter(({ _id, userId }) => userId !== me && !heard.known.has(_id));
    setFrom(conversation);
    setHeard({
      known: idsOf(conversation),
      missed: heard.missed + came.length,
      latest: came.at(-1) ?? heard.latest,
    });
  }
  if (isAtEnd && heard.missed > 0) setHeard({ ...heard, missed: 0 });
  return { missed: isAtEnd ? 0 : heard.missed, latest: heard.latest };
};
