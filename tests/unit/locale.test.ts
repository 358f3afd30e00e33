import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue as ofAccounts } from '#locale/account-catalogue.ts';
import { catalogue as ofConsole } from '#locale/catalogue.ts';
import { catalogue as ofPublic } from '#locale/public-catalogue.ts';
import { catalogue as ofScreens } from '#locale/screen-catalogue.ts';

const catalogue = { ...ofConsole, ...ofScreens, ...ofPublic, ...ofAccounts };

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/u.test(path) && !/\.test\.|-fixture\./u.test(path))
  .map((path) => join('src', path));
const sources = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const keys = Object.keys(catalogue);

test('every text of the catalogue is said somewhere', () => {
  const said = sources.filter(({ path }) => !path.startsWith('src/locale/')).map(({ text }) => text);
  const literals = new Set(said.flatMap((text) => [...text.matchAll(/['"`]([a-z]+(?:\.[\w-]+)+)['"`]/giu)].map(([, key]) => key ?? '')));
  // A key put together, like `settings.role.${role}`, says every key of that shape.
  const shapes = said.flatMap((text) =>
    [...text.matchAll(/`([a-z]+\.[\w.-]*(?:\$\{[^`]+?\}[\w.-]*)+)`/giu)].map(
      ([, shape = '']) => new RegExp(`^${shape.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/gu, '[\\w ./-]+')}$`, 'u'),
    ),
  );
  const silent = keys.filter((key) => !literals.has(key) && !shapes.some((shape) => shape.test(key)));
  expect(silent).toEqual([]);
});

test('no text of either locale is empty, and both are of one kind', () => {
  const odd = Object.entries<{ readonly br: unknown; readonly en: unknown }>(catalogue).filter(
    ([, { br, en }]) => typeof br !== typeof en || [br, en].some((text) => typeof text === 'string' && text.trim() === ''),
  );
  expect(odd.map(([key]) => key)).toEqual([]);
});

test('no screen says a text of its own', () => {
  const found = sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...literalTexts(text)].filter((literal) => !Object.hasOwn(catalogue, literal)).map((literal) => `${path}: ${literal}`),
    );
  expect(found).toEqual([]);
});

/** Words between tags, words alone on a line after a tag, words in an attribute that is read out or shown. */
function* literalTexts(source: string): Generator<string> {
  const patterns = [
    /[\w"}]>\s*([^<>{}=;()|&]*\p{L}{2,}[^<>{}=;()|&]*)<\//gu,
    />\n\s*(\p{Lu}[\p{L}\s,.!?'’-]+)\n\s*</gu,
    /\b(?:aria-label|title|placeholder|alt|label)="([^"]*\p{L}{2,}[^"]*)"/gu,
  ];
  for (const pattern of patterns) for (const [, text = ''] of source.matchAll(pattern)) yield text.trim();
}

test('the detector itself sees what it looks for', () => {
  expect([...literalTexts('<p>Olá mundo</p>')]).toEqual(['Olá mundo']);
  expect([...literalTexts('<p className="x">\n  Lista vazia\n</p>')]).toContain('Lista vazia');
  expect([...literalTexts('<button aria-label="Fechar" />')]).toEqual(['Fechar']);
  expect([...literalTexts("<p>{t('common.close')}</p>")]).toEqual([]);
});
