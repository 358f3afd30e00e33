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
  const chosen = usePreferences();
  return (
    <Section title={t('settings.look')} anchor="settings-look">
      <Line label={t('settings.layout')} hint={t('settings.layoutHint')}>
        <Pictured
          label={t('settings.layout')}
          value={chosen.layout}
          options={layoutNames.map(([value, name]) => [value, t(name)])}
          onChoose={(layout) => setPreferences({ layout })}
        />
      </Line>
      <OneOf
        label={t('settings.appearance')}
        value={chosen.appearance}
        options={['light', 'dark']}
        wears={(appearance) => ({ appearance })}
      />
      <OneOf label={t('settings.theme')} value={chosen.theme} options={['grey', 'lightBlue']} wears={(theme) => ({ theme })} />
      <OneOf label={t('settings.density')} value={chosen.density} options={['dense', 'comfortable']} wears={(density) => ({ density })} />
      <OneOf label={t('settings.language')} value={chosen.locale} options={['br', 'en']} wears={(locale) => ({ locale })} />
      <OneOf label={t('settings.direction')} value={chosen.direction} options={['ltr', 'rtl']} wears={(direction) => ({ direction })} />
    </Section>
  );
};
