import type { ToldAccess, UserEvent } from '#contract/user.ts';
import { RecordHistory } from '#entities/records/record-history.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';

/** An access by its parts: its name, its value, and how that reads. The role needs no name. */
const partsOf = (t: Translate, { role, sellerId, sellerName, hadSell, hadSellout }: ToldAccess) =>
  [
    { name: null, value: role, said: t(`user.role.${role}`) },
    { name: t('users.column.company'), value: sellerId, said: sellerId === null ? t('users.noCompany') : (sellerName ?? sellerId) },
    { name: t('users.column.hadSell'), value: hadSell, said: t(hadSell ? 'records.yes' : 'records.no') },
    { name: t('users.column.hadSellout'), value: hadSellout, said: t(hadSellout ? 'records.yes' : 'records.no') },
  ] as const;

/** What they were invited to, what became of their access, or how many sessions were ended. */
const detailOf = (t: Translate, { before, after, count }: UserEvent): string | null => {
  if (!after) return count === null ? null : t('users.sessionsEnded', { count });
  const parts = partsOf(t, after);
  if (!before) {
    const [role, company] = parts;
    return [role.said, ...(after.sellerId === null ? [] : [company.said])].join(' · ');
  }
  const changed = partsOf(t, before).flatMap(({ name, value, said }, at) => {
    const now = parts[at];
    if (!now || now.value === value) return [];
    const change = t('users.changed', { before: said, after: now.said });
    return [name === null ? change : `${name}: ${change}`];
  });
  return changed.join(' · ') || null;
};

/** Each change of this person with its author, newest first. */
export const UserHistory = ({ history }: { readonly history: readonly UserEvent[] }) => {
  const t = useT();
  return <RecordHistory history={history} say={(event) => ({ title: t(`users.event.${event.type}`), detail: detailOf(t, event) })} />;
};
