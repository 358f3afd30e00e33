import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Has the console say every text of its English catalogue as `⟦…⟧`: whatever is shown without these marks is data, or a text that
 * nobody can translate. Before the first page; the catalogue's files are changed on their way, so what is built knows nothing of it.
 */
export const markTexts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ locale: 'en' })));
  await page.route(/\/assets\/(?:screen-)?catalogue-[\w-]+\.js$/u, async (route) => {
    const file = join('dist/web', new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'text/javascript', body: marked(readFileSync(file, 'utf8')) });
  });
};

const marked = (code: string): string =>
  code.replace(
    /export\s*\{\s*([\w$]+) as ([\w$]+)\s*\}/u,
    `const mark = (text) => typeof text === 'function' ? (values) => '⟦' + text(values) + '⟧' : '⟦' + text + '⟧';
     const all = Object.fromEntries(Object.entries($1).map(([key, { br, en }]) => [key, { br, en: en === undefined ? en : mark(en) }]));
     export { all as $2 }`,
  );

const plain = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** Every text that the server sent so far: data, whatever it says. */
export const dataOf = (page: Page): (() => Promise<ReadonlySet<string>>) => {
  const data = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') data.add(plain(value));
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) collect(each);
  };
  const arriving: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/v2/') || !(response.headers()['content-type'] ?? '').includes('json')) return;
    arriving.push(response.json().then(collect, () => {}));
  });
  return async () => {
    await Promise.all(arriving);
    return data;
  };
};

interface Shown {
  readonly text: string;
  readonly where: string;
}

/** What stands outside the marks, in the order it is read: texts, and what is read out instead of them. */
const outsideMarks = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => {
    const found: { text: string; where: string }[] = [];
    const read = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];
    const whereOf = (element: Element): string => `${element.tagName.toLowerCase()}.${element.className}`;
    let depth = 0;
    const rest = (text: string): string =>
      [...text]
        .filter((sign) => {
          if (sign === '⟦') depth += 1;
          if (sign === '⟧') depth -= 1;
          return depth === 0 && sign !== '⟧';
        })
        .join('');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        // Times are said by Intl; the letters of a name stand for a picture.
        if (!node.checkVisibility() || node.closest('time, .avatar') !== null) continue;
        for (const name of read) {
          const before = depth;
          depth = 0;
          const text = rest(node.getAttribute(name) ?? '');
          depth = before;
          if (/\p{L}/u.test(text)) found.push({ text, where: `${whereOf(node)}[${name}]` });
        }
        continue;
      }
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, style, noscript, time, kbd, svg, .avatar') !== null) continue;
      const text = rest(node.textContent ?? '');
      if (/\p{L}/u.test(text)) found.push({ text, where: whereOf(parent) });
    }
    if (depth !== 0) found.push({ text: 'a text of the catalogue is cut', where: location.pathname });
    return found;
  });

/** Units, names and numbers that are the same in every language, days as dayjs says them. Amounts are Brazilian everywhere (decision 10). */
const sameEverywhere = [
  /-?r\$\s*[\d.,]+/gu,
  /[\w-]+\.(?:jpg|png|pdf)\b/gu,
  /\b\d+ s\b/gu,
  /\b\w{2}\.\w{3}\.\w{3}\/\w{4}-\d{2}\b/gu,
  /\b(?:today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gu,
  /\b(?:balcão|mercado livre|cm|g|kg|km|px|mb|kb|h|min|skus?|ean|gtin|cpf|cnpj|cep|csv|xml|pdf|br|en|alt\+t)\b/gu,
];

/** Texts that are neither marked, nor data, nor the same in every language; each once, with where it stands. */
export const unmarked = async (page: Page, dataSoFar: ReturnType<typeof dataOf>): Promise<readonly string[]> => {
  const shown = await outsideMarks(page);
  const data = await dataSoFar();
  const isData = (text: string): boolean => {
    // How many of what, by its code: the rest is its name.
    const said = plain(text).replace(/^\d+ × \S+ /u, '');
    const own = sameEverywhere.reduce((left, pattern) => left.replaceAll(pattern, ''), said);
    // A sentence of a longer text is data as the text is; a word alone may be anybody's.
    return !/\p{L}/u.test(own) || data.has(said) || (said.includes(' ') && [...data].some((each) => each.includes(said)));
  };
  const strange = shown.filter(({ text }) => !isData(text) && !text.split(/\s*(?:[·,;:()/|→–—+×="“”]|\s-\s|\d+ ×)\s*/u).every(isData));
  return [...new Set(strange.map(({ text, where }) => `${plain(text).slice(0, 100)}  <${where}>`))];
};
