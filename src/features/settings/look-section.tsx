import { useT } from '#locale/locale.tsx';
import type { MessageKey } from '#locale/catalogue.ts';
import { setPreferences, usePreferences, type Layout } from '#ui/preferences.ts';
import { Line, Section } from '#ui/section.tsx';
import { OneOf } from './one-of.tsx';
import { Pictured } from './pictured.tsx';

const layoutNames = [
  ['sidebar', 'settings.layout.sidebar'],
  ['big-sidebar', 'settings.layout.big'],
  ['top-navigation', 'settings.layout.top'],
  ['mega-menu', 'settings.layout.mega'],
] as const satisfies readonly (readonly [Layout, MessageKey])[];

/** Everything here is worn at once: the page around it is the preview. */
export const LookSection = () => {
  const t = useT();
  const { appearance, theme, layout, density, direction, locale } = usePreferences();
  return (
    <Section title={t('settings.look')} anchor="settings-look">
      <Line label={t('settings.layout')} hint={t('settings.layoutHint')}>
        <Pictured
          label={t('settings.layout')}
          value={layout}
          options={layoutNames.map(([value, name]) => [value, t(name)])}
          onChoose={(chosen) => setPreferences({ layout: chosen })}
        />
      </Line>
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
      <Line label={t('settings.direction')}>
        <OneOf
          label={t('settings.direction')}
          value={direction}
          options={[
            ['ltr', t('settings.ltr')],
            ['rtl', t('settings.rtl')],
          ]}
          onChoose={(chosen) => setPreferences({ direction: chosen })}
        />
      </Line>
    </Section>
  );
};
