import { Conflict } from '#contract/problem.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import { isMessageKey } from '#locale/words.ts';
import { Instant } from '#ui/instant.tsx';

/** Each kind of thing has its own words for what happens to it, as its page says them. */
const eventsOf: Readonly<Record<string, string>> = {
  listing: 'listing.event',
  order: 'orderPage.event',
  mediation: 'mediation.event',
  question: 'question.event',
  money: 'money.event',
  company: 'companies.event',
  user: 'users.event',
  marketplace: 'marketplace.event',
  category: 'categoryRules.event',
  vehicle: 'vehicleList.event',
  product: 'products.event',
  kit: 'kits.event',
};

/** Said with what it was, which a conflict does not name. */
const halfSaid: ReadonlySet<string> = new Set([
  'categoryRules.event.attributeRequired',
  'categoryRules.event.attributeReleased',
  'companies.event.colleagueInvited',
] satisfies readonly MessageKey[]);

/** A change and no more, of what nothing is known to happen. */
const eventKey = (subject: string, type: string): MessageKey => {
  const key = `${eventsOf[subject.split(':', 1)[0] ?? ''] ?? ''}.${type}`;
  return isMessageKey(key) && !halfSaid.has(key) ? key : 'tray.changedSomehow';
};

/** `detail` of a rejection as the log keeps it: the conflict itself, or the server's whole answer around it. */
const conflictOf = (detail: unknown): Conflict | null => {
  const inside = typeof detail === 'object' && detail !== null && 'conflict' in detail ? detail.conflict : detail;
  return Conflict.safeParse(inside).data ?? null;
};

/** What others did in between, and when. */
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
            <span>{t('tray.changedBy', { who: by.name, what: t(key as 'listing.event.approved') })}</span>
            <Instant at={at} />
          </li>
        );
      })}
    </ul>
  );
};
