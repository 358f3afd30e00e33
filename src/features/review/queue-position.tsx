import { useT } from '#locale/locale.tsx';
import { lengthOf, lineOf } from './list-gaps.ts';
import { useSession } from './session-store.ts';
import type { Queue } from './use-queue.ts';

/** '50 de 500', announced when the step key is up: a screen reader can not follow thirty a second. */
export const QueuePosition = ({ gaps, isAtLeast }: Pick<Queue, 'gaps' | 'isAtLeast'>) => {
  const t = useT();
  const place = useSession((session) => (session.openId === session.cursorId ? session.place : null));
  const selected = useSession((session) => session.selected.size);
  return (
    <output className="queue-position" aria-atomic>
      {place !== null && t('queue.position', { at: lineOf(gaps, place) + 1, of: lengthOf(gaps), isAtLeast })}
      {selected > 0 && ` · ${t('queue.selected', { n: selected })}`}
    </output>
  );
};
