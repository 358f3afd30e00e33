import { useCallback } from 'react';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Instant } from '#ui/instant.tsx';
import { useNarrow } from '#ui/table/use-narrow.ts';
import { VirtualList } from '#ui/virtual-list.tsx';
import { intentTitle } from '#commands/intent-title.ts';
import type { Step } from './steps.ts';

interface StepListProps {
  readonly steps: readonly Step[];
  /** How many of them have happened, as one looks at it. */
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** The newest first: of ten thousand steps those in view are drawn. */
export const StepList = ({ steps, at, onChoose }: StepListProps) => {
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
        {step.intent ? intentTitle(step.intent, index, t) : null} <span className="quiet">{step.intent?.label || step.subject}</span>
      </span>
      <span>{step.stage === null ? t('activity.draft') : t(`outbox.${step.stage}`)}</span>
    </div>
  );
};
