import { eq, sql } from 'drizzle-orm';
import { event } from '../db/schema/core.ts';
import type { WriteContext } from '../http/route.ts';

interface Notice {
  /** Whose notifications changed: id of a user or of a company. */
  readonly owner: string;
  readonly type: 'notified' | 'read' | 'takenBack';
  /** Whose sellers hear of it. */
  readonly sellerId: string | null;
  readonly data: Record<string, unknown>;
}

/** The event `notifications:<owner>` in the write's transaction; its version only counts: nobody decides on it. */
export const recordNotice = async ({ tx, record }: Pick<WriteContext, 'tx' | 'record'>, { owner, ...notice }: Notice): Promise<void> => {
  const subject = `notifications:${owner}`;
  const [last] = await tx
    .select({ version: sql`coalesce(max(${event.version}), 0)`.mapWith(Number) })
    .from(event)
    .where(eq(event.subject, subject));
  await record({ subject, version: (last?.version ?? 0) + 1, ...notice });
};
