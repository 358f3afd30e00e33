import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { standardError } from '../output.ts';
import { hasSockets, lockInFolder, locksFolder } from './lock-in-folder.ts';
import { StartRefused } from './start-refused.ts';
import { mustBeOurs, onFolder } from './usable-folder.ts';

/** Said to the second process, in the words of the person who runs it. */
export class DataDirInUse extends StartRefused {
  override readonly name = 'DataDirInUse';
  constructor(dir: string) {
    super(
      `A pasta de dados ${dir} já está em uso por outro processo do Balcão. Pare o outro processo, ou escolha outra pasta com DATA_DIR. ` +
        'Para vários processos sobre os mesmos dados, use um Postgres com DATABASE_URL.',
    );
  }
}

/** Gives the lock back; the end of the process does so too. */
export type Unlock = () => Promise<void>;

const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The kernel drops the name with its process, `kill -9` included: such a lock is never stale. A container sees the names of its own network alone. */
const lockByName = (dir: string, name: string): Promise<Unlock> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => reject(errorCode(error) === 'EADDRINUSE' ? new DataDirInUse(dir) : error));
    server.listen(name, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });

const nothingHeld: Unlock = async () => undefined;

/** Passed over only where there can be no socket: in every other case somebody would have the folder unseen. */
const lockBySocket = async (dir: string): Promise<Unlock | null> => {
  try {
    return await lockInFolder(dir);
  } catch (error) {
    if (hasSockets(error))
      throw new StartRefused(
        `A pasta de dados ${dir} não pôde ser marcada como em uso, em ${join(dir, locksFolder)} (${reasonOf(error)}): confira o espaço em disco, o dono e as permissões dessa pasta.`,
        { cause: error },
      );
    standardError.write(
      `Atenção: a pasta de dados ${dir} não aceita sockets (${reasonOf(error)}): dois contêineres sobre ela não se veriam.\n`,
    );
    return nothingHeld;
  }
};

/** By name, for that is decided in one step where names are shared; and by the folder, for containers share nothing else. */
const lockOnLinux = async (dir: string, name: string): Promise<Unlock> => {
  const giveNameBack = await lockByName(dir, name);
  let release: Unlock | null = null;
  try {
    release = await lockBySocket(dir);
  } finally {
    if (release === null) await giveNameBack();
  }
  if (release === null) throw new DataDirInUse(dir);
  const giveFolderBack = release;
  return async () => {
    await giveFolderBack();
    await giveNameBack();
  };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return errorCode(error) === 'EPERM';
  }
};

/** Where the system has no names of that kind (macOS): a file with the process's id, taken over when that process is gone. */
export const lockByPidFile = async (dir: string): Promise<Unlock> => {
  const file = join(dir, 'balcao.pid');
  const claim = (): boolean => {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    }
  };
  if (!claim()) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (Number.isInteger(holder) && holder > 0 && isAlive(holder)) throw new DataDirInUse(dir);
    rmSync(file, { force: true });
    if (!claim()) throw new DataDirInUse(dir);
  }
  return async () => rmSync(file, { force: true });
};

/**
 * Exclusive use of a data directory. PGlite takes no lock of its own: two processes on one directory lose acknowledged rows
 * without an error (electric-sql/pglite#1106).
 *
 * @throws {DataDirInUse}
 * @throws {StartRefused} where it is no folder, or another user's, or can not be marked as held.
 */
export const lockDataDir = async (dir: string): Promise<Unlock> => {
  const path = onFolder(dir, () => {
    mkdirSync(dir, { recursive: true });
    mustBeOurs(dir);
    return realpathSync(dir);
  });
  const id = `balcao-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return lockOnLinux(dir, `\0${id}`);
  if (process.platform === 'win32') return lockByName(dir, `\\\\.\\pipe\\${id}`);
  return lockByPidFile(dir);
};
