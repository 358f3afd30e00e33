import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { usePreferences } from './preferences.ts';
import { themeProps } from './theme-props.ts';

interface FloatingThemeProps {
  /** Another accent than the console's: mediation screens are purple on grey (row NAV-11). */
  readonly accent?: 'purple';
  readonly children: ReactNode;
}

/** Around screens that use Radix's floating parts (selects, popovers, tooltips, dialogs): those read its context, not the page. */
export const FloatingTheme = ({ accent, children }: FloatingThemeProps) => (
  <Theme
    {...themeProps(usePreferences())}
    {...(accent !== undefined && { accentColor: accent, grayColor: 'gray' as const })}
    hasBackground={false}
    asChild
  >
    <div className="floating-theme">{children}</div>
  </Theme>
);
