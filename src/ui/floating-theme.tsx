import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { usePreferences } from './preferences.ts';
import { themeProps } from './theme-props.ts';

/** Around screens that use Radix's floating parts (selects, popovers, tooltips, dialogs): those read its context, not the page. */
export const FloatingTheme = ({ children }: { readonly children: ReactNode }) => (
  <Theme {...themeProps(usePreferences())} hasBackground={false} asChild>
    <div className="floating-theme">{children}</div>
  </Theme>
);
