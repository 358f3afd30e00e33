import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Texts that are code where something takes them for it, and a watch that counts whether anything did. */
export const own = [
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '<script>alert(1)</script>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<a href=javascript:alert(1)>x</a>',
  '{{constructor.constructor("alert(1)")()}}',
];
const lists = '../shared/data/payloads';
const linesOf = (name: string): readonly string[] =>
  existsSync(`${lists}/${name}`) ? readFileSync(`${lists}/${name}`, 'utf8').split('\n') : [];
/** Of the published list one line in so many, where it lies beside the repository. */
export const publishedOf = (nth: number): readonly string[] =>
  linesOf('xss_payloadbox.txt').filter((line, at) => line.length > 8 && line.length < 200 && at % nth === 0);
export const published = publishedOf(1100);
const naughty = linesOf('blns.json')
  .map((line) => /^\s*(".*"),?\s*$/u.exec(line)?.[1])
  .filter((line) => line !== undefined)
  .map((line) => JSON.parse(line) as string)
  .filter((text, at) => text.trim().length > 8 && text.length < 120 && at % 120 === 0);
/** What a box of 60 or 120 characters takes. */
export const upTo = (most: number): readonly string[] => [...own, ...published, ...naughty].filter((text) => text.length <= most);

export interface Watch {
  readonly runs: () => number;
  readonly strangers: () => readonly string[];
}

/** Counts what a page runs, and what it asks of anybody but its own server. */
export const watch = (page: Page, origin: string): Watch => {
  let runs = 0;
  const strangers: string[] = [];
  page.on('dialog', (dialog) => {
    runs += 1;
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(?:data|blob):/u.test(request.url())) strangers.push(request.url());
  });
  return { runs: () => runs, strangers: () => strangers };
};
