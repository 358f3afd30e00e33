import type { Plugin } from 'vite';

const remembered = /seen\[href\] = void 0;(?=\s*throw err;)/u;

/**
 * Vite asks for the style of a part once in the life of a page, whether it came or not: a part that is asked for again would come
 * without. Here what failed is forgotten; that the link of it leaves the page is up to src/ui/lost-styles.ts.
 */
export const lostStylesAskedAgain = (): Plugin => ({
  name: 'lost-styles-asked-again',
  transform(code, id) {
    if (id !== '\0vite/preload-helper.js') return null;
    if (!remembered.test(code)) this.error('What Vite preloads with is not what it was: scripts/vite/lost-styles-asked-again.ts');
    return { code: code.replace(remembered, 'delete seen[href];'), map: null };
  },
});
