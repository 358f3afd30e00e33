import type { EventAuthor } from '../stream/append-event.ts';
import type { Db, Tx } from '../db/open.ts';
import type { WriteContext } from '../http/route.ts';
import { appendEvent } from '../stream/append-event.ts';
import { issueToken } from '../password-mail/mail-token.ts';
import { linkTo } from '../mail/mail-texts.ts';

/** What the commands of npm run admin work with. */
export interface Office {
  readonly db: Db;
  readonly now: Date;
  /** Where the console is, for links. */
  readonly base: string;
}

/** Nobody signed in: whoever may run commands on this machine. Histories show it. */
export const operator: EventAuthor = { id: 'admin', name: 'Linha de comando' };

/** As a request writes what happened to somebody, in the name of the operator. */
export const writing = (tx: Tx, now: Date): Pick<WriteContext, 'tx' | 'record'> => ({
  tx,
  record: (event) => appendEvent(tx, operator, now, null, event),
});

const lastsMs = 60 * 60_000;

/** A link to the page that sets the password of this account, in place of those before it; and what to do with it. */
export const sayLink = async (tx: Tx, accountId: string, { now, base }: Office): Promise<string> => {
  const token = await issueToken(tx, accountId, 'reset', now, lastsMs);
  return [
    'Com o servidor no ar, abra este endereço e escolha a senha:',
    '',
    `  ${linkTo(base, '/reset-password', token)}`,
    '',
    'Vale por uma hora e só uma vez.',
  ].join('\n');
};
