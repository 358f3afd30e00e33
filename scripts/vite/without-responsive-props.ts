import type { Plugin } from 'vite';
import { cutFrom } from './cut.ts';

/**
 * Radix Themes repeats every prop class at five widths: two thirds of its CSS. We lay out by our own media queries (spec 2:
 * 600, 768, 992, 1200 px), so those blocks go and the login stays under its budget. A test forbids responsive props.
 */
export const withoutResponsiveProps = (): Plugin =>
  cutFrom({
    name: 'radix-without-responsive-props',
    package: /\/@radix-ui\/themes\/.*\.css/u,
    files: [/\/@radix-ui\/themes\/components\.css/u, /\/@radix-ui\/themes\/utilities\.css/u],
    cut: (css) => css.replaceAll(/@media \(min-width: \d+px\) \{\n(?: {4}.*\n)*\}\n/gu, ''),
  });
