import { readListings } from '#import/listings/read-listings.ts';
import { plural } from '#import/plural.ts';
import { refusedLine } from '#import/report.ts';
import { ok, type Result } from '#lib/result.ts';
import type { Settings } from '../config.ts';
import type { Database } from '../db/open.ts';
import { openBlobStore } from '../images/open-blob-store.ts';
import { findSeller } from './find-seller.ts';
import { importListings } from './import-listings.ts';
import type { ImportArguments } from './read-arguments.ts';
import { listFiles, readSource } from './read-source.ts';
import { sayShared } from './say-shared.ts';
import { takeImages, type ImageWarning, type TakenImages } from './take-images.ts';
import { writeReport } from './write-report.ts';

/** One import from file to queue; answers the summary to print, or why nothing came of it. Row by row it is in the report. */
export const runImport = async (
  { file, folders, mapped, options, seller, isUpdate, report }: ImportArguments,
  settings: Settings,
  { db }: Pick<Database, 'db'>,
): Promise<Result<string, string>> => {
  const source = await readSource(file);
  if (!source.ok) return source;
  const read = readListings(source.value, new Map(mapped), options);
  if (!read.ok) return read;
  const place = { report, DATA_DIR: settings.DATA_DIR };
  const { table, listings, refused } = read.value;
  // A file of which nothing can be taken leaves nothing here, not even a company.
  if (listings.length === 0)
    return writeReport(
      place,
      [read.value],
      refused.map((each) => refusedLine(table.name, each)),
    );
  const pictures = await listAll(folders);
  if (!pictures.ok) return pictures;
  const owner = await findSeller(db, seller);
  if (!owner.ok) return owner;

  const now = new Date();
  const taken = await takeImages({ db, blobs: openBlobStore(settings), now }, pictures.value);
  const { images } = taken;
  const lines = await importListings(db, { read: read.value, images, isUpdate, now, ...owner.value });
  return writeReport(place, [read.value], lines, [...(await sayShared(db, lines)), ...sayImages(taken)]);
};

const listAll = async (folders: readonly string[]): Promise<Result<readonly string[], string>> => {
  const files: string[] = [];
  for (const folder of folders) {
    const listed = await listFiles(folder);
    if (!listed.ok) return listed;
    for (const each of listed.value) files.push(each);
  }
  return ok(files);
};

const ofImages: Readonly<Record<ImageWarning, string>> = {
  'under-1200': 'lado maior com menos de 1.200 px',
  blurred: 'desfocadas',
  'not-white': 'fundo que não é branco',
  'over-10mb': 'mais de 10 MB',
};

const sayImages = ({ images, refused, shared }: TakenImages): readonly string[] => [
  `${plural(images.length + refused.length, 'imagem', 'imagens')}: ${plural(refused.length, 'recusada', 'recusadas')}`,
  ...shared.map((warning) => `  em todas: ${ofImages[warning]}`),
  ...refused.map(({ file, why }) => `  ${file}: ${why}`),
];
