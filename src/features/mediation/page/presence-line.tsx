import { Eye, PenLine } from 'lucide-react';
import type { Presence } from '#contract/mediation-calls.ts';
import { useT } from '#locale/locale.tsx';

/**
 * The other people on this page: two who answer at once contradict each other before the buyer. It is not announced: news of each pause
 * in writing would drown what is said in the thread.
 */
export const PresenceLine = ({ others }: { readonly others: readonly Presence[] }) => {
  const t = useT();
  return (
    <ul className="mediation-presence" aria-label={t('mediation.presence')}>
      {others.map(({ userId, userName, doing }) => (
        <li key={userId} data-doing={doing}>
          {doing === 'writing' ? <PenLine size={13} aria-hidden /> : <Eye size={13} aria-hidden />}
          <bdi>{t(`mediation.presence.${doing}`, { name: userName })}</bdi>
        </li>
      ))}
    </ul>
  );
};
