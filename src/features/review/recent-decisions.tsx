import { Button } from '@radix-ui/themes';
import { useQueries } from '@tanstack/react-query';
import { memo, useSyncExternalStore } from 'react';
import { listings } from '#api/listings.ts';
import { findCommand } from '#commands/registry.ts';
import { viewOf } from '#commands/view.ts';
import type { Deed, Outcome } from '#events/projections/activity.ts';
import type { ListingRow } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { useActivity, useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { LoadedRows } from './queue-rows.ts';
import { lastDecisions, mayBeUndone, type ToldDecision } from './undoable.ts';
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

const idOf = ({ subject }: Deed): string => subject.slice('listing:'.length);

/** The listings of these decisions as the server has them. What is not at hand, after a reload, is asked for in one request. */
const useDecidedListings = (told: readonly ToldDecision[], { rows, indexById }: LoadedRows) => {
  const { api, queryClient } = useWorkbench();
  const fresh = listings.fresh(queryClient);
  useSyncExternalStore(fresh.subscribe, fresh.revision);
  const rowOf = (id: string): ListingRow | null | undefined => fresh.get(id) ?? rows[indexById.get(id) ?? -1]?.base;
  const missing = [...new Set(told.map(({ deed }) => idOf(deed)))].filter((id) => rowOf(id) === undefined);
  useQueries({ queries: missing.map((id) => listings.rowQuery(api, id)) });
  return (deed: Deed): ListingRow | null => rowOf(idOf(deed)) ?? null;
};

interface RecentDecisionsProps {
  readonly loaded: LoadedRows;
  /** Shows these listings and no others. Keep its identity. */
  readonly onWalk: (publishIds: readonly string[]) => void;
}

/** My last ten decisions, what became of each, and the way back (capabilities A11). */
export const RecentDecisions = memo(({ loaded, onWalk }: RecentDecisionsProps) => {
  const t = useT();
  const { index, actor, recent } = useWorkbench();
  const { undoDeed } = useUndoAndReturn();
  const outbox = useOutbox();
  const told = lastDecisions(useActivity(), shown);
  const rowOf = useDecidedListings(told, loaded);
  /** The log keeps the title until the decision is over. */
  const titleOf = (deed: Deed): string =>
    outbox.entriesById[deed.intentId]?.intent.label || (rowOf(deed)?.title ?? recent.find(deed.intentId)?.intent.label ?? idOf(deed));
  const nameOf = (name: string): string => {
    const command = findCommand(name);
    return command ? t(command.title) : t('tray.unknownCommand', { name });
  };
  const isUndoable = (decision: ToldDecision): boolean =>
    mayBeUndone(decision, (name) => {
      const row = rowOf(decision.deed);
      const command = findCommand(name);
      if (row === null || command?.kind !== 'intent') return false;
      const { publishId, version } = row;
      const args = { publishId, version, undoes: decision.deed.intentId };
      return command.apply(viewOf(row, decision.deed.subject, outbox, index, actor()), args, actor()).ok;
    });

  const [newest] = told;
  return (
    <>
      {/* It stands for the line that says a decision was recorded: heard as well as seen. */}
      <output className="visually-hidden">
        {newest && `${nameOf(newest.deed.command)} ${titleOf(newest.deed)}`}
        {newest?.outcome === 'withdrawn' && `: ${t('queue.outcome.withdrawn')}`}
      </output>
      <details className="recent" data-foot open>
        <summary>
          {t('queue.recent')} <span className="quiet recent-where">{t('queue.recent.where')}</span>
        </summary>
        {told.length === 0 && <p>{t('queue.recent.empty')}</p>}
        {told.length > 0 && (
          <Button className="recent-walk" size="1" variant="ghost" onClick={() => onWalk([...new Set(told.map(({ deed }) => idOf(deed)))])}>
            {t('queue.recent.walk')}
          </Button>
        )}
        <ol>
          {told.map((decision) => (
            <li key={decision.deed.intentId}>
              <span className="recent-label">
                <strong>{nameOf(decision.deed.command)}</strong> {titleOf(decision.deed)}
              </span>
              <StatusDot tone={toneOf[decision.outcome]}>{t(`queue.outcome.${decision.outcome}`)}</StatusDot>
              {isUndoable(decision) ? (
                <Button size="1" variant="ghost" onClick={() => void undoDeed(decision.deed)}>
                  {t('common.undo')}
                </Button>
              ) : (
                <span />
              )}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
});
RecentDecisions.displayName = 'RecentDecisions';
