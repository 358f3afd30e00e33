import { Button } from '@radix-ui/themes';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { invoiceQuery } from '#api/documents.ts';
import { orderNumber, type Order } from '#contract/order.ts';
import { documentMode } from '#contract/order-documents.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
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
  const asked = useQuery({ ...invoiceQuery(api, order), enabled: documentMode(order) !== null });
  const xml = asked.data ?? null;
  const save = xml !== null && (
    <Button onClick={() => saveXml(xml, orderNumber(order))}>
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
      {xml === null ? <NoInvoice asked={asked} /> : <InvoiceBody xml={xml} number={order.invoice} />}
    </Dialog>
  );
};

/** It is on its way, it did not come, or there is none. */
const NoInvoice = ({ asked: { error, isFetching, isLoading, refetch } }: { readonly asked: UseQueryResult<string | null> }) => {
  const t = useT();
  if (isLoading) return <output className="skeleton invoice-waiting" aria-label={t('common.loading')} />;
  if (!error) return <EmptyState title={t('invoice.none')} hint={t('invoice.noneHint')} />;
  return <ProblemState title={t('invoice.failed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
};
