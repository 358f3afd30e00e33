import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue as accountCatalogue } from '#locale/account-catalogue.ts';
import { catalogue as firstCatalogue } from '#locale/catalogue.ts';
import { commandReviews } from '#locale/command-reviews.ts';
import { catalogue as loginCatalogue } from '#locale/public-catalogue.ts';
import { catalogue as screenCatalogue } from '#locale/screen-catalogue.ts';

const consoleCatalogue = { ...firstCatalogue, ...screenCatalogue };
const publicCatalogue = { ...loginCatalogue, ...accountCatalogue };
const catalogue = { ...consoleCatalogue, ...publicCatalogue };

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly imports: Readonly<Record<string, string>> };
const folders = Object.entries(imports).map(([alias, folder]) => [alias.slice(0, -1), folder.slice(2, -1)] as const);

const fileOf = (importer: string, name: string): string | null => {
  const [alias, folder] = folders.find(([prefix]) => name.startsWith(prefix)) ?? [];
  const path = alias === undefined ? join(dirname(importer), name) : join(folder ?? '', name.slice(alias.length));
  return (name.startsWith('.') || alias !== undefined) && existsSync(path) ? path : null;
};

const importing = /^(?:import|export)(?! type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gmu;

/** Every module of ours that a page is made of, those it fetches later included: of these, all that `follows` from who names them. */
const modulesOf = (
  path: string,
  follows: (from: string, later: string) => boolean = () => true,
  seen = new Set<string>(),
): ReadonlySet<string> => {
  if (seen.has(path) || !/\.tsx?$/u.test(path) || path.startsWith('src/locale/')) return seen;
  seen.add(path);
  for (const [, atOnce, later] of readFileSync(path, 'utf8').matchAll(importing)) {
    const found = fileOf(path, atOnce ?? later ?? '');
    if (found !== null && (later === undefined || follows(path, found))) modulesOf(found, follows, seen);
  }
  return seen;
};

/**
 * The texts a file names; a name put together, as `order.refused.${reason}` is, means every one of its shape. A type names none, and the
 * name of a command is no text.
 */
const keysIn = (path: string): readonly string[] => {
  const source = readFileSync(path, 'utf8').replaceAll(/`[\w.]+\$\{string\}`|\b(?:name|command): `[^`]+`/gu, '');
  const names = [...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/gu)].map(([, key = '']) => key);
  const shapes = [...source.matchAll(/`([a-z]+\.[\w.-]*(?:\$\{[^`]+?\}[\w.-]*)+)`/giu)].map(
    ([, shape = '']) => new RegExp(`^${shape.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/gu, '[\\w-]+')}$`, 'u'),
  );
  const meant = shapes.length === 0 ? [] : Object.keys(catalogue).filter((key) => shapes.some((shape) => shape.test(key)));
  return [...names.filter((key) => Object.hasOwn(catalogue, key)), ...meant];
};

const pages = modulesOf('src/app/public/main.tsx');

/** What this file fetches later comes with the words of screens. */
const bringsWords = (path: string): boolean => /addTexts\(screenTexts\)|loadScreenWords\(\)/u.test(readFileSync(path, 'utf8'));

/** Screens are what the routes fetch. The home page is there from the start; the page of controls brings their words along. */
const beforeScreens = modulesOf('src/app/main.tsx', (from, later) =>
  from.startsWith('src/app/routes/')
    ? later === 'src/app/screens/home-route.tsx'
    : !later.startsWith('src/app/dev-ui/') && !bringsWords(from),
);

/** A command names what is asked before it runs; the palette's window says it, and brings its words along. */
const isAskedLater = (path: string, key: string): boolean => path.startsWith('src/commands/') && Object.hasOwn(commandReviews, key);

test('what is asked before a command runs is said by the window of the palette alone, which is no part of the first screen', () => {
  const says = (path: string): boolean => /\breviewLine\(/u.test(readFileSync(path, 'utf8'));
  const those = [...modulesOf('src/app/main.tsx')].filter(says);
  // The other one asks whether there is such a line.
  expect(those.toSorted()).toEqual(['src/palette/ask-answers.ts', 'src/palette/ask-review.tsx']);
  expect(beforeScreens.has('src/palette/ask-review.tsx')).toBe(false);
});

test.each([
  ['the pages before signing in say', pages, publicCatalogue],
  ['the login says', modulesOf('src/app/public/main.tsx', () => false), loginCatalogue],
  ['the console says', modulesOf('src/app/main.tsx'), consoleCatalogue],
  ['the console says before another screen than the first is opened', beforeScreens, firstCatalogue],
])('whatever %s stands in their own texts', (_, modules, own) => {
  const unheard = [...modules].flatMap((path) =>
    keysIn(path)
      .filter((key) => !Object.hasOwn(own, key) && !isAskedLater(path, key))
      .map((key) => `${path}: ${key}`),
  );
  expect(unheard).toEqual([]);
});

test('keys that are put together of what a server says stand where they are said: the menu in the first texts, what happened to a thing not', () => {
  // menu-name.ts and entries.ts of the palette.
  const menu = /^menu\.[\w-]+$/u;
  expect(Object.keys(firstCatalogue).filter((key) => menu.test(key)).length).toBeGreaterThan(20);
  expect(Object.keys(screenCatalogue).filter((key) => menu.test(key))).toEqual([]);
  // conflict-lines.tsx of the tray, which brings the words of screens along.
  const happened = /^(?:listing|mediation|money|orderPage|question)\.event\.[\w-]+$/u;
  expect(Object.keys(screenCatalogue).filter((key) => happened.test(key)).length).toBeGreaterThan(50);
});

test('they have no router, no store of answers, no log and no palette', () => {
  const heavy = /from '(?:@tanstack\/react-router|@tanstack\/react-query|xstate|cmdk|recharts|idb|@dnd-kit\/core)'/u;
  // The slip's own part asks beside a query of the order page: it is fetched at its address alone.
  const ofSlip = new Set(['src/api/slip.ts']);
  expect([...pages].filter((path) => !ofSlip.has(path) && heavy.test(readFileSync(path, 'utf8')))).toEqual([]);
  // Whoever leaves or is followed by somebody else drops the key of their log there, by a few lines without a package.
  const ofKey = new Set(['src/events/park-log.ts', 'src/events/log-name.ts']);
  const ofConsole = /^src\/(?:events|commands|outbox|palette|entities)\//u;
  expect([...pages].filter((path) => !ofKey.has(path) && ofConsole.test(path))).toEqual([]);
});

test('the walk follows what it should: the login, and the forms it fetches later; not the console', () => {
  const has = (path: string) => pages.has(path);
  expect([has('src/features/session/login-screen.tsx'), has('src/features/session/register-screen.tsx')]).toEqual([true, true]);
  expect(has('src/app/signed-in-frame.tsx')).toBe(false);
});
