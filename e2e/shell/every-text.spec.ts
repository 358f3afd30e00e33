import { expect } from '@playwright/test';
import { crawl } from '../support/crawl.ts';
import { visit } from '../support/journey.ts';
import { dataOf, markTexts, unmarked } from '../support/marked-locale.ts';
import { openAs, type Who } from '../support/people.ts';

/** What is another screen for each role, under one address. */
const ofARole = new Set(['/', '/publish', '/publish/:id', '/seller/:id', '/expedition', '/integrations']);

visit('whatever anybody is shown on any screen is data, or a text of the catalogue', async ({ page }) => {
  const found = new Map<string, string[]>();
  const seen = new Set<string>();
  const data = dataOf(page);
  await markTexts(page);
  for (const who of ['superuser', 'seller', 'reviewer'] satisfies readonly Who[])
    await visit.step(who, async () => {
      await openAs(page, who);
      const see = async (screen: string): Promise<void> => {
        for (const text of await unmarked(page, data)) found.set(text, [...(found.get(text) ?? []), `${who} ${screen}`]);
      };
      for (const screen of await crawl(page, see, (screen) => seen.has(screen) && !ofARole.has(screen))) seen.add(screen);
    });
  expect(seen.size).toBeGreaterThan(30);
  expect([...found].map(([text, where]) => `${text}: ${where.slice(0, 3).join(', ')}`)).toEqual([]);
});
