import type { ImportRow } from '#contract/import-run.ts';
import type { Translate } from '#locale/translate.ts';

const outcomes = ['ready', 'taken', 'updated', 'known', 'differs', 'unused', 'refused'] as const;

/** What would change, or what became of the lines, in a sentence. */
export const sayCounts = (t: Translate, { counts, kind, status }: Pick<ImportRow, 'counts' | 'kind' | 'status'>): string => {
  const { prices = 0, stocks = 0 } = counts;
  // Nobody minds lines where it can be said what changes.
  const isChanges = status === 'checked' && kind === 'stock' && prices + stocks > 0;
  const isOver = status === 'failed' || status === 'cancelled';
  const told = outcomes
    .filter((outcome) => (counts[outcome] ?? 0) > 0 && !(isChanges && outcome === 'ready'))
    .map((outcome) => t(outcome === 'ready' && isOver ? 'imports.count.left' : `imports.count.${outcome}`, { n: counts[outcome] ?? 0 }));
  const said = isChanges ? [t('imports.count.changes', { prices, stocks }), ...told] : told;
  return said.length === 0 ? t('imports.count.none') : said.join('; ');
};
