import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Papa from 'papaparse';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Settings } from '../config.ts';
import type { Database } from '../db/open.ts';
import { openBlobStore } from '../images/open-blob-store.ts';
import { matchColumns } from './columns.ts';
import { findSeller } from './find-seller.ts';
import { importListings, type ImportLine } from './import-listings.ts';
import type { ImportArguments } from './read-arguments.ts';
import { takeImages, type TakenImages } from './take-images.ts';

const refusalsShown = 20;

/** One import from file to queue; answers the summary to print, or why nothing was imported. Row by row it is in the report. */
export const runImport = async (
  { file, folders, mapped, seller, report }: ImportArguments,
  settings: Settings,
  { db }: Pick<Database, 'db'>,
): Promise<Result<string, string>> => {
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/u, '');
  const { data: rows, meta } = Papa.parse<Record<string, unknown>>(text, { header: true, skipEmptyLines: 'greedy' });
  const columnOf = matchColumns(meta.fields ?? [], mapped);
  if (!columnOf.has('title'))
    return refuse(`No column for the title among: ${(meta.fields ?? []).join(', ')}. Name it with --map title=Column`);
  const owner = await findSeller(db, seller);
  if (!owner.ok) return owner;

  const now = new Date();
  const taken = await takeImages({ db, blobs: openBlobStore(settings), now }, folders);
  const lines = await importListings(db, { rows, columnOf, images: taken.images, platformId: settings.PLATFORM_ID, now, ...owner.value });
  const reportFile = report ?? join(settings.DATA_DIR, 'import-report.csv');
  await mkdir(dirname(reportFile), { recursive: true });
  // Cells that begin like a formula are quoted: the report holds titles that strangers wrote.
  await writeFile(reportFile, Papa.unparse([...lines], { escapeFormulae: true }));
  return ok(`${summarise(lines, taken)}\nReport, row by row: ${reportFile}`);
};

const summarise = (lines: readonly ImportLine[], { images, refused: badImages }: TakenImages): string => {
  const count = (outcome: ImportLine['outcome']): number => lines.filter((each) => each.outcome === outcome).length;
  const refused = lines.filter(({ outcome }) => outcome === 'refused');
  return [
    `${lines.length} rows: ${count('taken')} taken, ${count('known')} already there, ${refused.length} refused`,
    ...refused.slice(0, refusalsShown).map(({ line, why, title }) => `  line ${line}: ${why}${title ? ` (${title.slice(0, 60)})` : ''}`),
    ...(refused.length > refusalsShown ? [`  … and ${refused.length - refusalsShown} more`] : []),
    `${images.length + badImages.length} images: ${images.length} taken, ${badImages.length} refused`,
    ...badImages.map(({ file, why }) => `  ${file}: ${why}`),
  ].join('\n');
};
