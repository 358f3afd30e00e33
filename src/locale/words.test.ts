import { afterEach, expect, test } from 'vitest';
import { accountTexts } from './account-texts.ts';
import { consoleTexts } from './console-texts.ts';
import { locales } from './locales.ts';
import { publicTexts } from './public-texts.ts';
import { screenTexts } from './screen-texts.ts';
import { translateIn } from './translate.ts';
import { addTexts, chooseTexts, hasWords, isMessageKey, loadWords, speak, type Texts } from './words.ts';

const said = (key: 'common.close' | 'table.all', words: { readonly br: string; readonly en: string }) => ({ catalogue: { [key]: words } });
const all = said('table.all', { br: 'Todos', en: 'All' });
const first: Texts = {
  br: async () => said('common.close', { br: 'Fechar', en: 'Close' }),
  en: async () => said('common.close', { br: 'Fechar', en: 'Close' }),
};
/** Texts that arrive when they are let. */
const later = () => {
  const waiting: (() => void)[] = [];
  const load = async () => {
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return all;
  };
  return { texts: { br: load, en: load } satisfies Texts, arrive: () => waiting.splice(0).forEach((go) => go()) };
};
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

afterEach(async () => {
  chooseTexts(consoleTexts, screenTexts, publicTexts, accountTexts);
  await Promise.all(locales.map(loadWords));
});

test('what is said of a screen is there, in each language, once its texts are, also for whoever spoke before', async () => {
  chooseTexts(first);
  await loadWords('br');
  const t = translateIn('br');
  const { texts, arrive } = later();
  const added = addTexts(texts);
  expect(isMessageKey('table.all')).toBe(false);
  arrive();
  await added;
  expect(t('table.all')).toBe('Todos');
});

test('a language that arrives while those of a screen do has them too', async () => {
  chooseTexts(first);
  await loadWords('br');
  const { texts, arrive } = later();
  const added = addTexts(texts);
  await loadWords('en');
  expect(hasWords('en')).toBe(true);
  arrive();
  await turns();
  arrive();
  await added;
  await loadWords('en');
  expect([translateIn('br')('table.all'), translateIn('en')('table.all')]).toEqual(['Todos', 'All']);
});

test('a language whose first texts arrive after those of a screen has both', async () => {
  const slow = later();
  chooseTexts({ br: first.br, en: slow.texts.en });
  await loadWords('br');
  const asked = loadWords('en');
  await addTexts({ br: first.br, en: first.en });
  slow.arrive();
  await asked;
  expect([translateIn('en')('common.close'), translateIn('en')('table.all')]).toEqual(['Close', 'All']);
});

const gone = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

test('both languages are asked for at once, and the one that is spoken is all a screen waits for', async () => {
  chooseTexts(first);
  await Promise.all(locales.map(loadWords));
  speak('br');
  const asked: string[] = [];
  const slow = later();
  const en = (): Promise<typeof all> => {
    asked.push('en');
    return slow.texts.en();
  };
  await addTexts({ br: async () => (asked.push('br'), all), en });
  expect([asked.toSorted(), translateIn('br')('table.all')]).toEqual([['br', 'en'], 'Todos']);
  // Not switched to before it can say all.
  expect([hasWords('br'), hasWords('en')]).toEqual([true, false]);
  const switched = loadWords('en');
  slow.arrive();
  await switched;
  expect(translateIn('en')('table.all')).toBe('All');
});

test('the other language may not arrive: the screen opens, and it is asked for again when it is switched to', async () => {
  chooseTexts(first);
  await Promise.all(locales.map(loadWords));
  speak('br');
  let isThere = false;
  await addTexts({ br: async () => all, en: () => (isThere ? Promise.resolve(all) : gone()) });
  expect(translateIn('br')('table.all')).toBe('Todos');
  await expect(loadWords('en')).rejects.toThrow('Failed to fetch');
  isThere = true;
  await loadWords('en');
  expect([hasWords('en'), translateIn('en')('table.all')]).toEqual([true, 'All']);
});

test('the language that is spoken has to arrive: else the screen is refused, and asks again', async () => {
  chooseTexts(first);
  await loadWords('br');
  speak('br');
  await expect(addTexts({ br: gone, en: async () => all })).rejects.toThrow('Failed to fetch');
  expect(hasWords('br')).toBe(true);
});
