import { brokenIn } from '#lib/broken-row.ts';
import { useT } from '#locale/locale.tsx';

interface UnreadableLineProps {
  readonly pages: readonly (object | undefined)[] | undefined;
  readonly says?: 'table.unreadableCount' | 'table.unreadableChosen';
}

/** Of answers that have no row for what could not be read: how many, and which. Nothing where all could. */
export const UnreadableLine = ({ pages, says = 'table.unreadableCount' }: UnreadableLineProps) => {
  const t = useT();
  const broken = pages?.flatMap((page) => (page ? brokenIn(page) : [])) ?? [];
  if (broken.length === 0) return null;
  const ids = broken.flatMap(({ id }) => id ?? []).join(', ');
  return <span className="unreadable-line">{t(says, { n: broken.length, ids })}</span>;
};
