import { desc, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bodyOf, tokenToCome } from '../password-mail/mail-token.ts';
import type { Settings } from '../config.ts';
import { deleteInPortions } from '../db/delete-in-portions.ts';
import type { Db } from '../db/open.ts';
import { mailMessage } from '../db/schema/account-mail.ts';
import { sendProblem } from '../http/answer.ts';
import { isFromHere } from '../http/is-from-here.ts';
import { notFound } from '../http/problem.ts';
import type { ServerParts } from '../http/server-parts.ts';

/** Only the embedded demo keeps mails to be looked at: links in them open accounts. */
export const isMailboxOpen = ({ DEMO, DATABASE_URL, SMTP_URL }: Pick<Settings, 'DEMO' | 'DATABASE_URL' | 'SMTP_URL'>): boolean =>
  DEMO && DATABASE_URL === undefined && SMTP_URL === undefined;

export const mailboxPath = '/v2/dev/mailbox';

/** The mailbox is open to anybody at this computer, and to nobody else. */
export const mayReadMailbox = (settings: Parameters<typeof isMailboxOpen>[0], fromHere: boolean): boolean =>
  isMailboxOpen(settings) && fromHere;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? sign);

/** Addresses of the mail become links of this very server: only those that lead to a place of ours, after the escaping. */
const withLinks = (body: string): string =>
  escape(body).replaceAll(/^https?:\/\/[^/\s]+(\/[\w/#=-]*)$/gmu, (_whole, place: string) => `<a href="${place}">${place}</a>`);

const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'America/Sao_Paulo' });

const style = `
:root { color-scheme: light dark; font: 15px/1.55 Poppins, system-ui, sans-serif; }
body { max-width: 720px; margin: 40px auto; padding: 0 16px; }
h1 { font-size: 1.5rem; font-weight: 600; letter-spacing: -0.02em; margin: 0; }
h2 { font-size: 1rem; font-weight: 600; margin: 0; }
p { margin: 4px 0 24px; opacity: 0.8; }
article { border: 1px solid color-mix(in srgb, currentColor 22%, transparent); border-radius: 10px; padding: 16px 20px; margin-bottom: 12px; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 12px 0 0; }
small { opacity: 0.8; }
a { color: light-dark(#18794e, #3dd68c); }
`;

const pageOf = (messages: readonly (typeof mailMessage.$inferSelect)[]): string => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Caixa de e-mails da demonstração</title><style>${style}</style></head>
<body>
<main>
<h1>Caixa de e-mails da demonstração</h1>
<p>Nada daqui foi enviado: sem SMTP_URL, as mensagens ficam neste computador. As mais novas vêm primeiro.</p>
${messages.length === 0 ? '<p>Nenhuma mensagem.</p>' : messages.map(({ recipient, subject, body, at }) => `<article><h2>${escape(subject)}</h2><small>para ${escape(recipient)}, ${when.format(at)}</small><pre>${withLinks(body)}</pre></article>`).join('\n')}
</main>
</body>
</html>
`;

/** /v2/dev/mailbox: what would have been mailed, for whoever sits at this computer; absent everywhere else. */
export const serveMailbox = (app: FastifyInstance, { settings, db, clock }: Pick<ServerParts, 'settings' | 'db' | 'clock'>): void => {
  app.get(mailboxPath, async (request, reply) => {
    if (!mayReadMailbox(settings, isFromHere(request))) return sendProblem(reply, notFound());
    const messages = await db.select().from(mailMessage).orderBy(desc(mailMessage.id)).limit(100);
    const now = clock();
    const texts = await Promise.all(
      messages.map(async (message) => (await bodyOf(db, message, now)) ?? message.body.replace(tokenToCome, 'vencido')),
    );
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageOf(messages.map((message, at) => ({ ...message, body: texts[at] ?? '' }))));
  });
};

export const pruneMail = async (db: Db, now: Date): Promise<void> => {
  await deleteInPortions(db, mailMessage, lt(mailMessage.expiresAt, now));
};
