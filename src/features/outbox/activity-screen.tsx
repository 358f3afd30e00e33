import { Button, IconButton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, History } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { countOutbox } from '#commands/outbox-status.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Instant } from '#ui/instant.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { useNarrow } from '#ui/table/use-narrow.ts';
import { VirtualList } from '#ui/virtual-list.tsx';
import { intentTitle } from './intent-title.ts';
import { stepsOf, type Step } from './steps.ts';

/**
 * What I did, fact by fact, as the log has it; and how things stood after any of them, folded again from the log (row CMD-8).
 * It shows what was decided and what became of it, not every answer the server gave meanwhile.
 */
export const ActivityScreen = ({ onExport }: { readonly onExport: () => void }) => {
  const t = useT();
  const { ledger } = useWorkbench();
  const head = ledger.head();
  const log = useQuery({
    queryKey: ['logFacts', head],
    queryFn: () => ledger.readAll(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // A fact more is no other list: where one is in it stays.
    placeholderData: (last) => last,
  });
  const steps = useMemo(() => stepsOf(log.data?.records ?? []), [log.data]);
  const [chosen, setChosen] = useState<number | null>(null);
  if (log.isError) return <ProblemState title={t('activity.loadFailed')} onRetry={() => void log.refetch()} isRetrying={log.isFetching} />;
  if (log.isSuccess && steps.length === 0)
    return <EmptyState title={t('activity.empty')} hint={t('activity.emptyHint')} icon={<History size={24} />} />;
  const at = Math.min(chosen ?? steps.length, steps.length);
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
          <IconButton variant="ghost" color="gray" aria-label={t('activity.back')} disabled={at <= 1} onClick={() => setChosen(at - 1)}>
            <ChevronLeft size={16} aria-hidden />
          </IconButton>
          <input
            type="range"
            min={1}
            max={Math.max(steps.length, 1)}
            value={at}
            aria-label={t('activity.position', { at, of: steps.length })}
            onChange={({ target }) => setChosen(target.valueAsNumber)}
          />
          <IconButton
            variant="ghost"
            color="gray"
            aria-label={t('activity.forward')}
            disabled={at >= steps.length}
            onClick={() => setChosen(at + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </IconButton>
          <StateThen step={steps[at - 1]} />
        </div>
        {steps.length > 0 && <StepList steps={steps} at={at} onChoose={setChosen} />}
      </div>
    </div>
  );
};

/** How many decisions waited and were rejected right after this step. */
const StateThen = ({ step }: { readonly step: Step | undefined }) => {
  const t = useT();
  const { ledger } = useWorkbench();
  const { data } = useQuery({
    queryKey: ['stateAt', step?.seq],
    queryFn: () => ledger.stateAt(step?.seq ?? 0),
    enabled: step !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    placeholderData: (last) => last,
  });
  if (!data) return null;
  return (
    <output className="quiet" aria-live="polite">
      {t('activity.then', countOutbox(data.outbox))}
    </output>
  );
};

interface StepListProps {
  readonly steps: readonly Step[];
  /** How many of them have happened, as one looks at it. */
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** The newest first: of ten thousand steps those in view are drawn. */
const StepList = ({ steps, at, onChoose }: StepListProps) => {
  const t = useT();
  const rowHeight = useNarrow() ? 54 : 36;
  const last = steps.length - 1;
  const active = steps.length - at;
  const keyAt = useCallback((row: number) => `step-${steps[last - row]?.seq ?? row}`, [steps, last]);
  const renderRow = useCallback(
    (row: number) => {
      const step = steps[last - row];
      return step && <StepLine step={step} isAhead={row < active} />;
    },
    [steps, last, active],
  );
  const isSelected = useCallback((row: number) => row === active, [active]);
  const goTo = useCallback((row: number) => onChoose(steps.length - row), [steps, onChoose]);
  return (
    <div className="steps" style={{ blockSize: `min(${steps.length * rowHeight}px, max(60dvh, 240px))` }}>
      <VirtualList
        label={t('activity.list')}
        count={steps.length}
        total={steps.length}
        rowHeight={rowHeight}
        active={active}
        keyAt={keyAt}
        renderRow={renderRow}
        isSelected={isSelected}
        isSingle
        onPick={goTo}
        onStep={goTo}
      />
    </div>
  );
};

const StepLine = ({ step, isAhead }: { readonly step: Step; readonly isAhead: boolean }) => {
  const t = useT();
  const { index } = useWorkbench();
  return (
    <div className="step" data-ahead={isAhead}>
      <span className="quiet">
        <Instant at={step.at} />
      </span>
      <span className="truncate">
        {step.intent ? intentTitle(step.intent, index, t) : null} <span className="quiet">{step.intent?.label ?? step.subject}</span>
      </span>
      <span>{step.stage === null ? t('activity.draft') : t(`outbox.${step.stage}`)}</span>
    </div>
  );
};
