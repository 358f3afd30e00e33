import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const patienceMs = 300_000;
/** Then a new process: what one server leaves behind in memory must not become another journey's trouble. */
const serversPerProcess = 40;

type Told = { readonly start: Readonly<Record<string, string | undefined>> } | { readonly stop: number };
interface Answer {
  readonly id: number;
  readonly value?: string;
  readonly error?: string;
}

interface HostProcess {
  readonly tell: (told: Told) => Promise<{ readonly id: number; readonly value: string }>;
  readonly end: () => void;
}

const forkHost = (): HostProcess => {
  const child: ChildProcess = fork(fileURLToPath(new URL('./server-host.mjs', import.meta.url)), [], { execArgv: [] });
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  child.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  child.once('exit', (code) => {
    for (const [id, tell] of waiting) tell({ id, error: `The servers' process ended with ${code}` });
  });
  return {
    tell: (told) =>
      new Promise((resolve, reject) => {
        count += 1;
        const id = count;
        const late = setTimeout(() => reject(new Error(`No answer of the servers' process in ${patienceMs} ms`)), patienceMs);
        waiting.set(id, ({ value, error }) => {
          clearTimeout(late);
          if (value === undefined) reject(new Error(error));
          else resolve({ id, value });
        });
        child.send({ id, ...told });
      }),
    end: () => child.disconnect(),
  };
};

export interface ServerHost {
  readonly start: (
    environment: Readonly<Record<string, string>>,
  ) => Promise<{ readonly address: string; readonly stop: () => Promise<void> }>;
}

/** Servers of one worker, in a process beside it that is forked when the first is asked for and ends with the worker. */
export const openServerHost = (): ServerHost => {
  let host: HostProcess | null = null;
  let started = 0;
  let running = 0;
  return {
    start: async (environment) => {
      const own = (host ??= forkHost());
      started += 1;
      const { id, value } = await own.tell({ start: { ...process.env, ...environment } });
      running += 1;
      return {
        address: value,
        stop: async () => {
          await own.tell({ stop: id });
          running -= 1;
          if (started < serversPerProcess || running > 0) return;
          own.end();
          [host, started] = [null, 0];
        },
      };
    },
  };
};
