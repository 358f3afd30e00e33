import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Radix Themes repeats every prop class at five widths: two thirds of its CSS. We lay out by our own media queries (spec 2:
 * 600, 768, 992, 1200 px), so those blocks go and the login stays under its budget. A test forbids responsive props.
 */
const withoutResponsiveProps = (): Plugin => ({
  name: 'radix-without-responsive-props',
  enforce: 'pre',
  transform(css, id) {
    if (!/@radix-ui\/themes\/(?:components|utilities)\.css/u.test(id)) return null;
    return { code: css.replaceAll(/@media \(min-width: \d+px\) \{\n(?: {4}.*\n)*\}\n/gu, ''), map: null };
  },
});

/** cmdk brings Radix's scripted dialog for a part we do not use (our palette is the browser's own): 7 KB of the first screen. */
const withoutDialogInCmdk = (): Plugin => ({
  name: 'cmdk-without-dialog',
  enforce: 'pre',
  resolveId: (id, importer) => (id === '@radix-ui/react-dialog' && importer?.includes('/cmdk/') ? '\0no-dialog' : null),
  load: (id) => (id === '\0no-dialog' ? 'export const Root = null, Portal = null, Overlay = null, Content = null;' : null),
});

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [withoutResponsiveProps(), withoutDialogInCmdk(), react()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The page's policy allows scripts and styles of its own origin only, fonts included.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { port: 5173, strictPort: true, proxy: { '/v2': { target: api, changeOrigin: false } } },
});
