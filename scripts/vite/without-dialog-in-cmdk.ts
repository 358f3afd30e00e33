import type { Plugin } from 'vite';

/** cmdk brings Radix's scripted dialog for a part we do not use (our palette is the browser's own): 7 KB of the first screen. */
export const withoutDialogInCmdk = (): Plugin => ({
  name: 'cmdk-without-dialog',
  enforce: 'pre',
  resolveId: (id, importer) => (id === '@radix-ui/react-dialog' && importer?.includes('/cmdk/') ? '\0no-dialog' : null),
  load: (id) => (id === '\0no-dialog' ? 'export const Root = null, Portal = null, Overlay = null, Content = null;' : null),
});
