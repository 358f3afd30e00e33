import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedOnce } from './scripts/vite/compressed-once.ts';
import { filesByPage } from './scripts/vite/files-by-page.ts';
import { noCircularFiles } from './scripts/vite/no-circular-files.ts';
import { lostFilesAskedAgain, ownFileToo } from './scripts/vite/lost-files-asked-again.ts';
import { oneLanguage } from './scripts/vite/one-language.ts';
import { withoutEvalInZod } from './scripts/vite/without-eval-in-zod.ts';
import { withoutJsonSchemaInZod } from './scripts/vite/without-json-schema-in-zod.ts';
import { withoutPageWideSelectors } from './scripts/vite/without-page-wide-selectors.ts';
import { withoutResponsiveProps } from './scripts/vite/without-responsive-props.ts';
import { withoutTooltipInTheme } from './scripts/vite/without-tooltip-in-theme.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [
    withoutResponsiveProps(),
    ...withoutPageWideSelectors(),
    withoutTooltipInTheme(),
    withoutEvalInZod(),
    withoutJsonSchemaInZod(),
    oneLanguage(),
    lostFilesAskedAgain(),
    noCircularFiles(),
    compressedOnce(),
    react(),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The page's policy allows scripts and styles of its own origin only, fonts included.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser we build for knows how to preload modules.
      polyfill: false,
      resolveDependencies: (file, others, { hostType }) => (hostType === 'js' ? ownFileToo(file, others) : others),
    },
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: 'index.html', login: 'login.html' },
      output: {
        codeSplitting: filesByPage(
          fileURLToPath(new URL('src/app/public/main.tsx', import.meta.url)),
          fileURLToPath(new URL('src/app/main.tsx', import.meta.url)),
        ),
        // Files of packages are named after every page that needs them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash].js`,
      },
    },
  },
  // Not the pages of bench/, which Vite would look through for packages as well: those of the peers are not always installed.
  optimizeDeps: { entries: ['index.html', 'login.html'] },
  server: { port: 5173, strictPort: true, proxy: { '/v2': { target: api, changeOrigin: false } } },
});
