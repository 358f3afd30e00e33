import type { Plugin } from 'vite';

/**
 * Selectors of Radix Themes that have the browser style the whole page again whenever any element comes or goes: one asks the root
 * what is somewhere below it (we say `color-scheme` there ourselves, ui/themed.tsx), one speaks of whatever follows an element. In
 * a table that is scrolled they were two thirds of each frame.
 */
export const withoutPageWideSelectors = (): Plugin => {
  const selectors = [/,\s*:root:where\(:has\([^{]*(?=\{)/gu, /,\n[^\n]*\+ \* \.rt-SegmentedControlItemSeparator\s*(?=\{)/gu];
  return {
    name: 'radix-without-page-wide-selectors',
    enforce: 'pre',
    transform(css, id) {
      if (!/@radix-ui\/themes\/(?:components|tokens\/base)\.css/u.test(id)) return null;
      const code = selectors.reduce((rest, selector) => rest.replaceAll(selector, ' '), css);
      if (code === css) throw new Error(`Nothing to take out of ${id}: look at what the new version does instead`);
      return { code, map: null };
    },
  };
};
