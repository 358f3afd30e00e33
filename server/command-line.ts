/** What the commands for whoever runs the server have in common: npm run admin, import and seed. */
import { pino } from 'pino';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Settings } from './config.ts';
import { DataDirInUse } from './db/data-dir-lock.ts';
import { StartRefused } from './db/start-refused.ts';
import { openDatabase, type Database } from './db/open.ts';
import { settingsHere } from './settings-here.ts';

/** parseArgs throws for what a person typed wrong; its message names the word between quotes. */
export const readWords = <Words>(parse: () => Words, usage: string): Result<Words, string> => {
  try {
    return ok(parse());
  } catch (error) {
    const [, word = ''] = /'(?<word>[^']+)'/u.exec(error instanceof Error ? error.message : '') ?? [];
    return refuse(`Não entendi ${word || 'o que foi escrito'}\n${usage}`);
  }
};

/** Ends with 1 when something was refused, with 2 when the words were not understood. */
export const complain = (text: string, exitCode: 1 | 2): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = exitCode;
};

export const serverRuns = (dataDir: string): string =>
  `O servidor está usando a pasta de dados ${dataDir}, que só um processo abre por vez. Pare-o, rode este comando de novo e inicie-o outra vez.`;

type Outcome = Result<string, string>;

const overDatabase = async (settings: Settings, work: (database: Database) => Promise<Outcome>): Promise<Outcome> => {
  try {
    const database = await openDatabase(settings, pino({ level: settings.LOG_LEVEL }));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof DataDirInUse) return refuse(serverRuns(settings.DATA_DIR));
    if (error instanceof StartRefused) return refuse(error.message);
    throw error;
  }
};

type Work<Words> = (words: Words, settings: Settings, database: Database) => Promise<Outcome>;

/** Does `work` over the configured database and prints what came of it. */
export const runCommand = async <Words>(words: Result<Words, string>, work: Work<Words>): Promise<void> => {
  if (!words.ok) return complain(words.error, 2);
  const settings = settingsHere();
  if (!settings.ok) return complain(settings.error, 1);
  const done = await overDatabase(settings.value, (database) => work(words.value, settings.value, database));
  return done.ok ? void process.stdout.write(`${done.value}\n`) : complain(done.error, 1);
};
