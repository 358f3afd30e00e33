import { and, eq, getTableColumns, gt, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { stepMediation } from '#machines/lifecycle/mediation.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { mediation, mediationMessage } from '../db/schema/mediation.ts';
import { marketplaceNotifier } from '../marketplace/marketplace-author.ts';
import { afterUnsent } from './claim.ts';
import { writeMediation } from './write-mediation.ts';

const { search: _search, ...columns } = getTableColumns(mediation);

interface Refused {
  readonly orderId: string;
  /** Null of a job that does not say which message it is of: there is none that could be shown as not sent. */
  readonly messageId: string | null;
}

/** Was something said after it that arrived, or is on its way? What was pruned was done. */
const isAnsweredSince = async (tx: Tx, orderId: string, messageId: string): Promise<boolean> => {
  const refused = tx.select({ position: mediationMessage.position }).from(mediationMessage).where(eq(mediationMessage.id, messageId));
  const [newer] = await tx
    .select({ id: mediationMessage.id })
    .from(mediationMessage)
    .leftJoin(integrationJob, eq(integrationJob.id, mediationMessage.jobId))
    .where(
      and(
        eq(mediationMessage.orderId, orderId),
        isNotNull(mediationMessage.jobId),
        gt(mediationMessage.position, sql`(${refused})`),
        or(isNull(integrationJob.status), notInArray(integrationJob.status, ['failed', 'discarded'])),
      ),
    )
    .limit(1);
  return newer !== undefined;
};

/** The marketplace refused what was said. The message stays where it stands, shown as not sent; whoever had to answer has to still, unless they have meanwhile. */
export const undoReply = async (tx: Tx, { orderId, messageId }: Refused, now: Date): Promise<void> => {
  if (messageId === null) return;
  const [taken] = await tx.select(columns).from(mediation).where(eq(mediation.orderId, orderId)).for('update');
  if (!taken) return;
  const next = stepMediation(taken.status, { type: 'undoReply' }, { party: 'marketplace', mayMessage: true });
  if (!next.ok) return;
  const isTurnOver = next.value === 'closed' || (await isAnsweredSince(tx, orderId, messageId));
  await writeMediation(marketplaceNotifier(tx, now), taken, {
    type: 'undoReply',
    set: { status: next.value, ...(isTurnOver ? {} : afterUnsent(taken)) },
    data: { message: messageId },
  });
};
