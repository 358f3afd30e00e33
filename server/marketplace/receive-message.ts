import { randomUUID } from 'node:crypto';
import { and, asc, eq, getTableColumns, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { messageActions } from '#contract/mediation.ts';
import { stepMediation } from '#machines/lifecycle/mediation.ts';
import type { Db, Tx } from '../db/open.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { mediation } from '../db/schema/mediation.ts';
import { saleOrder } from '../db/schema/order.ts';
import { afterHearing } from '../mediation/claim.ts';
import { appendMessage, writeMediation } from '../mediation/write-mediation.ts';
import { marketplaceNotifier } from './marketplace-author.ts';
import { playedSince } from './reach.ts';

const buyerSays = [
  'Obrigado pelo retorno. Ainda estou com o problema, o que podemos fazer?',
  'Entendi. Consigo enviar o produto de volta esta semana.',
  'Prefiro o reembolso, por favor.',
  'Recebi a mensagem, vou verificar e aviso aqui.',
] as const;
const mediatorSays = [
  'Recebemos sua resposta e estamos analisando o caso.',
  'Precisamos de uma foto da etiqueta de envio para continuar.',
  'O comprador confirmou o recebimento. Há mais alguma informação?',
] as const;

const { search: _search, ...columns } = getTableColumns(mediation);

/** Where no message may be sent, nobody speaks: an answer would have to be given that can not be. */
const mayBeAnswered = sql`(${mediation.claim} is null or jsonb_array_length(${mediation.claim} -> 'actions') = 0 or exists (
  select 1 from jsonb_array_elements(${mediation.claim} -> 'actions') as each
  where each ->> 'action' in (${sql.join(
    messageActions.map((action) => sql`${action}`),
    sql`, `,
  )})
))`;

/** Mediations that wait for somebody who is not ours, in the order they are answered. */
const waiting = async (tx: Tx, which: SQL | undefined) => {
  const [found] = await tx
    .select({
      mediation: columns,
      order: { buyer: saleOrder.buyer, createdAt: saleOrder.createdAt },
    })
    .from(mediation)
    .innerJoin(saleOrder, eq(saleOrder.id, mediation.orderId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, mediation.accountId))
    .where(
      and(
        eq(mediation.status, 'open'),
        inArray(mediation.waitsFor, ['buyer', 'mediator']),
        // Where somebody has connected the account, nobody is played.
        eq(marketplaceAccount.connection, 'unconnected'),
        mayBeAnswered,
        which,
      ),
    )
    .orderBy(asc(mediation.place), asc(mediation.orderId))
    .limit(1)
    .for('update', { of: mediation, skipLocked: true });
  return found ?? null;
};

/**
 * Lets the buyer or the mediator of one mediation that waits for them answer; tells whether there was one. Its company is notified, and
 * has to act next. A row another process is at is passed over.
 */
export const receiveMessage = (db: Db, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const found = await waiting(tx, gte(saleOrder.createdAt, playedSince(now)));
    if (!found) return false;
    const { mediation: taken, order } = found;
    const next = stepMediation(taken.status, { type: 'hear' }, { party: 'marketplace', mayMessage: true });
    if (!next.ok) throw new Error(`The marketplace may not speak in a mediation that is ${taken.status}`);
    const isMediator = taken.waitsFor === 'mediator';
    const lines = isMediator ? mediatorSays : buyerSays;
    const message = lines[taken.messages % lines.length] ?? lines[0];
    const speaker = isMediator
      ? { userId: 'mediator', userName: 'Mediador do Mercado Livre' }
      : { userId: order.buyer.buyerId, userName: order.buyer.name };
    const conversation = await appendMessage(tx, taken, { id: randomUUID(), ...speaker, userPic: null, message, at: now });
    await writeMediation(marketplaceNotifier(tx, now), taken, {
      type: 'hear',
      set: { status: next.value, ...conversation, ...afterHearing(taken, now) },
      data: { by: isMediator ? 'mediator' : 'buyer' },
      speaker: isMediator ? 'mediator' : 'buyer',
    });
    return true;
  });
