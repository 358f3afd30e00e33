import type { BrokenRow, MayBeBroken } from '#lib/broken-row.ts';
import { useT } from '#locale/locale.tsx';

/** Of the pages of a list that has no row for what could not be read: how many, and which. Nothing where all could. */
export const UnreadableLine = ({ pages }: { readonly pages: readonly MayBeBroken[] | undefined }) => {
  const t = useT();
  const broken = pages?.flatMap((page): readonly BrokenRow[] => page.broken ?? []) ?? [];
  if (broken.length === 0) return null;
  const ids = broken.flatMap(({ id }) => id ?? []).join(', ');
  return <span className="unreadable-line">{t('table.unreadableCount', { n: broken.length, ids })}</span>;
};
