import { asc, desc, eq } from 'drizzle-orm';
import { stepQuestion } from '#machines/lifecycle/question.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
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

/** A buyer asks about a listing that is on sale; tells whether there was one. Its company is notified. */
export const askQuestion = (db: Db, now: Date, turn: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const onSale = await tx
      .select({ listing, sellerName: seller.name })
      .from(listing)
      .innerJoin(seller, eq(seller.id, listing.sellerId))
      .where(eq(listing.status, 'active'))
      .orderBy(asc(listing.dueAt), asc(listing.id))
      .limit(askedAbout);
    // A step without a common divisor, so that neighbours are not asked about one after the other.
    const found = onSale[(turn * 37) % Math.max(1, onSale.length)];
    if (!found) return false;
    const { listing: about, sellerName } = found;
    const [buyerName, text] = buyersAsk[turn % buyersAsk.length] ?? buyersAsk[0];
    const asked = {
      id: `${now.getTime()}${turn % 100}`,
      listingId: about.id,
      sellerId: about.sellerId,
      accountId: about.accountId,
      buyerId: buyerName.toLowerCase(),
      buyerName,
      text,
      askedAt: now,
      version: 1,
      status: 'unanswered' as const,
      search: questionWords({ text, buyerName, listing: about }, sellerName),
    };
    await tx.insert(question).values({ ...asked, place: placeOf(asked) });
    const notifier = marketplaceNotifier(tx, now);
    const subject = subjectOf(asked.id);
    await notifier.record({ subject, type: 'ask', version: 1, data: {}, sellerId: about.sellerId });
    await notifySeller(notifier, {
      sellerId: about.sellerId,
      type: 'meliQuestion',
      message: `Nova pergunta em ${about.title}`,
      subject,
    });
    return true;
  });

/** Takes out one answer that showed a way round the marketplace; tells whether there was one. A row another process is at is passed over. */
export const moderateAnswer = (db: Db, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [taken] = await tx
      .select(questionColumns)
      .from(question)
      .where(eq(question.isFlagged, true))
      .orderBy(desc(question.answeredAt))
      .limit(1)
      .for('update', { skipLocked: true });
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
