import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { askAs } from '../support/ask.ts';
import { expectDecidedOnce } from '../support/effects.ts';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { decide, queueList, readyToDecide } from '../support/queue.ts';
import { startDemoServer } from '../support/server.ts';

/** Real titles and photographs that are not ours to publish: they lie beside the project where somebody has them. */
const data = '../shared/data';
const titles = `${data}/mercadolivre/listing-titles.csv`;
const images = [`${data}/images/scene`, `${data}/images/white-bg`];
/** `npm run proofs -- real-listings` decides fifty of all 1,583 of them. */
const toDecide = Number(process.env['RUNS'] ?? 6);
const rowsOfSample = 10 * toDecide;
const mostRows = 1583;

const say = (count: number): string => count.toLocaleString('pt-BR');

/** The first lines of the file: each is a listing, the one before them names the columns. */
const writeSample = async (folder: string): Promise<string> => {
  const file = join(folder, 'titles.csv');
  const lines = (await readFile(titles, 'utf8')).split('\n');
  await writeFile(file, lines.slice(0, rowsOfSample + 1).join('\n'));
  return file;
};

const importListings = async (dataDir: string): Promise<void> => {
  const isWhole = toDecide >= 50;
  const file = isWhole ? titles : await writeSample(dirname(dataDir));
  const rows = say(isWhole ? mostRows : rowsOfSample);
  const folders = images.flatMap((folder) => ['--images', folder]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/import/cli.ts', 'listings', file, '--accept-prices', ...folders],
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    },
  );
  expect(stdout).toContain(`${rows} linhas: ${rows} novas`);
};

journey.skip(!existsSync(titles), `${titles} is not here`);
journey.use({
  server: async ({ environment }, provide) => {
    const server = await startDemoServer(environment, importListings);
    await provide(server);
    await server.stop();
  },
});

journey('a reviewer decides imported listings with real titles and photographs by keyboard', async ({ page, context, server }) => {
  journey.setTimeout(90_000 + 3000 * toDecide);
  await withoutHold(context);
  const ask = await askAs(server.origin, 'reviewer');
  await openAs(page, 'reviewer', '/publish?sellerId=importados');
  await queueList(page).focus();
  await readyToDecide(page);
  const decided = await decide(page, toDecide);
  expect(decided.approved.length + decided.refused.length).toBe(toDecide);
  await expectDecidedOnce(ask, decided);
});
