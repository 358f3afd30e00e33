import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.mjs';
import { filesApart } from './tests/support/files-apart.ts';
import { PATIENCE_MS } from './tests/support/patience-ms.ts';

const browserTests = '**/*.browser.test.{ts,tsx}';
const exclude = [...configDefaults.exclude, browserTests, 'e2e/**'];
const apart = filesApart(['src', 'server', 'tests']);
interface Kind {
  readonly name: string;
  readonly folders: readonly string[];
  readonly extension: 'ts' | 'tsx';
  readonly environment?: 'jsdom';
  readonly setupFiles: readonly string[];
  readonly globalSetup?: string;
}
/** The files of a kind share an environment; those that need one of their own, if there are any, are a project beside it. */
const sharedAndApart = ({ name, folders, extension, setupFiles, ...more }: Kind) => {
  const include = folders.map((folder) => `${folder}/**/*.test.${extension}`);
  const own = apart.filter((file) => file.endsWith(`.test.${extension}`) && folders.some((folder) => file.startsWith(`${folder}/`)));
  const project = (part: { name: string; include: string[]; exclude: string[]; isolate: boolean }) => ({
    extends: true as const,
    test: { ...part, ...more, setupFiles: [...setupFiles, 'tests/support/leave-nothing.ts', 'tests/support/tell-cause.ts'] },
  });
  const shared = project({ name, include, exclude: [...exclude, ...own], isolate: false });
  return own.length === 0 ? [shared] : [shared, project({ name: `${name}-apart`, include: own, exclude, isolate: true })];
};
const folder = (name: string, ...folders: string[]) =>
  sharedAndApart({
    name,
    folders,
    extension: 'ts',
    setupFiles: ['tests/support/patience.ts'],
    globalSetup: 'server/testing/drop-test-databases.ts',
  });

export default defineConfig({
  test: {
    // A guard against what hangs: a test of three seconds took over a minute beside the journeys, on a machine that was busy otherwise.
    testTimeout: 180_000,
    // A server of a test's own takes some seconds; there, a minute.
    hookTimeout: 240_000,
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      // A .tsx test renders: it gets a DOM. Everything else runs bare, so that a shared module which touches the DOM fails.
      ...sharedAndApart({
        name: 'unit',
        folders: ['src', 'tests/unit'],
        extension: 'ts',
        setupFiles: ['tests/support/patience.ts', 'tests/support/words.ts', 'tests/support/seeded.ts'],
      }),
      ...sharedAndApart({
        name: 'screen',
        folders: ['src', 'tests/unit'],
        extension: 'tsx',
        environment: 'jsdom',
        setupFiles: [
          'tests/support/dom.ts',
          'tests/support/patience.ts',
          'tests/support/words.ts',
          'tests/support/messages.ts',
          'tests/support/seeded.ts',
        ],
      }),
      ...folder('properties', 'tests/properties'),
      ...folder('models', 'tests/model'),
      ...folder('contract', 'tests/contract', 'tests/access'),
      ...folder('server', 'server'),
      {
        extends: true,
        // Found in the middle of a run they would be bundled anew, and bring a second React.
        optimizeDeps: {
          include: [
            '@dnd-kit/core',
            '@dnd-kit/sortable',
            '@dnd-kit/utilities',
            '@hookform/resolvers/zod',
            '@maskito/core',
            '@maskito/kit',
            '@maskito/react',
            '@radix-ui/themes',
            '@tanstack/react-router',
            '@tanstack/react-table',
            '@testing-library/dom',
            '@testing-library/react',
            '@xstate/react',
            'axe-core',
            'dompurify',
            'file-type/core',
            'idb',
            'lucide-react',
            'papaparse',
            'react-dom/client',
            'react-hook-form',
            'sonner',
            'validation-br',
            'xstate',
            'xstate/graph',
            'zod',
          ],
        },
        test: {
          name: 'browser',
          include: [browserTests],
          setupFiles: [
            'tests/support/fresh-browser.ts',
            'tests/support/patience.ts',
            'tests/support/words.ts',
            'tests/support/messages.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // The window is larger than any frame a test asks for: a frame that did not fit would be drawn smaller, and its pictures too.
            provider: playwright({ launchOptions: launchOptions(), contextOptions: { viewport: { width: 1400, height: 12_000 } } }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                // One picture for every machine: fonts are ours, and another build of Chromium may round an edge differently.
                comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.01 },
                resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) => `${root}/${testFileDirectory}/__pictures__/${arg}${ext}`,
                resolveDiffPath: ({ root, arg, ext }) => `${root}/test-results/pictures/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
