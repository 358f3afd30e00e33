import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { staticDoor } from './scripts/static-door.mjs';

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

/**
 * Selectors of Radix Themes that have the browser style the whole page again whenever any element comes or goes: one asks the root
 * what is somewhere below it (we say `color-scheme` there ourselves, ui/themed.tsx), one speaks of whatever follows an element. In
 * a table that is scrolled they were two thirds of each frame.
 */
const withoutPageWideSelectors = (): Plugin => {
  const selectors = [/,\s*:root:where\(:has\([^{]*(?=\{)/gu, /,\n[^\n]*\+ \* \.rt-SegmentedControlItemSeparator\s*(?=\{)/gu];
  return {
    name: 'radix-without-page-wide-selectors',
    enforce: 'pre',
    transform(css, id) {
      if (!/@radix-ui\/themes\/(?:components|tokens\/base)\.css/u.test(id)) return null;
      const code = selectors.reduce((rest, selector) => rest.replaceAll(selector, ' '), css);
      if (code === css) throw new Error(`Nothing to take out of ${id}: look at what the new version does instead`);
      return { code, map: null };
    },
  };
};

/** cmdk brings Radix's scripted dialog for a part we do not use (our palette is the browser's own): 7 KB of the first screen. */
const withoutDialogInCmdk = (): Plugin => ({
  name: 'cmdk-without-dialog',
  enforce: 'pre',
  resolveId: (id, importer) => (id === '@radix-ui/react-dialog' && importer?.includes('/cmdk/') ? '\0no-dialog' : null),
  load: (id) => (id === '\0no-dialog' ? 'export const Root = null, Portal = null, Overlay = null, Content = null;' : null),
});

/** Radix's theme is ready for Radix's tooltips, and brings what places them: 9 KB of every list. Ours is src/ui/tooltip.tsx. */
const withoutTooltipInTheme = (): Plugin => ({
  name: 'radix-theme-without-tooltip',
  enforce: 'pre',
  resolveId: (id) => (id === '@radix-ui/react-tooltip' ? '\0no-tooltip' : null),
  load: (id) =>
    id === '\0no-tooltip'
      ? `const none = () => { throw new Error('The tooltip is src/ui/tooltip.tsx'); };
         export const Provider = ({ children }) => children, Root = none, Trigger = none, Portal = none, Content = none, Arrow = none;`
      : null,
});

/** Radix has each function told its own name as it is made. A bundler takes that for an effect and keeps what nobody calls: 5 KB of every list. */
const withoutNamesInRadix = (): Plugin => ({
  name: 'radix-without-names',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/@radix-ui\/(?:react-[\w-]+|primitive)\/dist\/index\.mjs$/u.test(id)) return null;
    return {
      code: code.replaceAll(/^ *__name\(\w+, "\w+"\);$/gmu, '').replaceAll(/static \{\s*__name\(this, "\w+"\);\s*\}/gu, ''),
      map: null,
    };
  },
});

/** lucide names each stroke of an icon for React, which asks for names only while one develops: letters by chance, which no compression shortens. */
const withoutKeysInIcons = (): Plugin => ({
  name: 'lucide-without-keys',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/u.test(id)) return null;
    return { code: code.replaceAll(/,?\s*key: "[^"]*"/gu, ''), map: null };
  },
});

/** zod attaches a writer of JSON Schema to every schema: a sixth of it, for something no page of ours asks for. */
const withoutJsonSchemaInZod = (): Plugin => ({
  name: 'zod-without-json-schema',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/u.test(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gmu)].map(([, name]) => `none as ${name}`);
    return { code: `const none = () => undefined; export { ${names.join(', ')} };`, map: null };
  },
});

/** What a call is for is said to whoever reads the API's documentation: the server's business, and a line of each of two hundred calls. */
const withoutSummaries = (): Plugin => ({
  name: 'calls-without-summaries',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/contract\/[\w-]+\.ts$/u.test(id)
      ? { code: code.replaceAll(/\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`$]*`)/gu, "summary: ''"), map: null }
      : null,
});

/**
 * `door-catalogue.ts?locale=br` is the catalogue, and every area it is made of, without the texts of the other language: half of what
 * would be fetched before the first thing is said. In the source both stand side by side (src/locale/messages.ts).
 */
const oneLanguage = (): Plugin => {
  const asked = /\/src\/locale\/[\w-]+\.ts(\?locale=(br|en))$/u;
  return {
    name: 'one-language',
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        const [, query] = asked.exec(importer ?? '') ?? [];
        if (query === undefined || !id.startsWith('./')) return null;
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && `${found.id.replace(/\?.*$/u, '')}${query}`;
      },
    },
    transform: {
      order: 'post',
      handler(code, id) {
        const [, , kept] = asked.exec(id) ?? [];
        if (kept === undefined) return null;
        return { code: withoutOthers(code, this.parse(code), kept), map: null };
      },
    },
  };
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Pair extends Node {
  readonly key: { readonly value?: unknown; readonly name?: string };
}

