import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { subjectOf } from '#commands/subject.ts';
import { hasLabel, orderAccess, orderNumber, type Order } from '#contract/order.ts';
import { documentMode } from '#contract/order-documents.ts';
import { mayTake } from '#contract/party.ts';
import { HeldNote } from '#entities/held-note.tsx';
import { useT } from '#locale/locale.tsx';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { useCommandForm, useHandlers, useRefusals, useTargets } from '#palette/context.tsx';
import { toast } from '#ui/toast.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { OrderWarningsDialog } from '../dialogs/order-warnings-dialog.tsx';
import { RevertDialog } from '../dialogs/revert-dialog.tsx';
import { useOrderForms } from '../dialogs/use-order-forms.ts';
import { InvoiceDialog } from '../invoice/invoice-dialog.tsx';
import { useDownloadInvoice } from '../invoice/use-download-invoice.ts';
import { LabelDialog } from '../label/label-dialog.tsx';
import { TrackingDialog } from '../tracking/tracking-dialog.tsx';
import { AboutBlock } from './about-block.tsx';
import { BuyerBlock } from './buyer-block.tsx';
import { CancelReason } from './cancel-reason.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { NotesBlock } from './notes-block.tsx';
import { OrderHeader } from './order-header.tsx';
import { ProductsBlock } from './products-block.tsx';
import { SlipLinkDialog } from './slip-link-dialog.tsx';
import { useInPlace } from './use-in-place.tsx';
import { useReloadAfterEdit } from './use-reload-after-edit.ts';
import { ValuesBlock } from './values-block.tsx';
import { orderStatusKey } from '../order-status.ts';
import { progressOf } from './order-steps.ts';

/** The stepper of the normal flow, or of the cancellation. */
const OrderProgress = ({ order }: { readonly order: Order }) => {
  const t = useT();
  const { isCancellation, steps } = progressOf(order);
  // The specification gives what was cancelled with us only no step of its own: it is said at the last one it came to.
  const endedAt = order.status === 'fk_cancelled' ? (steps.findLast(({ state }) => state === 'done') ?? steps[0])?.status : undefined;
  return (
    <div className="panel order-progress">
      <Stepper
        label={t(isCancellation ? 'orderPage.cancellation' : 'orderPage.progress')}
        steps={steps.map(({ status, state }) => ({
          key: status,
          label: t(status === 'pending_cancelled' ? 'order.stepper.pending_cancelled' : orderStatusKey(status)),
          state,
          ...(status === endedAt ? { note: t('sales.fakeCancelled') } : {}),
        }))}
      />
    </div>
  );
};

type Opened = 'warnings' | 'tracking' | 'invoice' | 'label' | 'history' | 'slip';

/** Of several products the first is opened: the others are links in their lines. Null where none is known. */
const useOpenProduct = ({ items }: Pick<Order, 'items'>): (() => void) | null => {
  const navigate = useNavigate();
  const productId = items.find((item) => item.productId !== null)?.productId ?? null;
  return productId === null ? null : () => void navigate({ to: '/product/show/$productId', params: { productId } });
};

/** The order as the server answered it, with what waits to be sent over it. */
export const LoadedOrder = ({ order: base }: { readonly order: Order }) => {
  const { role } = useWorkbench().actor();
  const order = useView(base, subjectOf('order', base));
  const number = orderNumber(order);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const openProduct = useOpenProduct(order);

  useTargets('page', [{ subject: subjectOf('order', base), label: number, base }]);
  useHandlers({
    'order.copyNumber': useCopy(number),
    ...(openProduct && { 'order.openProduct': openProduct }),
    'order.openTracking': () => setOpened('tracking'),
    'order.openInvoice': () => setOpened('invoice'),
    'order.downloadInvoice': useDownloadInvoice(order),
    'order.copySlipLink': () => setOpened('slip'),
    'order.printLabel': () => setOpened('label'),
    ...(mayTake(orderAccess, 'readLogs', role) && { 'order.openHistory': () => setOpened('history') }),
  });
  useRefusals({
    'order.printLabel': hasLabel(order.status) ? null : { key: 'order.refused.noLabel' },
    'order.downloadInvoice': documentMode(order) === null ? { key: 'order.refused.noInvoice' } : null,
  });
  useOrderForms();
  useCommandForm('order.revertCancel', RevertDialog);
  const zip = useInPlace('order.editZip');
  const reason = useInPlace('order.editCancelReason');
  useReloadAfterEdit(order._id);

  return (
    <>
      <OrderHeader order={order} number={number} onWarnings={() => setOpened('warnings')} />
      <HeldNote subject={`order:${base._id}`} />
      <OrderProgress order={order} />
      <CancelReason order={order} edit={reason} />
      <div className="order-blocks">
        <AboutBlock order={order} />
        <div className="order-column">
          <BuyerBlock buyer={order.buyer} />
          <ValuesBlock order={order} />
        </div>
        <DeliveryBlock order={order} zip={zip} />
      </div>
      <ProductsBlock items={order.items} />
      <NotesBlock order={order} />
      {opened === 'warnings' && <OrderWarningsDialog onClose={close} />}
      {opened === 'tracking' && <TrackingDialog order={order} onClose={close} />}
      {opened === 'invoice' && <InvoiceDialog order={order} onClose={close} />}
      {opened === 'label' && <LabelDialog order={order} onClose={close} />}
      {opened === 'slip' && <SlipLinkDialog orderId={order._id} onClose={close} />}
      {opened === 'history' && <HistoryDialog order={order} onClose={close} />}
    </>
  );
};

const useCopy = (number: string): (() => void) => {
  const t = useT();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(number);
      toast.success(t('orderPage.copied'));
    } catch {
      // The browser forbids it here, or the person did.
      toast.error(t('controls.notCopied'));
    }
  };
  return () => void copy();
};
