import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/u.test(path) && !/\.(?:test|suite)\.tsx?$|-fixture\.ts$/u.test(path));

/** Lint refuses what is imported at the top of a file; this finds what is imported later. */
const naming = (text: string): boolean => /import\([^)]*fake-mercadolivre/u.test(text) || /from '[^']*fake-mercadolivre/u.test(text);

test('nothing of the product imports the fake Mercado Livre: it is loaded by its path, so that no bundle holds it', () => {
  const product = [...files('server'), ...files('src')].filter((path) => !path.startsWith('server/fake-mercadolivre/'));
  expect(product.length).toBeGreaterThan(500);
  expect(product.filter((path) => naming(readFileSync(path, 'utf8')))).toEqual([]);
});

test('the fake Mercado Livre names its own folder, src/lib and packages alone', () => {
  const foreign = files('server/fake-mercadolivre').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:from |import\()'(?<name>[^'\s]+)'/gu)]
      .map(([, name = '']) => name)
      .filter((name) => !/^(?:\.\/[\w-]+\.ts|#lib\/.+|node:.+|fastify|zod)$/u.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(foreign).toEqual([]);
});

test('a late import of the fake is found', () => {
  expect(naming("const { startFakeMercadoLivre } = await import('./fake-mercadolivre/start-fake.ts');")).toBe(true);
  expect(naming("import { openFake } from '../fake-mercadolivre/fake.ts';")).toBe(true);
  expect(naming('// server/fake-mercadolivre is another process')).toBe(false);
});
