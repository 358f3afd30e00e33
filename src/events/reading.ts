import type { LogReading } from './log.ts';
import type { LogRecord } from './record.ts';
import { recordOf, type Row } from './row.ts';
import type { Sealer } from './seal.ts';

/** Rows, in order, as a reading after `seq`. What can not be read is counted and left where it is. */
export const readRows = async (rows: readonly Row[], seq: number, sealer: Sealer): Promise<LogReading> => {
  const records: LogRecord[] = [];
  // A row without a seal needs no waiting: 100,000 awaits cost more than the reading.
  const read = await Promise.all(rows.map((row) => recordOf(row, sealer)));
  for (const record of read) if (record) records.push(record);
  const first = rows[0]?.seq;
  return {
    records,
    through: rows.at(-1)?.seq ?? seq,
    quarantined: rows.length - records.length,
    isCut: first !== undefined && first > seq + 1,
  };
};
