import { Button } from '@radix-ui/themes';
import { memo } from 'react';
import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { namesInLine } from '#palette/names-in-line.ts';
import type { QueueRows } from './queue-rows.ts';
import { select } from './queue-session.ts';
import { useSession, useSessionStore } from './session-store.ts';
import { useRejected } from './use-rejected.ts';

const batchDecisions = ['listing.approve', 'listing.refuse', 'listing.skip', 'listing.snooze'] as const;

interface BatchBarProps {
  readonly rows: QueueRows;
  /** The detail is to be seen, where it takes turns with the list. */
  readonly onShow: () => void;
}

/** What is selected, and what was not accepted: corrected first, repeated second (capabilities A20). */
export const BatchBar = memo(({ rows: { touched, rowOf }, onShow }: BatchBarProps) => {
  const t = useT();
  const store = useSessionStore();
  const chosen = useSession((session) => session.selected);
  const selected = chosen.size;
  const rejected = useRejected(touched, onShow);
  if (selected === 0 && rejected.count === 0) return null;
  return (
    <section className="batch-bar" aria-label={t('queue.selection')}>
      {selected > 0 && (
        <>
          <strong>{t('queue.selected', { n: selected })}</strong>
          {selected > 1 && <Names titles={[...chosen].flatMap((id) => rowOf(id)?.base.title ?? [])} />}
          {batchDecisions.map((name) => (
            <CommandButton key={name} name={name} size="1" variant="soft" />
          ))}
          <Button size="1" variant="ghost" color="gray" onClick={() => store.update((session) => select(session, []))}>
            {t('queue.clearSelection')}
          </Button>
        </>
      )}
      {rejected.count > 0 && (
        <>
          <strong>{t('queue.rejected', { n: rejected.count })}</strong>
          <Button size="1" variant="soft" onClick={rejected.correct}>
            {t('batch.fixAndResend', { n: rejected.count })}
          </Button>
          <Button size="1" variant="soft" color="gray" onClick={rejected.repeat}>
            {t('batch.repeat', { n: rejected.count })}
          </Button>
        </>
      )}
    </section>
  );
});
BatchBar.displayName = 'BatchBar';

const Names = ({ titles }: { readonly titles: readonly string[] }) => {
  const t = useT();
  return <span className="batch-names">{t('queue.theSameFor', { n: titles.length, names: namesInLine(t, titles) })}</span>;
};
