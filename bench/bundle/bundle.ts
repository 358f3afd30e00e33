import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startQuietServer } from '../../e2e/support/quiet-server.ts';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Measured, Scenario, Sizes } from '../budgets.ts';
import { withBuiltPage } from '../built-page.ts';
import { whenPeersAreHere } from '../peers/install.ts';
import { weigh } from './files.ts';
import { typingOf, weighScripts, type LoginPage } from './login.ts';
import { measurePerson, told, type PersonsWeights } from './screens.ts';

/** The console weighs what it weighs for the role that fetches most. */
const everybody = ['reviewer', 'seller', 'superuser'] as const;

const measureScreens = async (browser: Browser, origin: string): Promise<Measured> => {
  const found: PersonsWeights[] = [];
  for (const who of everybody) {
    const weights = await measurePerson(browser, origin, who);
    console.log(told(who, weights));
    found.push(weights);
  }
  const [anybody] = found;
  return {
    'login.js': await weigh(anybody?.login.scripts ?? []),
    'login.css': await weigh(anybody?.login.styles ?? []),
    'first.js': Math.max(...found.map(({ first }) => first.shown)),
    'route.js': Math.max(...found.flatMap(({ routes }) => Object.values(routes).map(({ shown }) => shown))),
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
    const server = await startQuietServer(join(folder, 'data'), { DEMO: 'on' });
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
