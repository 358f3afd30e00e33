import { eq } from 'drizzle-orm';
import { stepQuestion } from '#machines/lifecycle/question.ts';
import type { Tx } from '../db/open.ts';
import { question } from '../db/schema/question.ts';
import { marketplaceNotifier } from '../marketplace/marketplace-author.ts';
import { notifySeller } from '../notifications/notify-seller.ts';
import { subjectOf, writeQuestion } from './lock-question.ts';
import { questionColumns } from './select-questions.ts';

/** The marketplace refused the answer: the question waits again. Its text stays with it, to be corrected (`returned` in get-question.ts). */
export const undoAnswer = async (tx: Tx, id: string, now: Date): Promise<void> => {
  const [taken] = await tx.select(questionColumns).from(question).where(eq(question.id, id)).for('update');
  if (!taken) return;
  const next = stepQuestion(taken.status, { type: 'undoAnswer' }, { party: 'marketplace' });
  if (!next.ok) return;
  const notifier = marketplaceNotifier(tx, now);
  await writeQuestion(notifier, taken, {
    type: 'undoAnswer',
    set: { status: next.value, answeredAt: null, answeredBy: null, answeredByName: null, isFlagged: false },
  });
  await notifySeller(notifier, {
    sellerId: taken.sellerId,
    type: 'meliQuestion',
    message: 'O Mercado Livre recusou a sua resposta a uma pergunta. O texto voltou para você corrigir.',
    subject: subjectOf(id),
  });
};
