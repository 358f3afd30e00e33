import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { labelQuery } from '#api/documents.ts';
import { hasLabel, orderNumber, type Order } from '#contract/order.ts';
import type { getLabel } from '#contract/order-documents.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { LabelSheet } from './label-sheet.tsx';
import './label.css';

type Label = z.output<typeof getLabel.reply>;

const pngOf = ({ png }: Pick<Label, 'png'>): string => `data:image/png;base64,${png}`;

interface LabelDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** The shipping label as it will be printed, the browser's own print dialog (row ORD-17), and a file for whose printer is elsewhere. */
export const LabelDialog = ({ order, onClose }: LabelDialogProps) => {
  const t = useT();
  const { api, actor } = useWorkbench();
  const isReady = hasLabel(order.status);
  // As it was when it was opened: that it was printed is a new version of the order too, and draws no other label.
  const [opened] = useState(order);
  const { data, error, isFetching, refetch } = useQuery({ ...labelQuery(api, opened), enabled: isReady });
  const label = isReady ? data : undefined;
  const execute = useExecute();
  const printLabel = (): void => {
    print();
    // A provider's API keeps no word of it, and the paper has come out all the same.
    if (!actor().hasSpecifiedOnly) void execute('order.markPrinted', { args: {} });
  };
  const number = orderNumber(order);
  // There from the beginning: what comes when the label does would come under the hand.
  const acts = isReady && (label !== undefined || !error) && (
    <>
      {label && (
        <Button asChild variant="soft">
          <a href={pngOf(label)} download={`etiqueta-${number.replaceAll(/[^\w-]/gu, '')}.png`}>
            <Download size={14} aria-hidden />
            {t('label.download')}
          </a>
        </Button>
      )}
      <Button disabled={!label} onClick={() => printLabel()}>
        <Printer size={14} aria-hidden />
        {t('label.print')}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('label.title')} size="medium" isFullOnNarrow actions={acts}>
      {label && <Picture label={label} name={t('label.of', { number })} />}
      {!label && error && <ProblemState title={t('label.failed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!label && !error && <Waiting isReady={isReady} />}
    </Dialog>
  );
};

const Picture = ({ label, name }: { readonly label: Label; readonly name: string }) => {
  const { widthMm, heightMm } = label;
  const src = pngOf(label);
  return (
    <>
      <img className="label-picture" src={src} alt={name} style={{ aspectRatio: `${widthMm} / ${heightMm}` }} />
      <LabelSheet src={src} name={name} widthMm={widthMm} heightMm={heightMm} />
    </>
  );
};

const Waiting = ({ isReady }: { readonly isReady: boolean }) => {
  const t = useT();
  if (!isReady) return <EmptyState title={t('label.none')} hint={t('label.noneHint')} />;
  return <output className="skeleton label-waiting" aria-label={t('common.loading')} />;
};
