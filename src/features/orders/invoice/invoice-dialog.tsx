import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { invoiceQuery } from '#api/documents.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import type { Order } from '#contract/order.ts';
import { documentMode } from '#contract/order-documents.ts';
import { useT } from '#locale/locale.tsx';
import { Dialog, focusFirst } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { saidByProblem } from '../said-by-problem.ts';
import { InvoiceBody } from './invoice-body.tsx';
import { saveXml } from './save-xml.ts';
import './invoice.css';

interface InvoiceDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** The invoice of an order and 'Baixar XML' (row ORD-16; part 2, section 2). Fetched in label and invoice mode only. */
export const InvoiceDialog = ({ order, onClose }: InvoiceDialogProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const hasInvoice = documentMode(order) !== null;
  const { data: xml = null, error, isFetching, isPending, refetch } = useQuery({ ...invoiceQuery(api, order._id), enabled: hasInvoice });
  const save = xml !== null && (
    <Button ref={focusFirst} onClick={() => saveXml(xml, order.packId ?? order.externalId)}>
      <Download size={14} aria-hidden />
      {t('invoice.download')}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={order.invoice === null ? t('invoice.title') : t('invoice.titleOf', { number: order.invoice })}
      size="large"
      isFullOnNarrow
      actions={save}
    >
      {xml !== null && <InvoiceBody xml={xml} />}
      {xml === null && error && (
        <ProblemState title={t('invoice.failed')} hint={saidByProblem(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {xml === null && !error && hasInvoice && isPending && <output className="skeleton invoice-waiting" aria-label={t('common.loading')} />}
      {xml === null && !error && !(hasInvoice && isPending) && <EmptyState title={t('invoice.none')} hint={t('invoice.noneHint')} />}
    </Dialog>
  );
};
