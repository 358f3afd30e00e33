/** `npm run admin -- create-superuser MAIL`, `reset-password MAIL`, `revoke-sessions MAIL`, `list`, `copy-to URL`: the way in for whoever runs the server, past every login. With PGlite the server has to be stopped. */
import { text } from 'node:stream/consumers';
import { systemClock } from '../clock.ts';
import { runCommand, runLook } from '../command-line.ts';
import type { Settings } from '../config.ts';
import { consoleBaseOf } from '../mail/post-office.ts';
import { openLog } from '../http/logging.ts';
import { copyTo } from './copy-to.ts';
import { createSuperuser } from './create-superuser.ts';
import { listAccounts } from './list-accounts.ts';
import { readArguments } from './read-arguments.ts';
import { readPassword } from './read-password.ts';
import { resetPassword } from './reset-password.ts';
import { revokeSessions } from './revoke-sessions.ts';

const words = readArguments(process.argv.slice(2));
/** With a provider's API there is nobody here. */
const refusalOf = ({ UPSTREAM_URL, DATABASE_URL }: Settings): string | null => {
  if (UPSTREAM_URL !== undefined) return 'Com UPSTREAM_URL as contas são do provedor: não há contas aqui.';
  const isThere = words.ok && words.value.what === 'copy-to' && DATABASE_URL !== undefined;
  return isThere ? 'Os dados já estão no PostgreSQL de DATABASE_URL: copie-os com pg_dump, ou tire DATABASE_URL.' : null;
};

/** Those that leave the data here as they are. */
const looks: ReadonlySet<string> = new Set(['list', 'copy-to']);
const run = words.ok && looks.has(words.value.what) ? runLook : runCommand;
await run(
  words,
  async (given, settings, { db }) => {
    const office = { db, now: systemClock(), base: consoleBaseOf(settings) };
    if (given.what === 'copy-to') return copyTo(given.url, { db, settings, log: openLog(settings.LOG_LEVEL) });
    if (given.what === 'list') return listAccounts(office);
    if (given.what === 'revoke-sessions') return revokeSessions(office, given.mail ?? null);
    const password = given['password-stdin'] ? readPassword(await text(process.stdin), settings.PASSWORD_MAX) : null;
    if (password?.ok === false) return password;
    const sent = password === null ? null : password.value;
    return given.what === 'create-superuser' ? createSuperuser(office, { ...given, sent }) : resetPassword(office, { ...given, sent });
  },
  refusalOf,
);
