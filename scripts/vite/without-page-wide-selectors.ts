import type { Plugin } from 'vite';
import { cutFrom } from './cut.ts';

const selectors = [
  { file: /\/@radix-ui\/themes\/tokens\/base\.css/u, selector: /,\s*:root:where\(:has\([^{]*(?=\{)/gu },
  { file: /\/@radix-ui\/themes\/components\.css/u, selector: /,\n[^\n]*\+ \* \.rt-SegmentedControlItemSeparator\s*(?=\{)/gu },
];

/**
 * Selectors of Radix Themes that have the browser style the whole page again whenever any element comes or goes: one asks the root
 * what is somewhere below it (we say `color-scheme` there ourselves, ui/themed.tsx), one speaks of whatever follows an element. In
 * a table that is scrolled they were two thirds of each frame. Each has a plugin of its own, so that each is missed by itself.
 */
export const withoutPageWideSelectors = (): readonly Plugin[] =>
  selectors.map(({ file, selector }) =>
    cutFrom({
      name: 'radix-without-page-wide-selectors',
      package: /\/@radix-ui\/themes\/.*\.css/u,
      files: [file],
      cut: (css) => css.replaceAll(selector, ' '),
    }),
  );
