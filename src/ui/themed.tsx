import { useEffect, type ReactNode } from 'react';
import { LocaleProvider } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { themeProps } from './theme-props.ts';
import { usePreferences } from './preferences.ts';

/**
 * Colours, density and language as chosen on this computer (row NAV-11).
 *
 * Writes what Radix's own Theme would write around the page. That component brings all of Radix's floating parts with it,
 * 15 KB that a login form has no use for; screens that float something wrap themselves in FloatingTheme.
 */
export const Themed = ({ children }: { readonly children: ReactNode }) => {
  const preferences = usePreferences();
  const { appearance, theme, density, direction, locale } = preferences;
  const { accentColor, grayColor, radius, scaling, panelBackground } = themeProps(preferences);
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = tagOf[locale];
    documentElement.dir = direction;
    documentElement.dataset['density'] = density;
    documentElement.dataset['theme'] = theme;
    documentElement.style.colorScheme = appearance;
  }, [appearance, theme, density, direction, locale]);
  return (
    <LocaleProvider locale={locale}>
      <div
        className={`radix-themes ${appearance}`}
        data-is-root-theme="true"
        data-has-background="true"
        data-accent-color={accentColor}
        data-gray-color={grayColor}
        data-panel-background={panelBackground}
        data-radius={radius}
        data-scaling={scaling}
      >
        {children}
      </div>
    </LocaleProvider>
  );
};
