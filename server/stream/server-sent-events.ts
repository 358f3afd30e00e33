/** How long a stream goes without a sign of life, in milliseconds: proxies cut connections on which nothing moves. */
export const beatMs = 20_000;

/** Why a stream was stopped: its person has too many. */
export const tooMany = Symbol('too many streams');
/** How long its console stays away then, in milliseconds: one that came back at once would end the stream of another. */
const stayAwayMs = 600_000;

const beat = Symbol('beat');

interface SentEvents {
  /** Must end when `stop` aborts. */
  readonly items: AsyncIterable<unknown>;
  /** Aborted when the stream is over, whoever ended it. */
  readonly stop: AbortController;
  /** Asked at every beat, so that a stream ends soon after its session did. */
  readonly isWelcome: () => Promise<boolean>;
  readonly everyMs?: number;
}

/** Items as server-sent events, with a comment at every beat. One of too many ends with the field that says when to come again. */
export async function* toServerSentEvents({ items, stop, isWelcome, everyMs = beatMs }: SentEvents): AsyncGenerator<string> {
  const iterator = items[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;
  const nextBeat = (): Promise<typeof beat> => new Promise((resolve) => (timer = setTimeout(() => resolve(beat), everyMs)));
  try {
    // Sent at once, so that headers go out and the console knows it is connected.
    yield ': open\n\n';
    let item = iterator.next();
    let rest = nextBeat();
    for (;;) {
      const came = await Promise.race([item, rest]);
      if (came === beat) {
        if (!(await isWelcome())) return;
        yield ': beat\n\n';
        rest = nextBeat();
      } else {
        if (came.done) {
          if (stop.signal.reason === tooMany) yield `retry: ${stayAwayMs}\n\n`;
          return;
        }
        yield `data: ${JSON.stringify(came.value)}\n\n`;
        item = iterator.next();
      }
    }
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}
