import type { WriteContext } from '../http/route.ts';

interface Notice {
  /** The id of the user or company whose notifications changed. */
  readonly owner: string;
  readonly type: 'notified' | 'read' | 'takenBack';
  /** The company whose sellers hear of it. */
  readonly sellerId: string | null;
  readonly data: Record<string, unknown>;
}

/** What the events of somebody's notifications are about. */
export const notificationsOf = (owner: string): string => `notifications:${owner}`;

/** The event `notifications:<owner>` in the write's transaction; its version only counts: nobody decides on it. */
export const recordNotice = ({ record }: Pick<WriteContext, 'record'>, { owner, ...notice }: Notice): Promise<void> =>
  record({ subject: notificationsOf(owner), version: 'next', ...notice });
