import type { Plugin } from 'vite';

/**
 * Radix Themes repeats every prop class at five widths: two thirds of its CSS. We lay out by our own media queries (spec 2:
 * 600, 768, 992, 1200 px), so those blocks go and the login stays under its budget. A test forbids responsive props.
 */
export const withoutResponsiveProps = (): Plugin => ({
  name: 'radix-without-responsive-props',
  enforce: 'pre',
  transform(css, id) {
    if (!/@radix-ui\/themes\/(?:components|utilities)\.css/u.test(id)) return null;
    return { code: css.replaceAll(/@media \(min-width: \d+px\) \{\n(?: {4}.*\n)*\}\n/gu, ''), map: null };
  },
});
