import { ProblemError } from '#api/client.ts';
import { invoiceQuery } from '#api/documents.ts';
import { orderNumber, type Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';
import { saveXml } from './save-xml.ts';

/** 'Baixar XML' without opening the invoice first. */
export const useDownloadInvoice = (order: Pick<Order, '_id' | 'version' | 'packId' | 'externalId'>): (() => void) => {
  const t = useT();
  const { api, queryClient } = useWorkbench();
  const download = async (): Promise<void> => {
    try {
      const xml = await queryClient.fetchQuery(invoiceQuery(api, order));
      if (xml === null) toast.info(t('invoice.none'));
      else saveXml(xml, orderNumber(order));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      toast.error(t('invoice.failed'));
    }
  };
  return () => void download();
};
