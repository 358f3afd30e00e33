import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Settings } from '../config.ts';
import { webDir } from '../paths.ts';
import { good, lacking, type Finding } from './finding.ts';

const leastNode = [20, 19] as const;

export const lookAtNode = (version: string): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);
  return isNew ? good('Node', version) : lacking('Node', version, `instale Node ${leastNode.join('.')} ou mais novo: https://nodejs.org`);
};

const lookAtConsole = (): Finding =>
  webDir() === null
    ? lacking(
        'painel',
        'não foi compilado: só a API responde',
        'rode npm run build onde estão as dependências de desenvolvimento e copie dist',
      )
    : good('painel', 'compilado');

/** Where a folder is, or will be made. */
const existing = (dir: string): string => (existsSync(dir) ? dir : existing(dirname(dir)));

const isWritable = (dir: string): boolean => {
  try {
    accessSync(dir, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const giga = 1024 ** 3;

/** The disk that DATA_DIR is on; null where nothing is kept on this machine. */
export const diskOf = ({
  DATA_DIR,
  DATABASE_URL,
  BLOB_STORE,
}: Settings): { readonly freeBytes: number; readonly totalBytes: number } | null => {
  if (DATABASE_URL !== undefined && BLOB_STORE !== undefined) return null;
  const { bavail, blocks, bsize } = statfsSync(existing(resolve(DATA_DIR)));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

const lookAtDisk = (settings: Settings): Finding => {
  const what = 'DATA_DIR';
  const disk = diskOf(settings);
  if (disk === null) return good(what, 'nada fica nesta máquina');
  const dir = existing(resolve(settings.DATA_DIR));
  if (!isWritable(dir))
    return lacking(what, `não se pode escrever em ${dir}`, 'dê a pasta ao usuário do servidor, ou escolha outra com DATA_DIR');
  const free = `${(disk.freeBytes / giga).toFixed(1)} GB livres em ${dir}`;
  return disk.freeBytes < giga ? lacking(what, free, 'libere espaço, ou escolha uma pasta em outro disco com DATA_DIR') : good(what, free);
};

export const lookAtMachine = (settings: Settings): readonly Finding[] => [
  lookAtNode(process.versions.node),
  lookAtConsole(),
  ...(settings.UPSTREAM_URL === undefined ? [lookAtDisk(settings)] : []),
];
