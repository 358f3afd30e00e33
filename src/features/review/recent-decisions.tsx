import { Button } from '@radix-ui/themes';
import { memo } from 'react';
import { freshRowsOf } from '#api/fresh-rows.ts';
import { findCommand } from '#commands/registered.ts';
import { useActivity, useWorkbench } from '#commands/workbench.tsx';
import type { Deed, Outcome } from '#events/projections/activity.ts';
import { useT } from '#locale/locale.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { LoadedRows } from './queue-rows.ts';
import { lastDecisions, mayBeUndone } from './undoable.ts';
import { useUndoAndReturn } from './use-undo-and-return.ts';

const shown = 10;

const toneOf: Readonly<Record<Outcome, Tone>> = {
  waiting: 'info',
  sent: 'info',
  confirmed: 'good',
  settled: 'good',
  rejected: 'bad',
  dismissed: 'idle',
  withdrawn: 'idle',
};

/** My last ten decisions, how far each has come, and the way back (capabilities A11). */
export const RecentDecisions = memo(({ loaded: { rows, indexById } }: { readonly loaded: LoadedRows }) => {
  const t = useT();
  const { queryClient } = useWorkbench();
  const { undoDeed } = useUndoAndReturn();
  const deeds = lastDecisions(useActivity(), shown);
  const fresh = freshRowsOf(queryClient);
  // The log keeps no titles once a decision is settled: they come from what the server said last.
  const titleOf = ({ subject }: Deed): string => {
    const id = subject.slice('listing:'.length);
    return (fresh.get(id) ?? rows[indexById.get(id) ?? -1]?.base)?.title ?? id;
  };
  const nameOf = (name: string): string => {
    const command = findCommand(name);
    return command ? t(command.title) : t('tray.unknownCommand', { name });
  };

  return (
    <details className="recent" data-foot open>
      <summary>{t('queue.recent')}</summary>
      {deeds.length === 0 && <p>{t('queue.recent.empty')}</p>}
      <ol>
        {deeds.map((deed) => (
          <li key={deed.intentId}>
            <span className="recent-label">
              <strong>{nameOf(deed.command)}</strong> {titleOf(deed)}
            </span>
            <StatusDot tone={toneOf[deed.outcome]}>{t(`queue.outcome.${deed.outcome}`)}</StatusDot>
            {mayBeUndone(deed) ? (
              <Button size="1" variant="ghost" onClick={() => void undoDeed(deed)}>
                {t('common.undo')}
              </Button>
            ) : (
              <span />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
});
RecentDecisions.displayName = 'RecentDecisions';
