import { Button } from '@radix-ui/themes';
import { Printer, RotateCcw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { newestRow } from '#api/fresh-rows.ts';
import { orders as orderRecords } from '#api/orders.ts';
import type { Target } from '#commands/command.ts';
import type { OrderView } from '#commands/order/order-step.ts';
import { subjectOf } from '#commands/subject.ts';
import { hasLabel, orderNumber, type OrderRow } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { LabelSheet } from '../label/label-sheet.tsx';
import { useLabels } from './use-labels.ts';
import '../label/label.css';
import './expedition.css';

interface LabelsDialogProps {
  /** The same while it is open. */
  readonly orders: readonly OrderView[];
  readonly onClose: () => void;
}

/** Whether an order has a label by its newest word: one that is cancelled while the dialog is open is not printed. */
const useIsLabelled = () => {
  const fresh = orderRecords.fresh(useWorkbench().queryClient);
  useSyncExternalStore(fresh.subscribe, fresh.revision);
  return (order: Pick<OrderRow, '_id' | 'status'>): boolean => {
    const now = newestRow<Pick<OrderRow, 'status'>>(order, fresh.get(order._id));
    return now !== null && hasLabel(now.status);
  };
};

const retryGone = leavesFocus(null, '.labels-print');

/** The labels of many orders, printed in one go: each on a paper of its own size. */
export const LabelsDialog = ({ orders, onClose }: LabelsDialogProps) => {
  const t = useT();
  const run = useLabels(orders);
  const { isRunning, retry } = run;
  const isLabelled = useIsLabelled();
  const [drawn, failed] = [run.drawn.filter(({ order }) => isLabelled(order)), run.failed.filter(({ order }) => isLabelled(order))];
  const gone = orders.filter((order) => !isLabelled(order));
  const { actor } = useWorkbench();
  const execute = useExecute();
  const printAll = (): void => {
    print();
    if (actor().hasSpecifiedOnly) return;
    const targets = drawn.map(({ order }): Target => ({ subject: subjectOf('order', order), label: orderNumber(order), base: order }));
    void execute('order.markPrinted', { targets, args: {} });
  };
  const actions = (
    <>
      {failed.length > 0 && !isRunning && (
        <Button ref={retryGone} variant="soft" onClick={retry}>
          <RotateCcw size={14} aria-hidden />
          {t('labels.retry', { n: failed.length })}
        </Button>
      )}
      <BusyButton className="labels-print" isOff={isRunning || drawn.length === 0} onClick={printAll}>
        <Printer size={14} aria-hidden />
        {t('labels.print', { n: drawn.length })}
      </BusyButton>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('labels.title')} size="large" isFullOnNarrow actions={actions}>
      <output className="quiet figure">{t('labels.progress', { n: drawn.length, of: orders.length - gone.length })}</output>
      {gone.length > 0 && (
        <section role="alert" className="labels-failed">
          <h3>{t('labels.gone')}</h3>
          <ul>
            {gone.map((order) => (
              <li key={order._id} className="figure">
                {orderNumber(order)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {failed.length > 0 && (
        <section role="alert" className="labels-failed">
          <h3>{t('labels.failed')}</h3>
          <ul>
            {failed.map(({ order, why }) => (
              <li key={order._id}>
                <span className="figure">{orderNumber(order)}</span>: {why ?? t('labels.noAnswer')}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className="labels-drawn">
        {drawn.map(({ order, label }) => (
          <li key={order._id}>
            <img
              src={`data:image/png;base64,${label.png}`}
              alt={t('label.of', { number: orderNumber(order) })}
              style={{ aspectRatio: `${label.widthMm} / ${label.heightMm}` }}
            />
            <LabelSheet
              src={`data:image/png;base64,${label.png}`}
              name={t('label.of', { number: orderNumber(order) })}
              widthMm={label.widthMm}
              heightMm={label.heightMm}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
