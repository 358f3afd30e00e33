import type { Settings } from './config.ts';
import { DataDirInUse } from './db/data-dir-lock.ts';
import { greetingOf } from './greeting.ts';
import { settingsHere } from './settings-here.ts';
import type { RunningServer } from './start.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

const settingsOrExit = (): Settings => {
  const settings = settingsHere();
  if (settings.ok) return settings.value;
  complain(settings.error);
  return process.exit(1);
};

const patienceMs = 10_000;

/** The first signal stops in order; whoever can not wait sends a second. */
const stopOnSignal = ({ stop, app }: RunningServer): void => {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

const explain = (error: unknown): string => {
  if (error instanceof DataDirInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return 'A porta já está em uso. Escolha outra com PORT.';
  return `Não foi possível iniciar: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
};

/** From the environment to a server that says where it is; every failure on the way is explained and ends the process with 1. */
export const run = async (start: (settings: Settings) => Promise<RunningServer>): Promise<void> => {
  const settings = settingsOrExit();
  try {
    const server = await start(settings);
    stopOnSignal(server);
    say(greetingOf(server, settings));
  } catch (error) {
    complain(explain(error));
    process.exit(1);
  }
};
