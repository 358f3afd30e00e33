import type { ShownMessage } from '#commands/mediation/mediation-view.ts';
import { byDay } from '#ui/timeline-days.ts';

/** A line of the thread: a day begins, what is unread begins, or somebody says something. */
export type ThreadRow =
  | { readonly kind: 'day'; readonly id: string; readonly day: string }
  | { readonly kind: 'unread'; readonly id: 'unread' }
  | { readonly kind: 'message'; readonly id: string; readonly message: ShownMessage };

/** The first message of somebody else among those I have not seen; null where there is none. */
export const firstUnread = (conversation: readonly ShownMessage[], readCount: number, me: string): string | null =>
  conversation.slice(readCount).find(({ userId, isWaiting }) => userId !== me && isWaiting !== true)?._id ?? null;

/**
 * Whether the last thing said is one's own and was not there before. Somebody else's is not; nor is what stands last again once an own
 * message was taken back.
 */
export const endsWithNewOf = (me: string, conversation: readonly ShownMessage[], before: readonly ShownMessage[]): boolean => {
  const last = conversation.at(-1);
  return last?.userId === me && !before.some(({ _id }) => _id === last._id);
};

/**
 * The conversation in its order, oldest first, each day under its name, and a line before what is unread. A message without a date stands
 * under the day of the one before it, or under none.
 */
export const threadRows = (conversation: readonly ShownMessage[], unreadFrom: string | null, timeZone: string): readonly ThreadRow[] => {
  const told = (message: ShownMessage): readonly ThreadRow[] => [
    ...(message._id === unreadFrom ? [{ kind: 'unread' as const, id: 'unread' as const }] : []),
    { kind: 'message', id: message._id, message },
  ];
  const undated: ShownMessage[] = [];
  const dated: { readonly at: string; readonly message: ShownMessage }[] = [];
  for (const message of conversation) {
    const at = message.date ?? dated.at(-1)?.at;
    if (at === undefined) undated.push(message);
    else dated.push({ at, message });
  }
  return [
    ...undated.flatMap(told),
    ...byDay(dated, timeZone).flatMap(({ day, items }) => [
      { kind: 'day' as const, id: `day ${day} ${items[0]?.message._id ?? ''}`, day },
      ...items.flatMap(({ message }) => told(message)),
    ]),
  ];
};

const lineHeight = 20;
/** Reason and button below each other: too high shrinks when it is measured, too low would leave the end below the edge. */
const unsentHeight = 66;
const lineCharacters = 60;

/** How high a row will be, near enough that the bar does not jump while rows are measured as they come into view. */
export const guessHeight = (row: ThreadRow | undefined): number => {
  if (row?.kind !== 'message') return 32;
  const { message, picture, dispatch } = row.message;
  const lines = message.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineCharacters)), 0);
  return 62 + lines * lineHeight + (picture.length > 0 ? 72 : 0) + (dispatch?.state === 'unsent' ? unsentHeight : 0);
};
