import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build, type PluginOption } from 'vite';
import { circleIn } from '../../scripts/vite/no-circular-files.ts';
import { withoutEvalInZod } from '../../scripts/vite/without-eval-in-zod.ts';
import { withoutJsonSchemaInZod } from '../../scripts/vite/without-json-schema-in-zod.ts';
import { withoutPageWideSelectors } from '../../scripts/vite/without-page-wide-selectors.ts';
import { withoutResponsiveProps } from '../../scripts/vite/without-responsive-props.ts';
import { withoutTooltipInTheme } from '../../scripts/vite/without-tooltip-in-theme.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Builds a page of these files by this plugin. */
const built = async (plugin: PluginOption, files: Readonly<Record<string, string>>): Promise<string> => {
  const root = mkdtempSync(join(tmpdir(), 'balcao-plugin-'));
  folders.push(root);
  const page = Object.keys(files)
    .map((path) => `import '/${path}';`)
    .join('\n');
  for (const [path, text] of [...Object.entries(files), ['page.js', page] as const]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: {
      write: false,
      cssMinify: false,
      minify: false,
      rolldownOptions: { input: join(root, 'page.js') },
    },
  });
  const [output] = [made].flat();
  return output && 'output' in output
    ? output.output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n')
    : '';
};

const radix = 'node_modules/@radix-ui/themes';
const zod = 'node_modules/zod/v4/core';
const wide = '@media (min-width: 520px) {\n    .xs-p-1 { top: 1px; }\n}\n';
const rooted = '.light,\n:root:where(:has(.light)) { color-scheme: light; }\n';
const followed = '.rt-SegmentedControlItemSeparator,\n  :where(.on) + * .rt-SegmentedControlItemSeparator { top: 1px; }\n';

const plugins: readonly (readonly [string, () => PluginOption, Readonly<Record<string, string>>, string])[] = [
  [
    'radix-without-responsive-props',
    withoutResponsiveProps,
    { [`${radix}/components.css`]: wide, [`${radix}/utilities.css`]: wide },
    '.xs-p-1',
  ],
  [
    'radix-without-page-wide-selectors',
    () => [...withoutPageWideSelectors()],
    { [`${radix}/tokens/base.css`]: rooted, [`${radix}/components.css`]: followed },
    ':has',
  ],
  [
    'zod-without-eval',
    withoutEvalInZod,
    { [`${zod}/util.js`]: "export const allowsEval = cached(() => {\n    new Function('tried');\n});\nconsole.log(allowsEval.value);" },
    'tried',
  ],
  [
    'zod-without-json-schema',
    withoutJsonSchemaInZod,
    {
      [`${zod}/to-json-schema.js`]: 'export function toJSONSchema() { console.log("draft"); }\ntoJSONSchema();',
      [`${zod}/json-schema-processors.js`]: 'export const string = () => console.log("draft");\nstring();',
    },
    'draft',
  ],
  [
    'radix-theme-without-tooltip',
    withoutTooltipInTheme,
    { [`${radix}/dist/esm/components/theme.js`]: "import { Provider } from '@radix-ui/react-tooltip'; console.log(Provider);" },
    'react-tooltip',
  ],
];

test.each(plugins)('%s leaves out what it is for', async (_, plugin, files, without) => {
  expect(Object.values(files).join('\n')).toContain(without);
  expect(await built(plugin(), files)).not.toContain(without);
});

test.each(plugins)(
  '%s ends the build, with its own name and the file, where a new version holds nothing to leave out',
  async (name, plugin, files) => {
    for (const path of Object.keys(files)) {
      const changed = { ...files, [path]: path.endsWith('.css') ? 'p { top: 0; }' : 'console.log(1);' };
      await expect(built(plugin(), changed)).rejects.toThrow(
        new RegExp(`${name}: nothing matched in .*${path.split('/').at(-1) ?? ''}`, 'u'),
      );
    }
  },
);

test.each(plugins.slice(0, 4))('%s ends the build where the package has that file no more', async (name, plugin, files) => {
  const moved = Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(/(\.\w+)$/u, '-2$1'), text]));
  await expect(built(plugin(), moved)).rejects.toThrow(`${name}: no file matched`);
});

test('a page-wide selector that a new version spells otherwise ends the build, although its file still holds the other one', async () => {
  const files = { [`${radix}/tokens/base.css`]: rooted, [`${radix}/components.css`]: rooted };
  await expect(built([...withoutPageWideSelectors()], files)).rejects.toThrow(/nothing matched in .*components\.css/u);
});

test('a page without the package is built', async () => {
  for (const [, plugin] of plugins) expect(await built(plugin(), { 'other.js': 'console.log("other");' })).toContain('other');
});

test('files that import each other in a circle are named, others are not', () => {
  const file = (fileName: string, ...imports: readonly string[]) => ({ fileName, imports });
  expect(circleIn([file('page', 'console', 'icons'), file('console', 'icons'), file('icons')])).toBeNull();
  expect(circleIn([file('page', 'console'), file('console', 'icons'), file('icons', 'console')])).toEqual(['console', 'icons', 'console']);
});
