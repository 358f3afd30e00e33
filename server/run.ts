import { warningsOf, type Settings } from './config.ts';
import { StartRefused } from './db/start-refused.ts';
import { greetingOf } from './greeting.ts';
import { standardError, standardOutput } from './output.ts';
import { settingsHere } from './settings-here.ts';
import type { RunningServer } from './start.ts';

const print = (text: string): void => standardOutput.write(`${text}\n`);
const complain = (text: string): void => standardError.write(`${text}\n`);

const settingsOrExit = (): Settings => {
  const settings = settingsHere();
  if (settings.ok) return settings.value;
  complain(settings.error);
  return process.exit(1);
};

const patienceMs = 10_000;

/**
 * Stops in order: at the first signal, and at an error that nobody caught, after which nobody knows what still holds. A person who
 * can not wait for that sends another signal.
 */
const stopInOrder = ({ stop, app }: RunningServer): void => {
  let isStopping = false;
  const end = (exitCode: number): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      // An error that nobody caught while it stopped counts too.
      () => process.exit(process.exitCode ?? exitCode),
      (error: unknown) => {
        app.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  // Node hands over rejections that nobody heard here too.
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'nobody caught this: the server stops');
    process.exitCode = 1;
    if (!isStopping) end(1);
  });
};

const explain = (error: unknown): string => {
  if (error instanceof StartRefused) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return 'A porta já está em uso. Escolha outra com PORT.';
  return `Não foi possível iniciar: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
};

/** From the environment to a server that says where it is; every failure on the way is explained and ends the process with 1. */
export const run = async (start: (settings: Settings) => Promise<RunningServer>): Promise<void> => {
  const settings = settingsOrExit();
  try {
    const server = await start(settings);
    stopInOrder(server);
    print(greetingOf(server, settings));
    for (const warning of warningsOf(settings)) complain(`Atenção: ${warning}`);
  } catch (error) {
    complain(explain(error));
    process.exit(1);
  }
};
