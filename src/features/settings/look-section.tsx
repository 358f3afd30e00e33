import { useT } from '#locale/locale.tsx';
import { setPreferences, usePreferences } from '#ui/preferences.ts';
import { Line, Section } from '#ui/section.tsx';
import { OneOf } from './one-of.tsx';

export const LookSection = () => {
  const t = useT();
  const { appearance, theme, density, locale } = usePreferences();
  return (
    <Section title={t('settings.look')}>
      <Line label={t('settings.appearance')}>
        <OneOf
          label={t('settings.appearance')}
          value={appearance}
          options={[
            ['light', t('settings.light')],
            ['dark', t('settings.dark')],
          ]}
          onChoose={(chosen) => setPreferences({ appearance: chosen })}
        />
      </Line>
      <Line label={t('settings.theme')}>
        <OneOf
          label={t('settings.theme')}
          value={theme}
          options={[
            ['grey', t('settings.grey')],
            ['lightBlue', t('settings.lightBlue')],
          ]}
          onChoose={(chosen) => setPreferences({ theme: chosen })}
        />
      </Line>
      <Line label={t('settings.density')}>
        <OneOf
          label={t('settings.density')}
          value={density}
          options={[
            ['dense', t('settings.dense')],
            ['comfortable', t('settings.comfortable')],
          ]}
          onChoose={(chosen) => setPreferences({ density: chosen })}
        />
      </Line>
      <Line label={t('settings.language')}>
        <OneOf
          label={t('settings.language')}
          value={locale}
          options={[
            ['br', t('settings.br')],
            ['en', t('settings.en')],
          ]}
          onChoose={(chosen) => setPreferences({ locale: chosen })}
        />
      </Line>
    </Section>
  );
};
