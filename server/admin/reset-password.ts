import { ok, refuse, type Result } from '#lib/result.ts';
import { lockPerson, personOf } from '../users/person.ts';
import { setPassword } from '../users/set-password.ts';
import { hashPassword } from '../session/password.ts';
import { sayLink, writing, type Office } from './office.ts';

interface Wanted {
  readonly mail: string;
  /** What a browser sends for the password; null where a link is to set it. */
  readonly sent: string | null;
}

export const noAccount = (mail: string): string => `Nenhuma conta tem o e-mail ${mail}. Veja as contas: npm run admin -- list`;

/** Prints a link that sets somebody's password, or sets the one that was given. Until the link is used everything stays as it is. */
export const resetPassword = async (office: Office, { mail, sent }: Wanted): Promise<Result<string, string>> => {
  const passwordHash = sent === null ? null : await hashPassword(sent);
  return office.db.transaction(async (tx) => {
    const accounts = await lockPerson(tx, mail);
    if (accounts.length === 0) return refuse(noAccount(mail));
    const { entry, open } = await personOf(tx, mail);
    const user = entry ?? open[0];
    if (!user) return refuse(`${mail} está bloqueado: nenhuma senha abriria a conta. Um superusuário pode desbloqueá-lo.`);
    if (passwordHash === null) return ok(`Nova senha de ${mail}.\n${await sayLink(tx, user.id, office)}`);
    await setPassword(writing(tx, office.now), user, passwordHash, office);
    return ok(`A senha de ${mail} foi trocada e suas sessões foram encerradas.`);
  });
};
