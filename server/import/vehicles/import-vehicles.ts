import { sql } from 'drizzle-orm';
import { foldText } from '#lib/fold-text.ts';
import type { Db } from '../../db/open.ts';
import { vehicle } from '../../db/schema/vehicle.ts';
import { inBatches } from '../../demo/in-batches.ts';
import { readVehicle, type ReadVehicle } from './read-vehicle.ts';

/** What became of one line; lines count from 1, for the file has no head. */
export interface VehicleLine {
  readonly file: string;
  readonly line: number;
  readonly outcome: 'taken' | 'known' | 'refused';
  readonly id: string;
  readonly why: string;
}

export interface VehicleFile {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

const perBatch = 1000;

interface Candidate {
  readonly at: number;
  readonly read: ReadVehicle;
}

const nameOf = ({ brand, model, year, trim }: Omit<ReadVehicle, 'id'>): string => foldText([brand, model, year, trim].join('/'));

/** Ids that we made ourselves: what people added by hand, which the table of prices calls otherwise. */
const addedByHand = async (db: Db): Promise<ReadonlySet<string>> => {
  const { brand, model, year, trim } = vehicle;
  const rows = await db
    .select({ brand, model, year, trim })
    .from(vehicle)
    .where(sql`${vehicle.id} like '________-____-____-____-____________'`);
  return new Set(rows.map(nameOf));
};

/** Takes every line that can be read. What an earlier run took, or somebody added by hand, is left as it is. */
export const importVehicles = async (db: Db, files: readonly VehicleFile[]): Promise<readonly VehicleLine[]> => {
  const lines: VehicleLine[] = [];
  const candidates: Candidate[] = [];
  const byHand = await addedByHand(db);
  const seen = new Map<string, string>();
  for (const { name: file, rows } of files)
    for (const [at, row] of rows.entries()) {
      const place = { file, line: at + 1 };
      const read = readVehicle(row);
      const earlier = read.ok ? seen.get(read.value.id) : undefined;
      if (!read.ok) lines.push({ ...place, outcome: 'refused', id: '', why: read.error });
      else if (earlier !== undefined)
        lines.push({ ...place, outcome: 'refused', id: read.value.id, why: `Repetido, já está em ${earlier}` });
      else {
        seen.set(read.value.id, `${file}, linha ${at + 1}`);
        if (!byHand.has(nameOf(read.value))) candidates.push({ at: lines.length, read: read.value });
        lines.push({ ...place, outcome: 'known', id: read.value.id, why: '' });
      }
    }
  const spelling = spellModels(candidates.map(({ read }) => read));
  for (const batch of inBatches(candidates, perBatch)) {
    const taken = await db
      .insert(vehicle)
      .values(batch.map(({ read }) => ({ ...read, model: spelling.get(keyOf(read)) ?? read.model })))
      .onConflictDoNothing()
      .returning({ id: vehicle.id });
    const ids = new Set(taken.map(({ id }) => id));
    for (const { at, read } of batch) {
      const line = lines[at];
      if (line && ids.has(read.id)) lines[at] = { ...line, outcome: 'taken' };
    }
  }
  return lines;
};

const keyOf = ({ brand, model }: ReadVehicle): string => `${brand}/${foldText(model)}`;

/** 'UNO' and 'Uno' are one model: it is written as somebody wrote it who did not shout. */
const spellModels = (read: readonly ReadVehicle[]): ReadonlyMap<string, string> => {
  const spelling = new Map<string, string>();
  for (const each of read) {
    const known = spelling.get(keyOf(each));
    if (known === undefined || (known === known.toUpperCase() && each.model !== each.model.toUpperCase()))
      spelling.set(keyOf(each), each.model);
  }
  return spelling;
};
