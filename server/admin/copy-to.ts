import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Settings } from '../config.ts';
import { copyDatabase, type Copied } from '../db/copy-database.ts';
import type { Database, Db } from '../db/open.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { StartRefused } from '../db/start-refused.ts';

const refusals = {
  'not empty': 'Esse banco de dados já tem linhas, e nada foi mudado nele: indique um banco vazio.',
  different: 'As tabelas desse banco de dados são outras, e nada foi copiado: indique um banco vazio.',
};

const told = (copied: readonly Copied[]): readonly string[] => {
  const filled = copied.filter(({ rows }) => rows > 0).toSorted((a, b) => a.table.localeCompare(b.table));
  const sum = filled.reduce((rows, table) => rows + table.rows, 0);
  return [...filled.map(({ table, rows }) => `  ${table.padEnd(28)} ${rows}`), '', `Copiadas ${sum} linhas de ${filled.length} tabelas.`];
};

/** The embedded server makes its key once there is something to seal. */
const keyFrom = (file: string): string =>
  existsSync(file)
    ? `SEALING_KEY com o que está em ${file}: sem ela nenhum certificado e nenhuma conta do Mercado Livre se abre`
    : 'SEALING_KEY com 32 bytes em hexadecimal (openssl rand -hex 32): aqui ainda não há nenhuma';

type Kept = Pick<Settings, 'SEALING_KEY' | 'DATA_DIR' | 'BLOB_STORE'>;

/** What the data are worth nothing without: grants and certificates are sealed, and pictures are files. */
export const toKeep = ({ SEALING_KEY, DATA_DIR, BLOB_STORE }: Kept): readonly string[] => [
  'Inicie o servidor com DATABASE_URL e com:',
  SEALING_KEY === undefined ? `  ${keyFrom(join(DATA_DIR, 'certificate.key'))}; guarde uma cópia fora do banco` : '  SEALING_KEY como está',
  BLOB_STORE === undefined
    ? `  DATA_DIR como está, ou uma cópia de ${DATA_DIR}/blobs: imagens e anexos`
    : '  BLOB_STORE como está: imagens e anexos',
];

/** The reason why a database is not opened names the setting, for it is told to people who start a server. */
const openTarget = (url: string, log: FastifyBaseLogger): Promise<Database> =>
  openPostgres(url, log).catch((error: unknown) => {
    throw error instanceof StartRefused
      ? new StartRefused(error.message.replace('DATABASE_URL', 'o endereço do comando'), { cause: error })
      : error;
  });

/** Takes everything from the embedded database to an empty PostgreSQL; the embedded one stays as it is. */
export const copyTo = async (
  url: string,
  { db, settings, log }: { readonly db: Db; readonly settings: Kept; readonly log: FastifyBaseLogger },
): Promise<Result<string, string>> => {
  const target = await openTarget(url, log);
  try {
    const copied = await copyDatabase(db, target.db);
    return copied.ok ? ok([...told(copied.value), '', ...toKeep(settings)].join('\n')) : refuse(refusals[copied.error]);
  } finally {
    await target.close();
  }
};
