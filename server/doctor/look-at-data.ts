import { sql } from 'drizzle-orm';
import { hasSuperuser } from '../users/has-superuser.ts';
import { serverRuns } from '../command-line.ts';
import type { Settings } from '../config.ts';
import { ageOfTables } from '../db/age-of-tables.ts';
import { lookAtDatabase } from '../db/look-at-database.ts';
import { DataDirInUse } from '../db/data-dir-lock.ts';
import type { Db } from '../db/open.ts';
import { openDemoAccounts } from '../demo/open-demo-accounts.ts';
import { messageOf } from '../http/logging.ts';
import { good, lacking, type Finding } from './finding.ts';
import { databaseAheadMs, lookAtClock } from './look-at-clock.ts';

const versionOf = async (db: Db): Promise<string> => {
  const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`);
  return rows[0]?.server_version ?? '';
};

const superuserRemedy = 'npm run admin -- create-superuser SEU@EMAIL';
const firstStart = 'ainda não há tabelas: o primeiro início do servidor as faz';

const lookAtEntrance = async (db: Db, { DEMO }: Settings): Promise<readonly Finding[]> => {
  const entrance = (await hasSuperuser(db))
    ? good('superusuário', 'há quem possa entrar')
    : lacking('superusuário', 'nenhum pode entrar', superuserRemedy);
  const left = DEMO ? [] : await openDemoAccounts(db);
  const demo = left.map(({ mail }) =>
    lacking('demonstração', `${mail} abre com a senha que todos conhecem`, `bloqueie a conta, ou: npm run admin -- reset-password ${mail}`),
  );
  return [entrance, ...demo];
};

/** Accounts are looked at in tables of this build alone: older tables are first brought up to date, newer ones are not understood. */
export const lookInside = async (db: Db, settings: Settings): Promise<readonly Finding[]> => {
  const database = good('banco de dados', `PostgreSQL ${await versionOf(db)}${settings.DATABASE_URL === undefined ? ' (PGlite)' : ''}`);
  // The embedded database has the clock of this machine.
  const clock = settings.DATABASE_URL === undefined ? [] : [lookAtClock(await databaseAheadMs(db))];
  const age = await ageOfTables(db);
  if (age === 'none') return [database, ...clock, lookAtNothing(settings)];
  if (age === 'newer')
    return [
      database,
      ...clock,
      lacking('tabelas', 'são de uma versão mais nova do Balcão', 'inicie a versão que as gravou, ou uma mais nova'),
    ];
  // What this build asks of accounts may stand in no column yet.
  if (age === 'older') return [database, ...clock, good('tabelas', 'de uma versão mais antiga: o próximo início as atualiza')];
  return [database, ...clock, good('tabelas', 'em dia'), ...(await lookAtEntrance(db, settings))];
};

/** Where nobody was yet, the demo brings its own superuser at the first start. */
const lookAtNothing = ({ DEMO }: Settings): Finding =>
  DEMO ? good('superusuário', `${firstStart}, e as contas da demonstração`) : lacking('superusuário', firstStart, superuserRemedy);

export const lookAtData = async (settings: Settings): Promise<readonly Finding[]> => {
  if (settings.UPSTREAM_URL !== undefined) return [];
  try {
    return (await lookAtDatabase(settings, (db) => lookInside(db, settings))) ?? [lookAtNothing(settings)];
  } catch (error) {
    if (error instanceof DataDirInUse) return [lacking('dados', 'não foram olhados', serverRuns(settings.DATA_DIR))];
    return [lacking('banco de dados', messageOf(error), 'confira DATABASE_URL e se o servidor do banco responde')];
  }
};
