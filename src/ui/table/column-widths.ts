import { narrowestColumn, widestColumn } from './column-layout.ts';

interface Sized {
  readonly id: string;
  readonly width: number;
}

export const withinWidths = (width: number): number => Math.min(Math.max(Math.round(width), narrowestColumn), widestColumn);

/** Whole pixels for each column: what a person chose, and for the others their own width and a share of what is left of `available`. */
export const fitWidths = (
  columns: readonly Sized[],
  chosen: Readonly<Record<string, number>>,
  available: number,
): Readonly<Record<string, number>> => {
  const free = columns.filter(({ id }) => chosen[id] === undefined);
  const fixed = columns.reduce((sum, { id }) => sum + (chosen[id] ?? 0), 0);
  const wanted = free.reduce((sum, { width }) => sum + width, 0);
  const stretch = wanted > 0 ? Math.max(1, (available - fixed) / wanted) : 1;
  return Object.fromEntries(columns.map(({ id, width }) => [id, chosen[id] ?? Math.floor(width * stretch)]));
};
