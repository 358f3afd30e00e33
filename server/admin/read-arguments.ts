import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ok, refuse, type Result } from '#lib/result.ts';
import { isMail } from '#lib/validate/mail.ts';
import { readWords } from '../command-line.ts';

const Mail = z
  .string()
  .refine(isMail, { error: ({ input }) => `Não é um e-mail: ${String(input)}` })
  .transform((typed) => typed.toLowerCase());
const hasPassword = (url: string): boolean => {
  const { password, searchParams } = new URL(url);
  return password !== '' || searchParams.has('password');
};
const Target = z
  .string()
  .refine((url) => /^postgres(?:ql)?:\/\//u.test(url) && URL.canParse(url), { error: 'Diga para onde: postgres://…', abort: true })
  .refine((url) => !hasPassword(url), 'A senha vem em PGPASSWORD, não no endereço: todo processo da máquina lê a linha de comando');
/** The password stands on stdin: on the command line every process of the machine could read it. */
const readsPassword = z.boolean().default(false);

const AdminArguments = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('list') }),
  z.strictObject({
    what: z.literal('create-superuser'),
    mail: Mail,
    name: z.string().trim().min(1).optional(),
    'password-stdin': readsPassword,
  }),
  z.strictObject({ what: z.literal('reset-password'), mail: Mail, 'password-stdin': readsPassword }),
  z
    .strictObject({ what: z.literal('revoke-sessions'), mail: Mail.optional(), all: z.literal(true).optional() })
    .refine(({ mail, all }) => (mail === undefined) === (all === true), 'Diga de quem, ou --all'),
  z.strictObject({ what: z.literal('copy-to'), url: Target }),
]);
type AdminArguments = z.output<typeof AdminArguments>;

const usage = [
  'npm run admin -- create-superuser EMAIL [--name NOME] [--password-stdin]',
  'npm run admin -- reset-password EMAIL [--password-stdin]',
  'npm run admin -- revoke-sessions EMAIL | --all',
  'npm run admin -- list',
  'npm run admin -- copy-to postgres://USUARIO@SERVIDOR/BANCO   (a senha em PGPASSWORD)',
].join('\n');

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { name: { type: 'string' }, 'password-stdin': { type: 'boolean' }, all: { type: 'boolean' } },
  });

/** The command line, e.g. `create-superuser ana@loja.com.br`. Each command takes its own words and no others. */
export const readArguments = (words: readonly string[]): Result<AdminArguments, string> => {
  const parsed = readWords(() => parse(words), usage);
  if (!parsed.ok) return parsed;
  const [what, whom, ...more] = parsed.value.positionals;
  const given = AdminArguments.safeParse({
    ...parsed.value.values,
    what,
    ...(whom !== undefined && { [what === 'copy-to' ? 'url' : 'mail']: whom }),
    ...(more.length > 0 && { more }),
  });
  if (given.success) return ok(given.data);
  const reasons = given.error.issues.filter(({ code }) => code === 'custom').map(({ message }) => message);
  return refuse([...reasons, usage].join('\n'));
};
