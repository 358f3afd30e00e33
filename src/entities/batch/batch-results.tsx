import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Translate } from '#locale/translate.ts';
import { rejectionReason } from '#outbox/rejection-reason.ts';
import type { Tone } from '#ui/status-dot.tsx';
import { countStates, type ItemState } from './batch.ts';
import { ResultPanel } from './result-panel.tsx';
import { useBatch, type BatchOf } from './use-batch.ts';

const toneOf: Readonly<Record<ItemState['kind'], Tone>> = {
  refused: 'bad',
  waiting: 'idle',
  sent: 'info',
  confirmed: 'good',
  settled: 'good',
  rejected: 'bad',
  dismissed: 'bad',
  withdrawn: 'idle',
  unknown: 'warn',
};

const textOf = (t: Translate, state: ItemState, said: string): string => {
  if (state.kind === 'refused') return t('batch.refused', { why: formatMessage(t, state.why) });
  if (state.kind === 'waiting') return t('outbox.recorded');
  if (state.kind === 'rejected' && said) return t('batch.rejected', { why: said });
  if (state.kind === 'unknown') return t('batch.unknown');
  return t(`outbox.${state.kind}`);
};

interface BatchResultsProps extends BatchOf {
  /** Names one of them, and leads to it. */
  readonly link: (id: string, label: string) => ReactNode;
}

/** What became of each of the last batch: corrected first, repeated second (capabilities A20). */
export const BatchResults = ({ link, ...of }: BatchResultsProps) => {
  const t = useT();
  const { batch, states, problems, rejectedCount, isCorrectable, correct, repeat, close } = useBatch(of);
  if (!batch) return null;
  return (
    <ResultPanel
      title={t('batch.title', { title: t(batch.title), one: t(`kind.${of.on}.one`) })}
      count={t('batch.count', countStates(states))}
      closeLabel={t('batch.close')}
      onClose={close}
      lines={batch.items.map(({ subject, label, intentId }, at) => {
        const state = states[at] ?? { kind: 'unknown' as const };
        const said = textOf(t, state, rejectionReason(problems.get(intentId ?? '') ?? null, t));
        return { id: subject, name: link(subject.slice(of.on.length + 1), label), tone: toneOf[state.kind], said };
      })}
    >
      {rejectedCount > 0 && isCorrectable && (
        <Button size="1" variant="soft" onClick={correct}>
          {t('batch.fixAndResend', { n: rejectedCount })}
        </Button>
      )}
      {rejectedCount > 0 && (
        <Button size="1" variant="soft" color="gray" onClick={repeat}>
          {t('batch.repeat', { n: rejectedCount })}
        </Button>
      )}
    </ResultPanel>
  );
};
