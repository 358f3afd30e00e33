import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue as everything } from '#locale/catalogue.ts';
import { catalogue as answersWords } from '#locale/answers-catalogue.ts';
import { catalogue as commandsWords } from '#locale/commands-catalogue.ts';
import { catalogue as consoleWords } from '#locale/console-catalogue.ts';
import { catalogue as doorWords } from '#locale/door-catalogue.ts';
import { catalogue as editorWords } from '#locale/editor-catalogue.ts';
import { catalogue as homeWords } from '#locale/home-catalogue.ts';
import { catalogue as integrationsWords } from '#locale/integrations-catalogue.ts';
import { catalogue as mediationWords } from '#locale/mediation-catalogue.ts';
import { catalogue as moneyWords } from '#locale/money-catalogue.ts';
import { catalogue as ordersWords } from '#locale/orders-catalogue.ts';
import { catalogue as automessagesWords } from '#locale/automessages-catalogue.ts';
import { catalogue as pricesWords } from '#locale/prices-catalogue.ts';
import { catalogue as productsWords } from '#locale/products-catalogue.ts';
import { catalogue as questionsWords } from '#locale/questions-catalogue.ts';
import { catalogue as queueWords } from '#locale/queue-catalogue.ts';
import { catalogue as recordsWords } from '#locale/records-catalogue.ts';
import { catalogue as reportsWords } from '#locale/reports-catalogue.ts';
import { catalogue as settingsWords } from '#locale/settings-catalogue.ts';
import { catalogue as slipWords } from '#locale/slip-catalogue.ts';
import { catalogue as tablesWords } from '#locale/tables-catalogue.ts';
import { catalogue as uploadsWords } from '#locale/uploads-catalogue.ts';
import { volumes, type Volume } from '#locale/words.ts';

const wordsOf: Readonly<Record<Volume, object>> = {
  door: doorWords,
  commands: commandsWords,
  console: consoleWords,
  answers: answersWords,
  editor: editorWords,
  home: homeWords,
  integrations: integrationsWords,
  mediation: mediationWords,
  money: moneyWords,
  orders: ordersWords,
  automessages: automessagesWords,
  prices: pricesWords,
  products: productsWords,
  questions: questionsWords,
  queue: queueWords,
  records: recordsWords,
  reports: reportsWords,
  settings: settingsWords,
  slip: slipWords,
  tables: tablesWords,
  uploads: uploadsWords,
};

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly imports: Readonly<Record<string, string>> };
const folders = Object.entries(imports).map(([alias, folder]) => [alias.slice(0, -1), folder.slice(2, -1)] as const);

const fileOf = (importer: string, name: string): string | null => {
  const [alias, folder] = folders.find(([prefix]) => name.startsWith(prefix)) ?? [];
  const path = alias === undefined ? join(dirname(importer), name) : join(folder ?? '', name.slice(alias.length));
  return (name.startsWith('.') || alias !== undefined) && existsSync(path) ? path : null;
};

const atOnce = /^(?:import|export)(?! type\b)[^;]*?from '([^']+)'/gmu;
const later = /\bimport\('([^']+)'\)/gu;

/** Screens come with volumes of their own, and with them whatever they fetch later. */
const isScreen = (path: string): boolean => path.startsWith('src/app/screens/') || path.startsWith('src/app/dev-ui/');

/** So do the commands, where they are fetched later than what names them. */
const registry = 'src/commands/registry.ts';