/** The code without those properties of a message, `{ br: …, en: … }`, that are not of the language kept. */
const withoutOthers = (code: string, ast: unknown, kept: string): string => {
  const cuts: { readonly start: number; readonly end: number }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'ObjectExpression' && 'properties' in node) {
      const pairs = node.properties as readonly Pair[];
      const names = pairs.map(({ key }) => key?.name ?? key?.value);
      const [first, second] = pairs;
      if (first && second && names.join() === 'br,en') {
        cuts.push(kept === 'br' ? { start: first.end, end: second.end } : { start: first.start, end: second.start });
      }
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(ast);
  let rest = code;
  for (const { start, end } of cuts.toSorted((one, other) => other.start - one.start)) rest = rest.slice(0, start) + rest.slice(end);
  return rest;
};

interface Bundled {
  readonly getModuleInfo: (id: string) => { readonly code: string | null; readonly importedIds: readonly string[] } | null;
}

const icons = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/u;

/** The files of the icons that a module names: the package's index names every one there is. */
const iconsIn = (code: string, index: string, bundled: Bundled): readonly string[] => {
  const names = [...code.matchAll(/import \{([^}]*)\} from "lucide-react"/gu)].flatMap(([, all = '']) =>
    all.split(',').map((name) => name.replace(/ as .*$/su, '').trim()),
  );
  const lines = (bundled.getModuleInfo(index)?.code ?? '').split('\n');
  const files = names.flatMap(
    (name) => lines.find((line) => line.includes(`default as ${name},`) || line.includes(`default as ${name} }`)) ?? [],
  );
  return files
    .flatMap((line) => /'\.(?<file>\/icons\/[\w-]+\.mjs)'/u.exec(line)?.groups?.['file'] ?? [])
    .map((file) => index.replace(/\/[^/]*$/u, file));
};

/** Everything these modules can not do without. The index of a package is not gone through: it names what nobody here asks for. */
const neededBy = (ends: readonly string[], bundled: Bundled): ReadonlySet<string> => {
  const needed = new Set<string>();
  const visit = (id: string): void => {
    if (needed.has(id) || /\/node_modules\/(?:@radix-ui\/themes|@tanstack\/react-router|zod)\//u.test(id)) return;
    needed.add(id);
    const { code, importedIds = [] } = bundled.getModuleInfo(id) ?? {};
    for (const next of importedIds) {
      if (!icons.test(next)) visit(next);
      else for (const icon of iconsIn(code ?? '', next, bundled)) visit(icon);
    }
  };
  for (const end of ends) visit(new URL(end, import.meta.url).pathname);
  return needed;
};

/**
 * What is always fetched together is one file: in a hundred small ones, each named by the others and compressed by itself, it is a tenth
 * more. `door` is what the page begins with, `signed-in` what every screen behind the login stands on, `commands` what they can all do.
 */
const filesOfConsole = () => {
  /** In this order; `null` leaves what is needed to be split by who needs it, as everything else is. */
  const ends: readonly (readonly [string | null, readonly string[]])[] = [
    [null, ['src/app/screens/login-route.tsx', 'src/app/screens/door-route.tsx', 'src/app/screens/slip-route.tsx']],
    ['signed-in', ['src/app/open-signed-in.ts', 'src/app/workbench-root.tsx']],
    [
      null,
      [
        'src/app/screens/home-route.tsx',
        'src/features/home/sales-overview.tsx',
        'src/commands/listing/listing-commands.ts',
        'src/features/review/review-queue-screen.tsx',
        'src/features/listings/seller-listings-screen.tsx',
      ],
    ],
    ['commands', ['src/commands/registry.ts', 'src/app/subject-kinds.ts']],
  ];
  let files: readonly (readonly [string | null, ReadonlySet<string>])[] | null = null;
  const fileOf = (id: string, bundled: Bundled): string | null => {
    files ??= ends.map(([name, of]) => [name, neededBy(of, bundled)]);
    return files.find(([, needed]) => needed.has(id))?.[0] ?? null;
  };
  return {
    // An index names more than is needed of it.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'door', tags: ['$initial' as const], priority: 2 },
      { name: 'door', test: /\/@tanstack\/react-router\//u, priority: 2 },
      { debugName: 'signed-in', name: fileOf, priority: 1 },
    ],
  };
};

/** Compressing a shorter file saves no packet. */
const leastCompressed = 1024;
/** The next quality takes three times as long for one percent. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Every file of text lies beside its compressed forms: the server compresses nothing while somebody waits (server/http/serve-console.ts). */
const compressedOnce = (): Plugin => ({
  name: 'compressed-once',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(?:js|css|html|svg)$/u.test(name));
    await Promise.all(
      files.map(async (name) => {
        const file = join(dir, name);
        const text = await readFile(file);
        if (text.length < leastCompressed) return;
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli));
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
      }),
    );
  },
});

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [
    withoutResponsiveProps(),
    withoutPageWideSelectors(),
    withoutDialogInCmdk(),
    withoutTooltipInTheme(),
    withoutNamesInRadix(),
    withoutKeysInIcons(),
    withoutJsonSchemaInZod(),
    withoutSummaries(),
    oneLanguage(),
    staticDoor(),
    compressedOnce(),
    react(),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The page's policy allows scripts and styles of its own origin only, fonts included.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: filesOfConsole() } },
  },
  // Not the pages of bench/, which Vite would look through for packages as well: those of the peers are not always installed.
  optimizeDeps: { entries: 'index.html' },
  server: { port: 5173, strictPort: true, proxy: { '/v2': { target: api, changeOrigin: false } } },
});
