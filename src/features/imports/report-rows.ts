import type { ImportFile, ImportLine } from '#contract/import-run.ts';
import { byteOrderMark, keptCell, textCell, writeCsv } from '#lib/csv.ts';
import type { Translate } from '#locale/translate.ts';
import { whatOf } from './what-of.ts';

/** As the import knows them again: in Portuguese, whatever language the screen is in. */
const added = ['Linha do arquivo', 'Resultado', 'Motivo'] as const;

const ownOf = (columns: ImportFile['columns']) =>
  columns.flatMap(({ head }, at) => ((added as readonly string[]).includes(head.trim()) ? [] : [{ head, at }]));

export const reportHead = (columns: ImportFile['columns']): string =>
  byteOrderMark + writeCsv([[...ownOf(columns).map(({ head }) => keptCell(head)), ...added]], ';');

/**
 * Lines of the file with what became of them. Its own columns stand first and as they came, so that corrected rows are taken by importing it;
 * but whoever opens it runs nothing that somebody else wrote into the file.
 */
export const reportRows = (
  t: Translate,
  columns: ImportFile['columns'],
  lines: readonly ImportLine[],
  /** Into which marketplace account they went. */
  account: string | null = null,
): string => {
  const own = ownOf(columns);
  const outcomeOf = ({ outcome }: ImportLine): string => {
    if (outcome === null) return '';
    return outcome === 'taken' && account !== null ? t('imports.takenInto', { account }) : t(`imports.outcome.${outcome}`);
  };
  return writeCsv(
    lines.map((line) => [
      ...own.map(({ at }) => keptCell(line.cells[at] ?? '')),
      String(line.line),
      outcomeOf(line),
      textCell(whatOf(t, line)),
    ]),
    ';',
  );
};
