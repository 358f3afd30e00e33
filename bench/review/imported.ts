import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { makeGtin } from '#server/demo/make-gtin.ts';
import { killWithUs } from '../../e2e/support/kill-with-us.ts';
import { readRows, type Row } from '../checks/titles.ts';

const titles = '../shared/data/mercadolivre/listing-titles.csv';
const photographs = '../shared/data/images/white-bg';
export const areTitlesHere = (): boolean => existsSync(titles);
export const importedCompany = 'importados';

/** What the file has no column for. With `mended` each row has it, as after its company was told once for the whole import. */
export type Import = 'as it came' | 'mended';

const skuOf = (row: number): string => `TIT-${String(row).padStart(4, '0')}`;
/** The row of the file a listing came from, by which labels go. */
export const rowOf = (sku: string): number => Number(/^TIT-(\d+)$/u.exec(sku)?.[1] ?? Number.NaN);

const cell = (value: string): string => `"${value.replaceAll('"', '""')}"`;

const writeTable = async (folder: string, rows: readonly Row[], how: Import): Promise<string> => {
  const own = ['category', 'title', 'price', 'sku'];
  const missing = how === 'mended' ? ['gtin', 'height', 'width', 'depth', 'weight'] : [];
  const lines = rows.map(({ category, title, price }, at) => [
    category,
    title,
    price === null ? '' : (price / 100).toFixed(2),
    skuOf(at),
    ...(how === 'mended' ? [makeGtin(500_000_000 + at), '18', '14', '11', '640'] : []),
  ]);
  const file = join(folder, 'titles.csv');
  await writeFile(file, [[...own, ...missing], ...lines].map((cells) => cells.map(cell).join(',')).join('\n'));
  return file;
};

const side = 1200;

/** The photographs on white, as large as a cover should be: what is measured is titles, and pictures that are found fault with would hide them. */
const drawPictures = async (folder: string): Promise<string> => {
  const drawn = join(folder, 'pictures');
  await mkdir(drawn);
  for (const [at, name] of (await readdir(photographs)).toSorted().entries()) {
    const inner = await sharp(await readFile(join(photographs, name)))
      .flatten({ background: '#ffffff' })
      .resize({ width: side - 200, height: side - 200, fit: 'contain', background: '#ffffff' })
      .toBuffer();
    const edge = { top: 100, bottom: 100, left: 100, right: 100, background: '#ffffff' };
    await sharp(inner)
      .extend(edge)
      .jpeg({ quality: 92 })
      .toFile(join(drawn, `white-${at}.jpg`));
  }
  return drawn;
};

/** The real titles as one company's import, through the door a person imports by, into a world that no server has open. */
export const importTitles = async (dataDir: string, folder: string, how: Import): Promise<void> => {
  const file = await writeTable(folder, await readRows(), how);
  const pictures = await drawPictures(folder);
  const importing = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/import/cli.ts', 'listings', file, '--accept-prices', '--images', pictures],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' }, maxBuffer: 64 * 1024 * 1024 },
  );
  killWithUs(importing.child);
  const { stdout } = await importing;
  console.log(
    stdout
      .split('\n')
      .slice(0, 12)
      .map((line) => `   ${line}`)
      .join('\n'),
  );
};
