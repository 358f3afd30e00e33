import { useState } from 'react';
import { stockSheet } from '#api/imports.ts';
import type { StockLine } from '#contract/import-run.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { startCsvFile } from '#ui/table/csv-file.ts';
import { toast } from '#ui/toast.tsx';

/** As the import knows them again, whatever language the screen is in. */
const heads = ['SKU', 'Produto', 'Preço', 'Estoque', 'Versão'] as const;

/** Prices and stock of all SKUs of a company as a CSV that the import takes back. */
export const useStockSheet = () => {
  const t = useT();
  const { api } = useWorkbench();
  const [isBusy, setBusy] = useState(false);

  const write = async (sellerId: string | null): Promise<void> => {
    const { byteOrderMark, codeCell, numberCell, textCell, writeCsv } = await import('#lib/csv.ts');
    const cellsOf = ({ sku, name, price, stock, version }: StockLine): readonly string[] => [
      codeCell(sku),
      textCell(name),
      price === null ? '' : numberCell(price / 100, 2),
      String(stock),
      String(version),
    ];
    const file = startCsvFile();
    file.add(byteOrderMark + writeCsv([heads], ';'));
    let after: string | null = '';
    while (after !== null) {
      const query: { readonly after: string; readonly sellerId?: string } = { after, ...(sellerId === null ? {} : { sellerId }) };
      const sheet = await stockSheet(api, query, AbortSignal.timeout(60_000));
      file.add(writeCsv(sheet.lines.map(cellsOf), ';'));
      after = sheet.next;
    }
    file.save(`${t('imports.sheetName')}.csv`);
  };

  return {
    isBusy,
    start: async (sellerId: string | null): Promise<void> => {
      if (isBusy) return;
      setBusy(true);
      try {
        await write(sellerId);
      } catch {
        toast.error(t('imports.downloadFailed'));
      } finally {
        setBusy(false);
      }
    },
  };
};
