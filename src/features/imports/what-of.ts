import type { ImportLine } from '#contract/import-run.ts';
import type { Translate } from '#locale/translate.ts';

/** What changes, then what is to be said of the line. */
export const whatOf = (t: Translate, { changes, reasons }: Pick<ImportLine, 'changes' | 'reasons'>): string =>
  [
    ...changes.map(({ field, before, after }) =>
      t(field === 'price' ? 'imports.change.price' : 'imports.change.stock', { before: before === '' ? '–' : before, after }),
    ),
    ...reasons,
  ].join('; ');
