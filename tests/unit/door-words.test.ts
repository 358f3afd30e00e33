import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue as everything } from '#locale/catalogue.ts';
import { catalogue as doorWords } from '#locale/door-catalogue.ts';

/** Drawn before anybody is signed in, or instead of what does not arrive. */
const entries = ['src/app/main.tsx', 'src/app/screens/login-route.tsx', 'src/app/screens/door-route.tsx'];

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly imports: Readonly<Record<string, string>> };
const folders = Object.entries(imports).map(([alias, folder]) => [alias.slice(0, -1), folder.slice(2, -1)] as const);

const fileOf = (importer: string, name: string): string | null => {
  const [alias, folder] = folders.find(([prefix]) => name.startsWith(prefix)) ?? [];
  const path = alias === undefined ? join(dirname(importer), name) : join(folder ?? '', name.slice(alias.length));
  return (name.startsWith('.') || alias !== undefined) && existsSync(path) ? path : null;
};

/** What is fetched at once with `path`: types and parts loaded later are not. */
const withImports = (path: string, seen: Set<string>): void => {
  if (seen.has(path) || !/\.tsx?$/u.test(path)) return;
  seen.add(path);
  for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/^(?:import|export)(?! type\b)[^;]*?from '([^']+)'/gmu)) {
    const found = fileOf(path, name);
    if (found !== null) withImports(found, seen);
  }
};

const atTheDoor = (): ReadonlySet<string> => {
  const seen = new Set<string>();
  for (const entry of entries) withImports(entry, seen);
  return seen;
};

/** Crumbs are put into words behind the door. */
const saidLater = (key: string): boolean => key.startsWith('shell.title.');

test('whatever is said before somebody is signed in stands in the volume of the door', () => {
  const unheard = [...atTheDoor()]
    .filter((path) => !path.startsWith('src/locale/'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/gu)]
        .map(([, key = '']) => key)
        .filter((key) => Object.hasOwn(everything, key) && !Object.hasOwn(doorWords, key) && !saidLater(key))
        .map((key) => `${path}: ${key}`),
    );
  expect(unheard).toEqual([]);
});

test('the walk follows what it should: the login screen is at the door, the queue is not', () => {
  const seen = atTheDoor();
  expect([seen.has('src/features/session/login-screen.tsx'), seen.has('src/features/review/review-queue-screen.tsx')]).toEqual([
    true,
    false,
  ]);
});

test('each area of texts stands in one volume', () => {
  const volumes = ['door', 'console'].map((name) => readFileSync(`src/locale/${name}-catalogue.ts`, 'utf8'));
  const areas = readdirSync('src/locale').filter((name) => /= messages\(/u.test(readFileSync(join('src/locale', name), 'utf8')));
  const odd = areas.filter((name) => volumes.filter((text) => text.includes(`'./${name}'`)).length !== 1);
  expect(odd).toEqual([]);
});
