import { sql, type SQL } from 'drizzle-orm';
import { instant } from './column.ts';
import { wordsIn, type Columns } from './folded.ts';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What a part fits: one model of one year. Named as its table of prices names it. */
export const vehicle = pgTable(
  'vehicle',
  {
    id: text().primaryKey(),
    brand: text().notNull(),
    model: text().notNull(),
    /** 32000 is 'Zero km'. */
    year: integer().notNull(),
    /** What is left of its name, with its fuel. */
    trim: text().notNull(),
    version: integer().notNull().default(1),
    /** Not offered any more; what listings say of it stays. */
    retiredAt: instant('retired_at'),
  },
  (table) => [
    index('vehicle_choice').on(table.brand, table.model, table.year, table.trim, table.id),
    index('vehicle_retired')
      .on(table.brand, table.model, table.year, table.trim, table.id)
      .where(sql`retired_at is not null`),
    index('vehicle_words').using('gin', vehicleWords(table)),
  ],
);

/** What a vehicle is found by. */
export const vehicleWords = ({ brand, model, trim, year }: Columns<'brand' | 'model' | 'trim' | 'year'>): SQL =>
  wordsIn([brand, model, trim, year]);
