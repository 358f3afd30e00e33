/**
 * `npm run meli:smoke`: says what it would ask of Mercado Livre, and where; `-- --real` asks it, with a test user. Ends with 1 at each
 * refusal, with 2 where the words were not understood.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { systemClock } from '../../clock.ts';
import { complain, readWords } from '../../command-line.ts';
import { consoleBaseOf } from '../../mail/post-office.ts';
import { settingsHere } from '../../settings-here.ts';
import { callbackPath } from '../connect/begin-connecting.ts';
import { smoke } from './smoke.ts';

const usage = 'npm run meli:smoke [-- --real [--redirect ENDEREÇO_REGISTRADO]]';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** One line that a person types; null where nobody does. */
const answer = async (): Promise<string | null> => {
  const lines = createInterface({ input: process.stdin });
  try {
    const line = await lines[Symbol.asyncIterator]().next();
    return line.done === true ? null : line.value;
  } finally {
    lines.close();
  }
};

const run = async (): Promise<void> => {
  const words = readWords(
    () => parseArgs({ args: process.argv.slice(2), options: { real: { type: 'boolean', default: false }, redirect: { type: 'string' } } }),
    usage,
  );
  if (!words.ok) return complain(words.error, 2);
  const settings = settingsHere();
  if (!settings.ok) return complain(settings.error, 1);
  const { real, redirect } = words.value.values;
  const redirectUri = redirect ?? `${consoleBaseOf(settings.value)}${callbackPath}`;
  const done = await smoke(settings.value, { isReal: real, redirectUri }, { say, answer }, systemClock);
  return done.ok ? say(done.value) : complain(done.error, 1);
};

await run();