const walk = (path: string, ways: readonly RegExp[], seen: Set<string>): void => {
  if (seen.has(path) || !/\.tsx?$/u.test(path) || path.startsWith('src/locale/')) return;
  seen.add(path);
  for (const way of ways) {
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(way)) {
      const found = fileOf(path, name);
      if (found !== null && !isScreen(found) && (way !== later || found !== registry)) walk(found, ways, seen);
    }
  }
};
const partsOf = (entries: readonly string[], ways: readonly RegExp[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  for (const entry of entries) walk(entry, ways, seen);
  return seen;
};

/** Crumbs are put into words behind the door. */
const saidLater = (key: string): boolean => key.startsWith('shell.title.');

const allKeys = Object.keys(everything);

/** The keys a file names, whole or by a beginning of two words: `order.refused.${reason}` may be any of them, `queue.${name}` says too little. */
const keysIn = (path: string): readonly string[] => {
  const text = readFileSync(path, 'utf8');
  const whole = [...text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/gu)].map(([, key = '']) => key);
  const begun = [...text.matchAll(/`([a-z]\w*\.(?:[\w-]+\.)+[\w-]*)\$\{/gu)].map(([, start = '']) => start);
  return [
    ...whole.filter((key) => Object.hasOwn(everything, key)),
    ...allKeys.filter((key) => begun.some((start) => key.startsWith(start))),
  ];
};

const unheard = (paths: ReadonlySet<string>, open: readonly Volume[]): readonly string[] =>
  [...paths].flatMap((path) =>
    keysIn(path)
      .filter((key) => !open.some((volume) => Object.hasOwn(wordsOf[volume], key)) && !saidLater(key))
      .map((key) => `${path}: ${key}`),
  );

/** Drawn before anybody is signed in, or instead of what does not arrive. */
const door = ['src/app/main.tsx', 'src/app/screens/login-route.tsx', 'src/app/screens/door-route.tsx'];

/** The screens as src/app/routes fetches them, with the volumes it opens for each; `screen` opens those of the commands too (src/app/chunk.ts). */
const screens = readdirSync('src/app/routes').flatMap((file) =>
  [
    ...readFileSync(`src/app/routes/${file}`, 'utf8').matchAll(
      /(chunk|screen)\(\(\) => import\('\.\.\/(screens\/[\w/.-]+)'\)((?:, '\w+')*)\)/gu,
    ),
  ].map(([, by = '', screen = '', opened = '']) => ({
    path: `src/app/${screen}`,
    open: [
      ...(by === 'screen' ? (['commands', 'queue'] as const) : []),
      ...[...opened.matchAll(/'(\w+)'/gu)].map(([, volume]) => volume as Volume),
    ],
  })),
);

test('whatever is said before somebody is signed in stands in the volume of the door', () => {
  expect(unheard(partsOf(door, [atOnce]), ['door'])).toEqual([]);
});

test('whatever is said wherever one is stands in the volume of the console', () => {
  const frame = ['src/app/open-signed-in.ts', 'src/app/workbench-root.tsx'];
  expect(unheard(partsOf(frame, [atOnce]), ['door', 'console'])).toEqual([]);
  expect(unheard(partsOf(frame, [atOnce, later]), ['door', 'console', 'commands', 'queue'])).toEqual([]);
});

test('whatever commands say stands in their volumes, or in that of the console', () => {
  expect(unheard(partsOf([registry], [atOnce]), ['door', 'console', 'commands', 'queue'])).toEqual([]);
});

test.each(screens.filter(({ path }) => !door.includes(path)))('$path opens the volumes of what it says', ({ path, open }) => {
  expect(unheard(partsOf([path], [atOnce, later]), ['door', 'console', ...open])).toEqual([]);
});

test('the walk follows what it should: the login screen is at the door, the queue is not, the category picker comes with the editor', () => {
  const atTheDoor = partsOf(door, [atOnce]);
  expect(
    ['src/features/session/login-screen.tsx', 'src/features/review/review-queue-screen.tsx'].map((path) => atTheDoor.has(path)),
  ).toEqual([true, false]);
  expect(screens.length).toBeGreaterThan(8);
  expect(unheard(partsOf(['src/app/screens/listing-route.tsx'], [atOnce, later]), ['door', 'console'])).not.toEqual([]);
});

test('each area of texts stands in one volume', () => {
  const written = volumes.map((name) => readFileSync(`src/locale/${name}-catalogue.ts`, 'utf8'));
  const areas = readdirSync('src/locale').filter((name) => /= messages\(/u.test(readFileSync(join('src/locale', name), 'utf8')));
  const odd = areas.filter((name) => written.filter((text) => text.includes(`'./${name}'`)).length !== 1);
  expect(odd).toEqual([]);
});
