import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { labelQuery } from '#api/documents.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import type { Order } from '#contract/order.ts';
import { documentMode } from '#contract/order-documents.ts';
import { useT } from '#locale/locale.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { saidByProblem } from '../said-by-problem.ts';
import { LabelSheet } from './label-sheet.tsx';
import './label.css';

interface LabelDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** The shipping label as it will be printed, and the browser's own print dialog (row ORD-17). */
export const LabelDialog = ({ order, onClose }: LabelDialogProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const hasLabel = documentMode(order) === 'label';
  const { data: label, error, isFetching, refetch } = useQuery({ ...labelQuery(api, order._id), enabled: hasLabel });
  const name = t('label.of', { number: order.packId ?? order.externalId });
  const src = label && `data:image/png;base64,${label.png}`;
  const printIt = src !== undefined && (
    <Button onClick={() => print()}>
      <Printer size={14} aria-hidden />
      {t('label.print')}
    </Button>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('label.title')} size="medium" isFullOnNarrow actions={printIt}>
      {label && src !== undefined && (
        <>
          <img
            className="label-picture"
            src={src}
            alt={name}
            width={label.widthMm * 8}
            height={label.heightMm * 8}
            style={{ aspectRatio: `${label.widthMm} / ${label.heightMm}` }}
          />
          <LabelSheet src={src} name={name} widthMm={label.widthMm} heightMm={label.heightMm} />
        </>
      )}
      {!label && error && (
        <ProblemState title={t('label.failed')} hint={saidByProblem(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!label && !error && hasLabel && <output className="skeleton label-waiting" aria-label={t('common.loading')} />}
      {!label && !error && !hasLabel && <EmptyState title={t('label.none')} hint={t('label.noneHint')} />}
    </Dialog>
  );
};
