import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { signIn } from '../../e2e/support/people.ts';
import { startServer } from '../../e2e/support/server-process.ts';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Measured, Scenario, Sizes } from '../budgets.ts';
import { withBuiltPage } from '../built-page.ts';
import { whenPeersAreHere } from '../peers/install.ts';
import { typingOf, watchFiles, weigh, weighScripts, type LoginPage } from './login.ts';

/** The first screen after login is the home page; each of these comes on top of it. */
const furtherRoutes = ['/publish', '/settings', '/settings/activity'];

/** What a reviewer loads from login on. */
const measureScreens = async (browser: Browser, origin: string): Promise<Measured> => {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  const files = watchFiles(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  const login = { scripts: files('.js'), styles: files('.css') };
  await signIn(page, 'reviewer');
  // The live stream stays open: the network of a signed-in page is never idle. The home page is there when its card has its figures.
  await page.getByRole('link', { name: 'Abrir a fila' }).waitFor();
  const first = files('.js');
  const further: (readonly string[])[] = [];
  for (const route of furtherRoutes) {
    const before = files('.js').length;
    await page.goto(route);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    further.push(files('.js').slice(before));
  }
  return {
    'login.js': await weigh(login.scripts),
    'login.css': await weigh(login.styles),
    'first.js': await weigh(first),
    'route.js': Math.max(...(await Promise.all(further.map(weigh)))),
  };
};

const roundsOf = ({ repeats }: Sizes): number => Math.ceil(repeats / 6);

const measureTyping = async (browser: Browser, ours: LoginPage, sizes: Sizes): Promise<Measured> => {
  const peer = await whenPeersAreHere(() =>
    withBuiltPage(new URL('../peers/login/', import.meta.url), async (origin): Promise<Measured> => {
      // At its login page, as ours: being sent there from '/' takes it many times as long.
      const reactAdmin: LoginPage = { origin, path: '/#/login', field: 'Username *' };
      const typing = await typingOf(browser, { 'login.typing': ours, 'peer:login.typing': reactAdmin }, roundsOf(sizes));
      return { ...typing, 'peer:login.js': await weighScripts(browser, reactAdmin) };
    }),
  );
  return 'login.typing' in peer ? peer : typingOf(browser, { 'login.typing': ours }, roundsOf(sizes));
};

/** What is fetched, and until one can type; of react-admin's login page too, built as ours and opened in the same browser. */
export const bundle: Scenario = {
  name: 'bundle',
  measure: async (sizes) => {
    const folder = await mkdtemp(join(tmpdir(), 'balcao-bench-'));
    const server = await startServer(join(folder, 'data'), { DEMO: 'on' });
    const browser = await chromium.launch(launchOptions());
    try {
      const { origin } = server;
      const typing = await measureTyping(browser, { origin, path: '/login', field: 'E-mail' }, sizes);
      return { ...typing, ...(await measureScreens(browser, origin)) };
    } finally {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
