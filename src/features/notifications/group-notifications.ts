import type { Notification } from '#contract/notification.ts';
import { foldedWords } from '#lib/fold-text.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { groupOf } from './group-of.ts';

/** One section of the panel. */
export interface NotificationGroup {
  readonly id: string;
  /** Null where the type has no name of ours: then it is shown raw. */
  readonly label: (MessageKey & `notification.group.${string}`) | null;
  readonly notifications: readonly Notification[];
}

/** In the order of the specification (part 1, section 2). */
const named = ['certificate', 'SkuOutOfService', 'order', 'meliMessage', 'meliQuestion', 'mediation'] as const;
type Named = (typeof named)[number];

const isNamed = (id: string): id is Named => named.some((each) => each === id);

const place = (id: string): number => (isNamed(id) ? named.indexOf(id) : named.length);

export const groupNotifications = (notifications: readonly Notification[]): readonly NotificationGroup[] => {
  const groups = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const id = groupOf(notification.notificationType);
    groups.set(id, [...(groups.get(id) ?? []), notification]);
  }
  return [...groups]
    .map(([id, those]): NotificationGroup => ({ id, label: isNamed(id) ? `notification.group.${id}` : null, notifications: those }))
    .toSorted((one, other) => place(one.id) - place(other.id) || one.id.localeCompare(other.id));
};

/** Id of the section with the newest notification this user has not read; of the first where all are read. */
export const sectionToOpen = (
  groups: readonly NotificationGroup[],
  notifications: readonly Notification[],
  userId: string,
): string | null => {
  const newest = notifications.find(({ readBy }) => !readBy.some((mark) => mark.userId === userId));
  return newest ? groupOf(newest.notificationType) : (groups[0]?.id ?? null);
};

/** Does it tell of a cancelled sale? Read from its words, which is all there is (part 1, section 4). */
export const tellsOfCancelledSale = ({ message }: Pick<Notification, 'message'>): boolean => {
  const words = foldedWords(message);
  return words.some((word) => /^(?:vendas?|sale)$/u.test(word)) && words.some((word) => /^cancel(?:ad[ao]s?|led)$/u.test(word));
};
