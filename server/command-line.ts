/** What the commands for whoever runs the server have in common: npm run admin, import and seed. */
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Settings } from './config.ts';
import { ageOfTables } from './db/age-of-tables.ts';
import { lookAtDatabase } from './db/look-at-database.ts';
import { DataDirInUse } from './db/data-dir-lock.ts';
import { StartRefused } from './db/start-refused.ts';
import { openLog } from './http/logging.ts';
import { openDatabase, type Database, type Db } from './db/open.ts';
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

/** What only looks leaves the data of an installation as they are, and those of another build alone. */
const look = async (settings: Settings, work: (db: Db) => Promise<Outcome>): Promise<Outcome> => {
  const looked = await lookAtDatabase(settings, async (db) => {
    const age = await ageOfTables(db);
    if (age === 'older') return refuse('Os dados são de uma versão mais antiga: o próximo início do servidor os atualiza.');
    if (age === 'newer') return refuse('Os dados são de uma versão mais nova do Balcão: use a versão que os gravou, ou uma mais nova.');
    return age === 'none' ? null : work(db);
  });
  const where = settings.DATABASE_URL === undefined ? settings.DATA_DIR : 'no banco de DATABASE_URL';
  return looked ?? refuse(`Ainda não há dados (${where}): o primeiro início do servidor os faz.`);
};

const open = async (settings: Settings, work: (database: Database) => Promise<Outcome>): Promise<Outcome> => {
  const database = await openDatabase(settings, openLog(settings.LOG_LEVEL));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const refusing = async (settings: Settings, over: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await over();
  } catch (error) {
    if (error instanceof DataDirInUse) return refuse(serverRuns(settings.DATA_DIR));
    if (error instanceof StartRefused) return refuse(error.message);
    throw error;
  }
};

/** Why a command does nothing in such an installation, said before any data are opened; null where it does. */
type RefusalOf = (settings: Settings) => string | null;
const refusesNothing: RefusalOf = () => null;

const run = async <Words>(
  words: Result<Words, string>,
  refusalOf: RefusalOf,
  over: (words: Words, settings: Settings) => Promise<Outcome>,
): Promise<void> => {
  if (!words.ok) return complain(words.error, 2);
  const settings = settingsHere();
  if (!settings.ok) return complain(settings.error, 1);
  const refusal = refusalOf(settings.value);
  if (refusal !== null) return complain(refusal, 1);
  const done = await refusing(settings.value, () => over(words.value, settings.value));
  return done.ok ? void process.stdout.write(`${done.value}\n`) : complain(done.error, 1);
};

/** Does `work` over the configured database, brought up to date, and prints what came of it. */
export const runCommand = <Words>(
  words: Result<Words, string>,
  work: (words: Words, settings: Settings, database: Database) => Promise<Outcome>,
  refusalOf = refusesNothing,
): Promise<void> => run(words, refusalOf, (given, settings) => open(settings, (database) => work(given, settings, database)));

/** Prints what `work` finds in the configured database as it stands. */
export const runLook = <Words>(
  words: Result<Words, string>,
  work: (words: Words, settings: Settings, database: Pick<Database, 'db'>) => Promise<Outcome>,
  refusalOf = refusesNothing,
): Promise<void> => run(words, refusalOf, (given, settings) => look(settings, (db) => work(given, settings, { db })));
