import { accessSync, constants } from 'node:fs';
import { StartRefused } from './start-refused.ts';

const whyNot: Readonly<Record<string, (dir: string) => string>> = {
  EACCES: (dir) =>
    `A pasta de dados ${dir} não pode ser lida e gravada por este usuário: rode como o usuário do servidor, ou confira DATA_DIR.`,
  ENOTDIR: (dir) => `${dir} não pode ser a pasta de dados: há um arquivo no lugar de uma pasta. Confira DATA_DIR.`,
  EROFS: (dir) => `A pasta de dados ${dir} está em um disco que só pode ser lido. Confira DATA_DIR.`,
};
const sameAs: Readonly<Record<string, string>> = { EPERM: 'EACCES', EEXIST: 'ENOTDIR' };

/**
 * Does what touches the data folder, and says in a sentence why that folder is none.
 *
 * @throws {StartRefused}
 */
export const onFolder = <T>(dir: string, touch: () => T): T => {
  try {
    return touch();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = whyNot[sameAs[code] ?? code];
    throw why ? new StartRefused(why(dir), { cause: error }) : error;
  }
};

/** A folder of another user is there, too, and its files can not be opened. */
export const mustBeOurs = (dir: string): void => accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK);
