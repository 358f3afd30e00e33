import type { Plugin } from 'vite';

const name = 'radix-theme-without-tooltip';
const theme = /\/@radix-ui\/themes\/.*\/theme\.js$/u;

/**
 * Radix's theme is ready for Radix's tooltips, and brings what places them: 9 KB of every list. Ours is src/ui/tooltip.tsx.
 * @throws where the theme is built and asks for no tooltip: then this plugin is needed no more, or the package is asked for by another name.
 */
export const withoutTooltipInTheme = (): Plugin => {
  let isMet = false;
  return {
    name,
    enforce: 'pre',
    buildStart: () => {
      isMet = false;
    },
    resolveId: (id) => {
      if (id !== '@radix-ui/react-tooltip') return null;
      isMet = true;
      return '\0no-tooltip';
    },
    load: (id) =>
      id === '\0no-tooltip'
        ? `const none = () => { throw new Error('The tooltip is src/ui/tooltip.tsx'); };
           export const Provider = ({ children }) => children, Root = none, Trigger = none, Portal = none, Content = none, Arrow = none;`
        : null,
    generateBundle() {
      const built = [...this.getModuleIds()].find((id) => theme.test(id));
      if (built !== undefined && !isMet) throw new Error(`${name}: nothing matched in ${built}: it asks for no tooltip any more.`);
    },
  };
};
