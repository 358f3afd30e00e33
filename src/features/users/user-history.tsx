import type { UserEvent } from '#contract/user.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Timeline } from '#ui/timeline.tsx';

/** What became of the role, where that is what changed. */
const detailOf = (t: Translate, { before, after }: UserEvent): string | null => {
  if (!after) return null;
  if (!before) return t(`user.role.${after.role}`);
  if (before.role === after.role) return null;
  return t('users.roleChanged', { before: t(`user.role.${before.role}`), after: t(`user.role.${after.role}`) });
};

/** Who changed what of this person, newest first. */
export const UserHistory = ({ history }: { readonly history: readonly UserEvent[] }) => {
  const t = useT();
  if (history.length === 0) return <p className="panel-inset quiet">{t('users.noHistory')}</p>;
  return (
    <div className="panel-inset">
      <Timeline
        items={history.map((event, at) => ({
          id: `${event.at} ${at}`,
          at: event.at,
          actor: event.userName,
          title: t(`users.event.${event.type}`),
          detail: detailOf(t, event),
        }))}
      />
    </div>
  );
};
