import { useId } from 'react';
import { useT } from '#locale/locale.tsx';
import { Toggle } from '#ui/form/toggle.tsx';
import { quietKinds, setPreferences, usePreferences } from '#ui/preferences.ts';
import { Line, Section } from '#ui/section.tsx';

/** Which notifications the bell counts. None is lost: the panel lists them all. */
export const NotificationsSection = () => {
  const t = useT();
  const id = useId();
  const { quiet } = usePreferences();
  return (
    <Section title={t('notification.title')} anchor="settings-notifications">
      {quietKinds.map((kind, at) => (
        <Line
          key={kind}
          label={t(`notification.group.${kind}`)}
          {...(at === 0 && { hint: t('settings.bellHint') })}
          htmlFor={`${id}${kind}`}
        >
          <Toggle
            id={`${id}${kind}`}
            checked={!quiet.includes(kind)}
            onChange={({ target }) => setPreferences({ quiet: target.checked ? quiet.filter((each) => each !== kind) : [...quiet, kind] })}
          />
        </Line>
      ))}
    </Section>
  );
};
