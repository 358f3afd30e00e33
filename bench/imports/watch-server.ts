import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const sampledEveryMs = 50;
/** A reviewer asks less often; each time the server has something else in its hands. */
const askedEveryMs = 250;

/** Resident memory of a process, in MB. */
export const memoryOf = (pid: number): number => Number(/^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** What is seen of a server until it is asked for. */
export interface Watched {
  /** The most memory it had, in MB. */
  readonly memory: number;
  /** How long a page of the queue took to be answered, each time, in milliseconds. */
  readonly answers: readonly number[];
}

/** Looks at a server's memory again and again, and asks it for the first page of the queue as a reviewer's console does. */
export const watchServer = (origin: string, pid: number, token: string): (() => Promise<Watched>) => {
  let memory = memoryOf(pid);
  const timer = setInterval(() => (memory = Math.max(memory, memoryOf(pid))), sampledEveryMs);
  const answers: number[] = [];
  const watching = new AbortController();
  const asking = (async () => {
    while (!watching.signal.aborted) {
      const began = performance.now();
      const answer = await fetch(`${origin}/v2/publish?status=pending&limit=50`, { headers: { authorization: token, userToken: token } });
      await answer.text();
      answers.push(performance.now() - began);
      await pause(askedEveryMs);
    }
  })();
  return async () => {
    watching.abort();
    clearInterval(timer);
    await asking;
    return { memory, answers };
  };
};
