import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { askAs } from '../support/ask.ts';
import { expectDecidedOnce } from '../support/effects.ts';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { decide, queueList, readyToDecide } from '../support/queue.ts';
import { startDemoServer } from '../support/server.ts';

/** Real titles and photographs that are not ours to publish: they lie beside the project where somebody has them. */
const data = '../shared/data';
const titles = `${data}/mercadolivre/listing-titles.csv`;
const images = [`${data}/images/scene`, `${data}/images/white-bg`];
const importedRows = '1.583';

const importListings = async (dataDir: string): Promise<void> => {
  const folders = images.flatMap((folder) => ['--images', folder]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/import/cli.ts', 'listings', titles, '--accept-prices', ...folders],
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    },
  );
  expect(stdout).toContain(`${importedRows} linhas: ${importedRows} novas`);
};

journey.skip(!existsSync(titles), `${titles} is not here`);
journey.use({
  server: async ({ environment }, provide) => {
    const server = await startDemoServer(environment, importListings);
    await provide(server);
    await server.stop();
  },
  trace: 'on',
});

journey('a reviewer decides fifty of 1,583 imported listings by keyboard', async ({ page, server }) => {
  journey.setTimeout(240_000);
  const ask = await askAs(server.origin, 'reviewer');
  await openAs(page, 'reviewer', '/publish?sellerId=importados');
  await queueList(page).focus();
  await readyToDecide(page);
  const decided = await decide(page, 50);
  expect(decided.approved.length + decided.refused.length).toBe(50);
  await expectDecidedOnce(ask, decided);
});
