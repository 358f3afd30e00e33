import { Conflict } from '#contract/problem.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import { isMessageKey } from '#locale/words.ts';
import { Instant } from '#ui/instant.tsx';

const eventsOf: Readonly<Record<string, string>> = {
  order: 'orderPage.event',
  mediation: 'mediation.event',
  question: 'question.event',
  money: 'money.event',
};

/** Each kind of thing has its own words for what happens to it. */
const eventKey = (subject: string, type: string): MessageKey | null => {
  const key = `${eventsOf[subject.split(':', 1)[0] ?? ''] ?? 'listing.event'}.${type}`;
  return isMessageKey(key) ? key : null;
};

/** `detail` of a rejection as the log keeps it: the conflict itself, or the server's whole answer around it. */
const conflictOf = (detail: unknown): Conflict | null => {
  const inside = typeof detail === 'object' && detail !== null && 'conflict' in detail ? detail.conflict : detail;
  return Conflict.safeParse(inside).data ?? null;
};

/** Who did what in between, and when. */
export const ConflictLines = ({ detail }: { readonly detail: unknown }) => {
  const t = useT();
  const conflict = conflictOf(detail);
  if (!conflict) return null;
  return (
    <ul>
      {conflict.changes.map(({ type, by, at }) => {
        const key = eventKey(conflict.subject, type);
        return (
          <li key={`${at} ${type}`} className="tray-line quiet">
            <span>{t('tray.changedBy', { who: by.name, what: key ? t(key as 'listing.event.approved') : type })}</span>
            <Instant at={at} />
          </li>
        );
      })}
    </ul>
  );
};
