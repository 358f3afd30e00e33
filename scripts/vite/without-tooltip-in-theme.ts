import type { Plugin } from 'vite';

/** Radix's theme is ready for Radix's tooltips, and brings what places them: 9 KB of every list. Ours is src/ui/tooltip.tsx. */
export const withoutTooltipInTheme = (): Plugin => ({
  name: 'radix-theme-without-tooltip',
  enforce: 'pre',
  resolveId: (id) => (id === '@radix-ui/react-tooltip' ? '\0no-tooltip' : null),
  load: (id) =>
    id === '\0no-tooltip'
      ? `const none = () => { throw new Error('The tooltip is src/ui/tooltip.tsx'); };
         export const Provider = ({ children }) => children, Root = none, Trigger = none, Portal = none, Content = none, Arrow = none;`
      : null,
});
