import type { Api, Problem } from '#api/client.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Book } from './book.ts';

/** How the way to the server is. `lost`: done, and the answer lost. `late`: given up on, and done afterwards. `refusing`: says no and means it. */
export type Network = 'up' | 'down' | 'lost' | 'late' | 'refusing' | 'busy' | 'broken' | 'ended' | 'off-contract';

/** Keeps the answer of each key beside its effect, as ours does; counts effects, so that a second one is seen. */
export interface CountingServer {
  readonly send: (tab: number) => Api['send'];
  readonly read: (book: string) => Promise<Result<Book, Problem>>;
  readonly book: (book: string) => Book;
  /** Marks in the order they took effect, per book, every time they did. */
  readonly effects: ReadonlyMap<string, readonly string[]>;
  /** Every request that reached the server's door: what, under which key, when. */
  readonly requests: readonly { readonly mark: string; readonly key: string; readonly at: number }[];
  /** Keys whose answer was delivered to a tab as yes or no. */
  readonly answered: ReadonlySet<string>;
}

export interface ServerDeps {
  readonly network: () => Network;
  readonly now: () => number;
  /** Takes its time, as a network does. */
  readonly travel: (what: string) => Promise<void>;
}

export const createCountingServer = ({ network, now, travel }: ServerDeps): CountingServer => {
  const effects = new Map<string, string[]>();
  const answers = new Map<string, 'done' | 'refused'>();
  const requests: { mark: string; key: string; at: number }[] = [];
  const answered = new Set<string>();

  const book = (id: string): Book => {
    const marks = effects.get(id) ?? [];
    return { version: marks.length + 1, marks: [...marks] };
  };
  const handle = (id: string, mark: string, key: string, isRefusing: boolean): 'done' | 'refused' => {
    const known = answers.get(key);
    if (known) return known;
    const answer = isRefusing ? 'refused' : 'done';
    if (!isRefusing) effects.set(id, [...(effects.get(id) ?? []), mark]);
    answers.set(key, answer);
    return answer;
  };

  const send = async (id: string, mark: string, key: string): Promise<Result<unknown, Problem>> => {
    requests.push({ mark, key, at: now() });
    await travel(`request of ${mark}`);
    const how = network();
    if (how === 'down') return refuse({ type: 'Unreachable' });
    if (how === 'busy') return refuse({ type: 'Broken', status: 503, message: '', retryAfterMs: 20_000 });
    if (how === 'ended') return refuse({ type: 'SessionEnded', message: '' });
    if (how === 'late') {
      void travel(`late request of ${mark}`).then(() => handle(id, mark, key, false));
      return refuse({ type: 'Unreachable' });
    }
    const answer = handle(id, mark, key, how === 'refusing');
    await travel(`answer to ${mark}`);
    if (how === 'lost') return refuse({ type: 'Unreachable' });
    if (how === 'broken') return refuse({ type: 'Broken', status: 500, message: '', retryAfterMs: null });
    answered.add(key);
    if (how === 'off-contract') return refuse(answer === 'done' ? { type: 'OffContract', issues: '' } : refusal);
    return answer === 'done' ? ok({ done: true }) : refuse(refusal);
  };

  return {
    send: (tab) =>
      ((_line, payload, options) => {
        const body = payload?.body as { readonly book: string; readonly mark: string };
        return send(body.book, body.mark, options?.idempotencyKey ?? `none of tab ${tab} at ${requests.length}`);
      }) as Api['send'],
    read: async (id) => {
      await travel(`read of ${id}`);
      const how = network();
      if (how === 'down' || how === 'late') return refuse({ type: 'Unreachable' });
      if (how === 'busy' || how === 'broken') return refuse({ type: 'Broken', status: 503, message: '', retryAfterMs: null });
      if (how === 'ended') return refuse({ type: 'SessionEnded', message: '' });
      const found = book(id);
      await travel(`answer about ${id}`);
      return how === 'lost' ? refuse({ type: 'Unreachable' }) : ok(found);
    },
    book,
    effects,
    requests,
    answered,
  };
};

const refusal: Problem = { type: 'Refused', status: 409, body: { code: 'changed-meanwhile', message: 'não' } };
