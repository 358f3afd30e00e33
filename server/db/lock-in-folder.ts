import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, constants, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Holds the sockets of whoever has a data directory open. It is in that directory, for a container may have mounted it alone. */
export const locksFolder = 'balcao.lock';

type Release = () => Promise<void>;

/** Sockets have names of a hundred letters at most, wherever the folder is: it is named by its descriptor. */
const descriptors = '/proc/self/fd';
const pathIn = (folder: number, name: string): string => `${descriptors}/${folder}/${name}`;

/** Of a process that is gone the socket is left, and the kernel refuses for it. A process that does not come to answer is alive. */
const isGone = (error: Error): boolean => 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT');

/** What file systems without sockets answer: their own words, those of FAT and of shares of a host (EPERM, EINVAL), those of FUSE (ENOSYS). */
const noSockets: ReadonlySet<unknown> = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENOSYS']);

/** Could there be a socket in the folder, whatever kept it from being made? Not where descriptors have no paths. */
export const hasSockets = (error: unknown): boolean =>
  existsSync(descriptors) && !(error instanceof Error && 'code' in error && noSockets.has(error.code));

const isHeld = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => resolve(!isGone(error)));
  });

/** Shows itself once it listens: what is seen in the folder answers, or its process is gone. */
const show = async (folder: number, name: string): Promise<Release> => {
  const [hidden, shown] = [pathIn(folder, `${name}.new`), pathIn(folder, `${name}.shown`)];
  const server = createServer((socket) => socket.destroy());
  // A process of another user, in a container of its own, asks it too.
  server.listen({ path: hidden, readableAll: true, writableAll: true });
  await once(server, 'listening');
  server.unref();
  renameSync(hidden, shown);
  return async () => {
    rmSync(shown, { force: true });
    await new Promise((done) => void server.close(done));
  };
};

const findHolder = async (folder: number, own: string): Promise<boolean> => {
  const names = readdirSync(pathIn(folder, '')).filter((name) => name.endsWith('.shown') && !name.startsWith(own));
  for (const name of names) {
    if (await isHeld(pathIn(folder, name))) return true;
    rmSync(pathIn(folder, name), { force: true });
  }
  return false;
};

/**
 * Keeps processes apart that share a folder and no names, as containers on one volume do (decision 0176): by a socket in the folder, which
 * answers while its process lives. Each is seen before it looks, so never are two let in; two that begin at the same moment may both be
 * refused.
 *
 * @returns Null where another process has the folder.
 * @throws where no socket could be made; whether there could be one, `hasSockets` says.
 */
export const lockInFolder = async (dir: string): Promise<Release | null> => {
  mkdirSync(join(dir, locksFolder), { recursive: true });
  const folder = openSync(join(dir, locksFolder), constants.O_RDONLY | constants.O_DIRECTORY);
  const own = randomUUID();
  let hide: Release | null = null;
  let isOurs = false;
  const release: Release = async () => {
    await hide?.();
    closeSync(folder);
  };
  try {
    hide = await show(folder, own);
    isOurs = !(await findHolder(folder, own));
  } finally {
    if (!isOurs) await release();
  }
  return isOurs ? release : null;
};
