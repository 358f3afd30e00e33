import { parseArgs } from 'node:util';
import { ok, refuse, type Result } from '#lib/result.ts';
import { isMail } from '#lib/validate/mail.ts';
import { readWords } from '../command-line.ts';

interface PasswordArguments {
  readonly mail: string;
  /** The password stands on stdin: on the command line every process of the machine could read it. */
  readonly readsPassword: boolean;
}

export type AdminArguments =
  | { readonly what: 'list' }
  | ({ readonly what: 'create-superuser'; readonly name: string | undefined } & PasswordArguments)
  | ({ readonly what: 'reset-password' } & PasswordArguments)
  | {
      readonly what: 'revoke-sessions';
      /** Null for everybody. */
      readonly mail: string | null;
    };

const usage = [
  'npm run admin -- create-superuser EMAIL [--name NOME] [--password-stdin]',
  'npm run admin -- reset-password EMAIL [--password-stdin]',
  'npm run admin -- revoke-sessions EMAIL | --all',
  'npm run admin -- list',
].join('\n');

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { name: { type: 'string' }, 'password-stdin': { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  });

/** The command line, e.g. `create-superuser ana@loja.com.br`. */
export const readArguments = (words: readonly string[]): Result<AdminArguments, string> => {
  const parsed = readWords(() => parse(words), usage);
  if (!parsed.ok) return parsed;
  const [what, typedMail, ...rest] = parsed.value.positionals;
  const { name, all, 'password-stdin': readsPassword } = parsed.value.values;
  if (rest.length > 0 || name?.trim() === '') return refuse(usage);
  const isBare = name === undefined && !readsPassword;
  if (typedMail === undefined) {
    if (what === 'list' && isBare && !all) return ok({ what });
    return what === 'revoke-sessions' && isBare && all ? ok({ what, mail: null }) : refuse(usage);
  }
  if (!isMail(typedMail)) return refuse(`Não é um e-mail: ${typedMail}\n${usage}`);
  const mail = typedMail.toLowerCase();
  if (all) return refuse(usage);
  if (what === 'create-superuser') return ok({ what, mail, name, readsPassword });
  if (what === 'reset-password' && name === undefined) return ok({ what, mail, readsPassword });
  return what === 'revoke-sessions' && isBare ? ok({ what, mail }) : refuse(usage);
};
