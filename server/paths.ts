import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file stands in server/, and inside dist/server/main.js once built: what it names is found from both.
const here = dirname(fileURLToPath(import.meta.url));

export const migrationsDir = join(here, 'migrations');

/** The built console; null before `npm run build`. */
export const webDir = (): string | null =>
  [join(here, '../web'), join(here, '../dist/web')].find((dir) => existsSync(join(dir, 'index.html'))) ?? null;
