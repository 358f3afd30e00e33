import type { Moderated } from '#contract/moderation.ts';
import { useT } from '#locale/locale.tsx';

/** Said while it is written, before it is too late: an answer can not be taken back. */
export const ModerationNotice = ({ moderated }: { readonly moderated: readonly Moderated[] }) => {
  const t = useT();
  return (
    <div aria-live="polite">
      {moderated.length > 0 && (
        <div className="notice" data-tone="warn">
          <p>{t('questions.moderated')}</p>
          <ul>
            {moderated.map(({ kind, text }) => (
              <li key={`${kind} ${text}`}>
                {t(`questions.moderated.${kind}`)}: <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
