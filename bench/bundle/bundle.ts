import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { signIn } from '../../e2e/support/people.ts';
import { startServer } from '../../e2e/support/server-process.ts';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Measured, Scenario } from '../budgets.ts';
import { quantile } from '../statistics.ts';

const weight = (path: string): number => gzipSync(readFileSync(join('dist/web', path))).length / 1000;

/** What a page loads of our own files, by address; weighed as a browser that asks for gzip gets them. */
const watchFiles = (page: Page): ((extension: '.js' | '.css') => number) => {
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
  return (extension) =>
    [...loaded].filter((path) => path.startsWith('/assets/') && path.endsWith(extension)).reduce((sum, path) => sum + weight(path), 0);
};

/** The first screen after login is the home page; each of these comes on top of it. */
const furtherRoutes = ['/publish', '/settings', '/settings/activity'];

/** Until the mail field has the focus or takes it: from asking for the page, with an empty cache. */
const timeTyping = async (page: Page): Promise<number> => {
  const start = performance.now();
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail', { exact: true }).fill('a');
  return performance.now() - start;
};

const measureIn = async (origin: string, repeats: number): Promise<Measured> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const typing: number[] = [];
    for (let round = 0; round < Math.ceil(repeats / 6); round += 1) {
      const context = await browser.newContext({ baseURL: origin });
      typing.push(await timeTyping(await context.newPage()));
      await context.close();
    }
    const page = await (await browser.newContext({ baseURL: origin })).newPage();
    const weigh = watchFiles(page);
    await page.goto('/login', { waitUntil: 'networkidle' });
    const login = { 'login.js': weigh('.js'), 'login.css': weigh('.css'), 'login.typing': quantile(typing, 0.5) };
    await signIn(page, 'reviewer');
    // The live stream stays open: the network of a signed-in page is never idle. The home page is there when its card has its figures.
    await page.getByRole('link', { name: 'Abrir a fila' }).waitFor();
    const first = weigh('.js');
    let heaviest = 0;
    for (const route of furtherRoutes) {
      const before = weigh('.js');
      await page.goto(route);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      heaviest = Math.max(heaviest, weigh('.js') - before);
    }
    return { ...login, 'first.js': first, 'route.js': heaviest };
  } finally {
    await browser.close();
  }
};

export const bundle: Scenario = {
  name: 'bundle',
  measure: async ({ repeats }) => {
    const folder = await mkdtemp(join(tmpdir(), 'balcao-bench-'));
    const server = await startServer(join(folder, 'data'), { DEMO: 'on' });
    try {
      return await measureIn(server.origin, repeats);
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
