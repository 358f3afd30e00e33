import type { Plugin } from 'vite';
import { cutFrom } from './cut.ts';

const selectors = [/,\s*:root:where\(:has\([^{]*(?=\{)/gu, /,\n[^\n]*\+ \* \.rt-SegmentedControlItemSeparator\s*(?=\{)/gu];

/**
 * Selectors of Radix Themes that have the browser style the whole page again whenever any element comes or goes: one asks the root
 * what is somewhere below it (we say `color-scheme` there ourselves, ui/themed.tsx), one speaks of whatever follows an element. In
 * a table that is scrolled they were two thirds of each frame.
 */
export const withoutPageWideSelectors = (): Plugin =>
  cutFrom({
    name: 'radix-without-page-wide-selectors',
    package: /\/@radix-ui\/themes\/.*\.css/u,
    files: [/\/@radix-ui\/themes\/components\.css/u, /\/@radix-ui\/themes\/tokens\/base\.css/u],
    cut: (css) => selectors.reduce((rest, selector) => rest.replaceAll(selector, ' '), css),
  });
