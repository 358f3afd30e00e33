import { and, asc, desc, eq } from 'drizzle-orm';
import { demoQuestionId, demoUserId } from '#lib/demo-marketplace.ts';
import { stepQuestion } from '#machines/lifecycle/question.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { question } from '../db/schema/question.ts';
import { notifySeller } from '../notifications/notify-seller.ts';
import { placeOf } from '../questions/place.ts';
import { questionWords } from '../questions/question-words.ts';
import { questionColumns } from '../questions/select-questions.ts';
import { subjectOf, writeQuestion } from '../questions/lock-question.ts';
import { marketplaceNotifier } from './marketplace-author.ts';

const buyersAsk = [
  ['CARLOS_M84', 'Boa tarde! Tem pronta entrega?'],
  ['JU.SANTOS', 'Qual é a garantia?'],
  ['RAFA2291', 'Emite nota fiscal em nome de empresa?'],
  ['DONA_CELIA', 'Chega até sexta em Salvador?'],
  ['PEDRO.H', 'Tem em outra cor?'],
  ['LIA_OLIVEIRA', 'O produto é original? Vem lacrado?'],
] as const;

/** So many listings are asked about by turns. */
const askedAbout = 200;

/** A question at the fake Mercado Livre, by the number that both sides reckon. */
export interface AskedThere {
  readonly id: number;
  readonly itemId: string;
  readonly fromUserId: number;
  readonly text: string;
}
/** Has it asked there too; answers whether it was taken. */
export type AskThere = (asked: AskedThere) => Promise<boolean>;

const findOnSale = async (db: Db, turn: number) => {
  const onSale = await db
    .select({ listing, sellerName: seller.name, connection: marketplaceAccount.connection })
    .from(listing)
    .innerJoin(seller, eq(seller.id, listing.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, listing.accountId))
    .where(eq(listing.status, 'active'))
    .orderBy(asc(listing.dueAt), asc(listing.id))
    .limit(askedAbout);
  // A step without a common divisor, so that neighbours are not asked about one after the other.
  return onSale[(turn * 37) % Math.max(1, onSale.length)];
};

/**
 * A buyer asks about a listing that is on sale; tells whether one did. Its company is notified. The question is asked there before it is
 * here, so that its answer finds it over the wire; what is not taken there is asked only where nobody has connected the account.
 */
export const askQuestion = async (db: Db, now: Date, turn: number, askThere: AskThere | null = null): Promise<boolean> => {
  const found = await findOnSale(db, turn);
  if (!found) return false;
  const { listing: about, sellerName, connection } = found;
  const [buyerName, text] = buyersAsk[turn % buyersAsk.length] ?? buyersAsk[0];
  const id = `${now.getTime()}${turn % 100}`;
  const buyerId = buyerName.toLowerCase();
  const there = { id: demoQuestionId(id), itemId: about.externalId ?? '', fromUserId: demoUserId(buyerId), text };
  const isThere = askThere !== null && about.externalId !== null && (await askThere(there));
  if (!isThere && connection !== 'unconnected') return false;
  await db.transaction(async (tx) => {
    const asked = {
      id,
      externalId: isThere ? String(there.id) : null,
      listingId: about.id,
      sellerId: about.sellerId,
      accountId: about.accountId,
      buyerId,
      buyerName,
      text,
      askedAt: now,
      version: 1,
      status: 'unanswered' as const,
      search: questionWords({ text, buyerName, listing: about }, sellerName),
    };
    await tx.insert(question).values({ ...asked, place: placeOf(asked) });
    const notifier = marketplaceNotifier(tx, now);
    const subject = subjectOf(id);
    await notifier.record({ subject, type: 'ask', version: 1, data: {}, sellerId: about.sellerId });
    await notifySeller(notifier, {
      sellerId: about.sellerId,
      type: 'meliQuestion',
      message: `Nova pergunta em ${about.title}`,
      subject,
    });
  });
  return true;
};

/**
 * Takes out one answer that showed a way round the marketplace; tells whether there was one. A row another process is at is passed over;
 * of an account that somebody has connected the marketplace moderates by itself.
 */
export const moderateAnswer = (db: Db, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [taken] = await tx
      .select(questionColumns)
      .from(question)
      .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, question.accountId))
      .where(and(eq(question.isFlagged, true), eq(marketplaceAccount.connection, 'unconnected')))
      .orderBy(desc(question.answeredAt))
      .limit(1)
      .for('update', { of: question, skipLocked: true });
    if (!taken) return false;
    const next = stepQuestion(taken.status, { type: 'ban' }, { party: 'marketplace' });
    if (!next.ok) throw new Error(`The marketplace may not moderate a question that is ${taken.status}`);
    const notifier = marketplaceNotifier(tx, now);
    await writeQuestion(notifier, taken, { type: 'ban', set: { status: next.value, isFlagged: false } });
    await notifySeller(notifier, {
      sellerId: taken.sellerId,
      type: 'meliQuestion',
      message: 'O marketplace moderou a sua resposta a uma pergunta',
      subject: subjectOf(taken.id),
    });
    return true;
  });
