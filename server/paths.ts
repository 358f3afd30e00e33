import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file stands in server/, and inside dist/server/main.js once built: what it names is found from both.
const here = dirname(fileURLToPath(import.meta.url));

export const migrationsDir = join(here, 'migrations');

/** The fake Mercado Livre: a bundle of its own beside this one once it is built. */
export const fakeMarketplaceModule = (): string | null =>
  [join(here, 'fake-mercadolivre.js'), join(here, 'fake-mercadolivre/start-fake.ts')].find((path) => existsSync(path)) ?? null;

/** The built console; null before `npm run build`. */
export const webDir = (): string | null =>
  [join(here, '../web'), join(here, '../dist/web')].find((dir) => existsSync(join(dir, 'index.html'))) ?? null;

/** What package.json says; nothing where the build was copied without it. */
export const packageVersion = (): string => {
  const path = [join(here, '../package.json'), join(here, '../../package.json')].find((each) => existsSync(each));
  if (path === undefined) return '';
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { readonly version?: unknown };
  return typeof version === 'string' ? version : '';
};
