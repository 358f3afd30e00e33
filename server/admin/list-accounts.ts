import { asc } from 'drizzle-orm';
import type { Role } from '#contract/call.ts';
import type { UserRow } from '#contract/user.ts';
import { ok, type Result } from '#lib/result.ts';
import { account } from '../db/schema/core.ts';
import { selectUsers, toRow } from '../users/user-row.ts';
import type { Office } from './office.ts';

const roleNames: Readonly<Record<Role, string>> = { superuser: 'superusuário', reviewer: 'revisor', seller: 'vendedor' };

const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' });

const stateOf = ({ blockedAt, awaitsMail, isUndelivered }: UserRow): string => {
  if (blockedAt !== null) return 'bloqueada';
  if (isUndelivered) return 'e-mail não entregue';
  return awaitsMail ? 'ainda não entrou' : 'ativa';
};

const head = ['e-mail', 'papel', 'conta', 'vista por último', 'sessões', 'nome'];

const cellsOf = (user: UserRow): readonly string[] => [
  user.mail,
  roleNames[user.role],
  stateOf(user),
  user.seenAt === null ? 'nunca' : when.format(new Date(user.seenAt)),
  String(user.sessions),
  user.name,
];

/** Each column as wide as its widest cell. */
const aligned = (lines: readonly (readonly string[])[]): string => {
  const widths = head.map((_, at) => lines.reduce((widest, cells) => Math.max(widest, cells[at]?.length ?? 0), 0));
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Everybody, by mail. */
export const listAccounts = async ({ db, now }: Office): Promise<Result<string, string>> => {
  const users = await selectUsers(db, now).orderBy(asc(account.mail));
  return ok(aligned([head, ...users.map((user) => cellsOf(toRow(user)))]));
};
