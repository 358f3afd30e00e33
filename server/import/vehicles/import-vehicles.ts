import { zeroKm } from '#contract/vehicle.ts';
import { refusedLine, type ReportLine } from '#import/report.ts';
import type { ReadVehicle, ReadVehicles } from '#import/vehicles/read-vehicles.ts';
import { foldedName, spellingOf, type NamedVehicle } from '../../categories/vehicle-names.ts';
import type { Db } from '../../db/open.ts';
import { vehicle } from '../../db/schema/vehicle.ts';
import { chunked } from '../../db/chunked.ts';
import { idOf } from '../assign-keys.ts';

const perBatch = 1000;

interface Candidate {
  readonly at: number;
  readonly id: string;
  readonly read: ReadVehicle;
}

/** Ids are the table's own, and without codes made of what the vehicle is called. */
const vehicleIdOf = (read: ReadVehicle): string => read.fipeId ?? idOf('vehicles', foldedName(read));

const isOfFipe = (id: string): boolean => id.startsWith('fipe-');

/** What is here, by id and by name: people add vehicles by hand, and other tables call them otherwise. */
const readHere = async (db: Db) => {
  const { id, brand, model, year, trim } = vehicle;
  const rows = await db.select({ id, brand, model, year, trim }).from(vehicle);
  return { rows, byId: new Map(rows.map((row) => [row.id, row])), byName: new Map(rows.map((row) => [foldedName(row), row.id])) };
};

/** Takes every row that can be read. What an earlier run took, or somebody added by hand, is left as it is. */
export const importVehicles = async (db: Db, files: readonly ReadVehicles[]): Promise<readonly ReportLine[]> => {
  const lines: ReportLine[] = [];
  const candidates: Candidate[] = [];
  const here = await readHere(db);
  const seen = new Map<string, string>();
  for (const { table, vehicles, refused } of files) {
    for (const each of refused) lines.push(refusedLine(table.name, each));
    for (const read of vehicles) {
      const told = { file: table.name, line: read.line, name: `${read.brand} ${read.model} ${read.trim}`.trim() };
      const id = vehicleIdOf(read);
      const earlier = seen.get(id);
      if (earlier !== undefined) {
        lines.push(refusedLine(table.name, { ...told, reasons: [{ what: 'Veículo repetido', value: '', hint: `já está em ${earlier}` }] }));
        continue;
      }
      seen.set(id, `${table.name}, linha ${read.line}`);
      const named = here.byName.get(foldedName(read));
      // One of FIPE's own code is another vehicle than one of another code, though they be called alike.
      const isNamed = named !== undefined && (read.fipeId === null || !isOfFipe(named));
      if (!here.byId.has(id) && !isNamed) candidates.push({ at: lines.length, id, read });
      lines.push({ ...told, ...standing(here.byId.get(id), read), id: isNamed ? named : id });
    }
  }
  const spelled = spellingOf(
    here.rows,
    candidates.map(({ read }) => read),
  );
  for (const batch of chunked(candidates, perBatch)) {
    const rows = batch.map(({ id, read }) => ({ id, ...spelled(read), year: read.year, trim: read.trim }));
    await db.insert(vehicle).values(rows).onConflictDoNothing();
    for (const { at } of batch) lines[at] = { ...(lines[at] as ReportLine), outcome: 'taken' };
  }
  return lines;
};

const sayVehicle = ({ brand, model, year, trim }: NamedVehicle): string =>
  [brand, model, year === zeroKm ? 'zero km' : year, trim].join(' ').trim();

/** A vehicle of the same code that is called otherwise here is said to be so: its name may have been corrected by a person. */
const standing = (here: NamedVehicle | undefined, inFile: NamedVehicle): Pick<ReportLine, 'outcome' | 'reasons'> =>
  here === undefined || foldedName(here) === foldedName(inFile)
    ? { outcome: 'known', reasons: [] }
    : {
        outcome: 'differs',
        reasons: [
          {
            what: 'Nome diferente',
            value: '',
            hint: `aqui “${sayVehicle(here)}”, no arquivo “${sayVehicle(inFile)}”; se o certo é o do arquivo, retire o daqui e adicione outro`,
          },
        ],
      };
