import { randomBytes } from 'node:crypto';
import { ok, refuse, type Result } from '#lib/result.ts';
import { lockPerson } from '../users/person.ts';
import { setPassword } from '../users/set-password.ts';
import type { Tx } from '../db/open.ts';
import { account } from '../db/schema/core.ts';
import { forgiveLogins } from '../session/login-limit.ts';
import { hashPassword } from '../session/password.ts';
import { writeUser } from '../users/lock-user.ts';
import { sayLink, writing, type Office } from './office.ts';

interface Wanted {
  readonly mail: string;
  readonly name?: string | undefined;
  /** What a browser sends for the password; null where a link is to set it. */
  readonly sent: string | null;
}

type Known = Pick<typeof account.$inferSelect, 'id' | 'mail' | 'name' | 'isFirst' | 'version' | 'role' | 'blockedAt' | 'awaitsMail'>;

const access = { role: 'superuser', sellerId: null, hadSellout: true } as const;

/** Only one who was invited and never came is taken up again: whoever is somebody already stays who they are. */
const refusalOf = ({ mail, role, blockedAt, awaitsMail }: Known): string | null => {
  if (role !== 'superuser') return `${mail} já é de uma conta com outro papel. Use outro e-mail: um superusuário pode mudar o papel dela.`;
  if (blockedAt) return `${mail} é de um superusuário bloqueado. Use outro e-mail: um superusuário pode desbloqueá-lo.`;
  return awaitsMail ? null : `${mail} já é superusuário. Para outra senha: npm run admin -- reset-password ${mail}`;
};

const insertSuperuser = async (tx: Tx, { mail, name, sent }: Wanted, passwordHash: string, now: Date): Promise<Known> => {
  const id = randomBytes(12).toString('hex');
  const row = { ...access, id, mail, name: name ?? mail.replace(/@.*$/u, ''), passwordHash, awaitsMail: sent === null };
  const [made] = await tx
    .insert(account)
    .values({ ...row, version: 0 })
    .returning();
  if (!made) throw new Error(`Account ${id} was not made`);
  await writeUser(writing(tx, now), made, {
    type: 'invited',
    data: { after: { role: access.role, sellerId: null, hadSellout: true, hadSell: false } },
  });
  return made;
};

/** Makes a superuser who chooses a password by the link that is printed, or has the one that was given. */
export const createSuperuser = async (office: Office, wanted: Wanted): Promise<Result<string, string>> => {
  const { db, now } = office;
  // Without one of theirs, a password nobody knows. Made before the transaction, which its cost would hold.
  const passwordHash = await hashPassword(wanted.sent ?? randomBytes(32).toString('hex'));
  return db.transaction(async (tx) => {
    const [known] = await lockPerson(tx, wanted.mail);
    const refusal = known ? refusalOf(known) : null;
    if (refusal !== null) return refuse(refusal);
    const user = known ?? (await insertSuperuser(tx, wanted, passwordHash, now));
    if (wanted.sent === null) return ok(`${user.mail} é superusuário.\n${await sayLink(tx, user.id, office)}`);
    if (known) await setPassword(writing(tx, now), known, passwordHash, office);
    // Somebody may have tried a mail that nobody had yet.
    else await forgiveLogins(tx, user.mail);
    return ok(`${user.mail} é superusuário e já pode entrar.`);
  });
};
