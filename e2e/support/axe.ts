import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What is looked for: after the same elements at the same width in other colours, only what colours decide. */
export type Seen = 'all' | 'colours';

const rules: Readonly<Record<Seen, RunOptions>> = {
  all: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    resultTypes: ['violations'],
    // The sheets, 300 kB to be parsed each time, are for a rule that is not asked for.
    preload: { assets: ['media'] },
  },
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, resultTypes: ['violations'], preload: false },
};

/** Evaluated by the debugger and not by a script tag: the page's policy stays as it is in production. */
const violations = async (page: Page, seen: Seen): Promise<AxeResults['violations']> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: unknown) => Promise<AxeResults> } };
    return (await axe.run(options)).violations;
  }, rules[seen]);
};

/**
 * A page that is fading in has other colours than it will have, and what ends may let the next begin. What runs for ever is not waited
 * for.
 */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const running = (): readonly Animation[] =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let now = running(); now.length > 0; now = running()) {
      await Promise.allSettled(now.map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

const drawnMark = '--drawn-at-once';

/**
 * What axe reads has to be drawn as it will be. What is off the screen and not drawn (`content-visibility: auto`) keeps the colours it had
 * before the theme changed. Colours that fade are inherited: each frame of them styles the whole page anew, 2 to 4 CPU seconds for a theme.
 * A sheet of the script's own is not against the page's policy. What is returned takes it away again, so that later steps of a journey see
 * the page as a person does; within another call nothing is added and nothing taken away.
 */
export const drawAtOnce = async (page: Page): Promise<() => Promise<void>> => {
  const isAdded = await page.evaluate((mark) => {
    if (document.adoptedStyleSheets.some(({ cssRules: [first] }) => first?.cssText.includes(mark))) return false;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:root { ${mark}: 1; } *, ::before, ::after { content-visibility: visible !important; transition: none !important; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return true;
  }, drawnMark);
  return async () => {
    if (!isAdded) return;
    await page.evaluate((mark) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(({ cssRules: [first] }) => first?.cssText.includes(mark) !== true);
    }, drawnMark);
  };
};

/** What axe finds on the page once it stands still. */
export const findViolations = async (page: Page, seen: Seen): Promise<AxeResults['violations']> => {
  const putBack = await drawAtOnce(page);
  // While a page is on its way a line stands at the top, in no landmark.
  await expect(page.locator('.loading-bar')).toHaveCount(0);
  await untilStill(page);
  const found = await violations(page, seen);
  await putBack();
  return found;
};

/** Axe finds nothing; if it does, the message names rule and element. */
export const expectAccessible = async (page: Page, seen: Seen = 'all'): Promise<void> => {
  const found = await findViolations(page, seen);
  const told = found.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }));
  expect(told).toEqual([]);
};
