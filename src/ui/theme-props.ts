import type { Preferences } from './preferences.ts';

/** The look of Radix's parts: green accent, and greys that lean to the chosen theme. Purple, the second colour, is named where used. */
export const themeProps = ({ appearance, theme, density }: Preferences) =>
  ({
    appearance,
    accentColor: 'green',
    grayColor: theme === 'grey' ? 'gray' : 'slate',
    radius: 'medium',
    scaling: density === 'dense' ? '95%' : '105%',
    panelBackground: 'solid',
  }) as const;
