import { Button, IconButton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, History } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { fold } from '#events/projection.ts';
import { outbox } from '#events/projections/outbox.ts';
import type { LogRecord } from '#events/record.ts';
import { useT } from '#locale/locale.tsx';
import { countOutbox } from '#outbox/outbox-status.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { StepList } from './step-list.tsx';
import { stepsOf, type Step } from './steps.ts';

/**
 * What I did, fact by fact, as the log has it; and how things stood after any of them, folded again from the log (row CMD-8).
 * It shows what was decided and what became of it, not every answer the server gave meanwhile.
 */
export const ActivityScreen = ({ onExport }: { readonly onExport: () => void }) => {
  const t = useT();
  const { ledger } = useWorkbench();
  const head = useSyncExternalStore(ledger.subscribe, ledger.head);
  const log = useQuery({
    queryKey: ['logFacts', head],
    queryFn: () => ledger.readAll(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // A fact more is no other list: where one is in it stays.
    placeholderData: (last) => last,
  });
  const records = log.data?.records;
  const steps = useMemo(() => stepsOf(records ?? []), [records]);
  /** By its number in the log: facts come at the one end, and are cut away at the other. */
  const [chosen, setChosen] = useState<number | null>(null);
  if (log.isError) return <ProblemState title={t('activity.loadFailed')} onRetry={() => void log.refetch()} isRetrying={log.isFetching} />;
  if (log.isSuccess && steps.length === 0)
    return <EmptyState title={t('activity.empty')} hint={t('activity.emptyHint')} icon={<History size={24} />} />;
  const at = chosen === null ? steps.length : Math.max(1, steps.filter(({ seq }) => seq <= chosen).length);
  const goTo = (next: number): void => setChosen(steps[next - 1]?.seq ?? null);
  return (
    <div className="page">
      <div className="home-lead">
        <p className="quiet">{t('activity.hint')}</p>
        <Button variant="soft" color="gray" onClick={onExport}>
          {t('settings.export')}
        </Button>
      </div>
      <div className="section panel">
        <div className="scrubber">
          <BusyButton
            as={IconButton}
            variant="ghost"
            color="gray"
            aria-label={t('activity.back')}
            isOff={at <= 1}
            onClick={() => goTo(at - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </BusyButton>
          <input
            type="range"
            min={1}
            max={Math.max(steps.length, 1)}
            value={at}
            aria-label={t('activity.position', { at, of: steps.length })}
            onChange={({ target }) => goTo(target.valueAsNumber)}
          />
          <BusyButton
            as={IconButton}
            variant="ghost"
            color="gray"
            aria-label={t('activity.forward')}
            isOff={at >= steps.length}
            onClick={() => goTo(at + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </BusyButton>
          {records && <StateThen records={records} step={steps[at - 1]} />}
        </div>
        {steps.length > 0 && <StepList steps={steps} at={at} onChoose={goTo} />}
      </div>
    </div>
  );
};

/** How many decisions waited and were rejected right after this step. Arguments of what ended since are gone. */
const StateThen = ({ records, step }: { readonly records: readonly LogRecord[]; readonly step: Step | undefined }) => {
  const t = useT();
  const then = useMemo(() => {
    const until = records.filter(({ seq }) => step && seq <= step.seq);
    return countOutbox(fold(outbox, outbox.initial, until));
  }, [records, step]);
  return (
    <output className="quiet" aria-live="polite">
      {t('activity.then', then)}
    </output>
  );
};
