import { cleanLine } from '#import/clean-text.ts';
import type { ReadListing, ReadListings } from '#import/listings/read-listings.ts';
import type { Reason } from '#import/reason.ts';
import { refusedLine, type ReportLine } from '#import/report.ts';
import type { Db } from '../db/open.ts';
import { chunked } from '../db/chunked.ts';
import { createIdGiver } from './assign-keys.ts';
import { differencesOf, sayDifference } from './compare-listing.ts';
import { createDealer, type ImportImage } from './deal-images.ts';
import type { FoundCategory } from './find-categories.ts';
import { insertRows } from './insert-rows.ts';
import { findRemoved, findTakenCodes, readHere, type Here } from './read-here.ts';
import { mayBeUpdated, updateListing } from './update-listing.ts';

interface ImportJob {
  readonly read: Pick<ReadListings, 'table' | 'listings' | 'refused' | 'imageCells'>;
  readonly images: readonly ImportImage[];
  readonly sellerId: string;
  readonly accountId: string;
  /** By folded name; left out where a name that is unknown becomes a category. */
  readonly categories?: ReadonlyMap<string, FoundCategory>;
  /** Is what differs from what is here taken into it? */
  readonly isUpdate: boolean;
  /** Of rows without a SKU, by their lines, the how manieth of its title each is; left out where the file is here as a whole. */
  readonly places?: ReadonlyMap<number, number>;
  readonly now: Date;
}

interface Candidate {
  readonly id: string;
  readonly row: ReadListing;
  readonly dealt: ReturnType<ReturnType<typeof createDealer>>;
  readonly queuedAt: Date;
}

const perBatch = 200;

const repeated = (row: ReadListing, earlier: number): Reason => ({
  what: 'SKU repetido',
  value: row.sku ?? '',
  hint: `já está na linha ${earlier}`,
});

const elsewhere = (row: ReadListing): Reason => ({
  what: 'SKU já usado na empresa',
  value: row.sku ?? '',
  hint: 'é de um kit, ou de um produto que não veio de uma importação; mude-o no Balcão, ou dê outro SKU à linha',
});
/** An id is given once: its product is here, and a listing of it is made there. */
const removed = (row: ReadListing): Reason => ({
  what: 'Anúncio excluído',
  value: row.title,
  hint: 'o produto continua no Balcão; crie o anúncio a partir dele',
});
const dealtOut: Reason = {
  what: 'Imagens distribuídas ao acaso',
  value: '',
  hint: 'nem a linha nem o SKU dizem quais são as suas; confira, ou nomeie-as na coluna de imagem',
};
/** Its row in the file was meant for another account, where it is not: equal or not, that is no 'already here'. */
const inOtherAccount = ({ accountName }: Here): Reason => ({
  what: 'O anúncio está em outra conta',
  value: accountName,
  hint: 'fica nela como está; para vender também na conta escolhida, anuncie o produto nela',
});
const published: Reason = {
  what: 'Anúncio no ar',
  value: '',
  hint: 'mude-o no Balcão: a importação só troca o que espera revisão ou foi recusado',
};
const changedMeanwhile: Reason = { what: 'Mudou durante a importação', value: '', hint: 'importe de novo' };

/** Puts every row that was read into the queue as pending. What is here already is compared, and changed only where the job says so. */
export const importListings = async (db: Db, job: ImportJob): Promise<readonly ReportLine[]> => {
  const { read, images, sellerId, now } = job;
  const file = read.table.name;
  const deal = createDealer(
    images,
    read.imageCells,
    read.listings.flatMap(({ sku }) => sku ?? []),
  );
  const idOfLine = giveIds(job);
  const lineOfId = new Map<string, number>();
  const lines: ReportLine[] = read.refused.map((each) => refusedLine(file, each));
  const candidates: Candidate[] = [];
  for (const [at, row] of read.listings.entries()) {
    const { line, title: name } = row;
    const id = idOfLine(line);
    const earlier = lineOfId.get(id);
    if (earlier !== undefined) {
      lines.push(refusedLine(file, { line, name, reasons: [repeated(row, earlier)] }));
      continue;
    }
    lineOfId.set(id, line);
    // A millisecond apart, so that the queue keeps the order of the file.
    candidates.push({ id, row, dealt: deal(row), queuedAt: new Date(now.getTime() + at) });
  }
  for (const batch of chunked(candidates, perBatch)) {
    const ids = batch.map(({ id }) => id);
    const known = await readHere(db, ids);
    const fresh = batch.filter(({ id }) => !known.has(id));
    const taken = await findTakenCodes(
      db,
      sellerId,
      fresh.flatMap(({ row }) => row.sku ?? []),
    );
    const wereHere = await findRemoved(
      db,
      fresh.map(({ id }) => id),
    );
    /** Why one that is not here can not be made. */
    const whyNot = ({ id, row }: Candidate): Reason | null => {
      if (known.has(id)) return null;
      if (wereHere.has(id)) return removed(row);
      return row.sku !== null && taken.has(row.sku) ? elsewhere(row) : null;
    };
    await insertRows(
      db,
      fresh.filter((each) => whyNot(each) === null).map(({ dealt, ...each }) => ({ ...each, images: dealt.images })),
      job,
    );
    for (const each of batch) {
      const { line, title: name } = each.row;
      const why = whyNot(each);
      lines.push(why ? refusedLine(file, { line, name, reasons: [why] }) : { ...(await settle(db, each, known.get(each.id), job)), file });
    }
  }
  return lines.toSorted((a, b) => a.line - b.line);
};

/** A refused row keeps its place among those of its title: corrected, it does not push the others on. */
const giveIds = ({ read: { listings, refused }, sellerId, places }: ImportJob): ((line: number) => string) => {
  const idFor = createIdGiver(sellerId, places);
  const named = [
    ...listings,
    ...refused.map(({ line, cells }) => ({ line, sku: cleanLine(cells('sku')) || null, title: cleanLine(cells('title')) })),
  ];
  const ids = new Map(named.toSorted((a, b) => a.line - b.line).map((row) => [row.line, idFor(row)]));
  return (line) => ids.get(line) ?? '';
};

/** What became of a row that could be read; what is not here was inserted before. */
const settle = async (db: Db, { id, row, dealt }: Candidate, here: Here | undefined, job: ImportJob): Promise<Omit<ReportLine, 'file'>> => {
  const notes = [...row.notes, ...dealt.notes];
  const told = { line: row.line, name: row.title, id };
  if (!here) return { ...told, outcome: 'taken', reasons: dealt.areDealt ? [...notes, dealtOut] : notes };
  const toCompare = { row, images: dealt.areNamed ? dealt.images : [] };
  const differences = differencesOf(toCompare, here);
  const otherAccount = here.accountId === job.accountId ? [] : [inOtherAccount(here)];
  if (differences.length + otherAccount.length === 0) return { ...told, outcome: 'known', reasons: notes };
  const said = [...otherAccount, ...differences.map(sayDifference)];
  if (!job.isUpdate || differences.length === 0) return { ...told, outcome: 'differs', reasons: said };
  if (!mayBeUpdated(here)) return { ...told, outcome: 'differs', reasons: [published, ...said] };
  return (await updateListing(db, toCompare, here, differences, job.now))
    ? { ...told, outcome: 'updated', reasons: [...said, ...notes] }
    : { ...told, outcome: 'differs', reasons: [changedMeanwhile] };
};
