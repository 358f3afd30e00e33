import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

/** The process id of the browser itself, asked of it. */
const processOf = async (context: BrowserContext): Promise<number> => {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('This browser does not say which process it is.');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const own = processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('The browser named no process of its own.');
  return own.id;
};

/** A browser whose profile outlives it: what is on disk after a kill is what a person finds after a power button. */
export interface LastingBrowser {
  readonly open: () => Promise<BrowserContext>;
  /** SIGKILL: no handler runs, nothing is flushed. Waits until it is gone. */
  readonly kill: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export const lastingBrowser = async (baseURL: string): Promise<LastingBrowser> => {
  const profile = await mkdtemp(join(tmpdir(), 'balcao-profile-'));
  let context: BrowserContext | null = null;
  return {
    open: async () => {
      context = await chromium.launchPersistentContext(profile, {
        ...launchOptions(),
        baseURL,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
      });
      return context;
    },
    kill: async () => {
      const dying = context;
      if (!dying) return;
      const pid = await processOf(dying);
      const gone = dying.waitForEvent('close');
      process.kill(pid, 'SIGKILL');
      await gone;
      context = null;
    },
    remove: async () => {
      await context?.close();
      // Of a killed browser a helper process may still be writing.
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
