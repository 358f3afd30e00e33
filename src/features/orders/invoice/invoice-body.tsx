import { useMemo } from 'react';
import { useT } from '#locale/locale.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { formatXml } from './format-xml.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceItems, InvoiceTotals } from './invoice-items.tsx';
import { parseXml } from './parse-xml.ts';
import { readInvoice } from './read-invoice.ts';

/** What people look for, then the whole document as text. What can not be read is shown as it came (reliability 115). */
export const InvoiceBody = ({ xml }: { readonly xml: string }) => {
  const t = useT();
  const read = useMemo(() => {
    const parsed = parseXml(xml);
    return parsed.ok ? { invoice: readInvoice(parsed.value), source: formatXml(parsed.value) } : null;
  }, [xml]);
  if (!read) {
    return (
      <>
        <p role="alert" className="invoice-unreadable">
          <strong>{t('invoice.unreadable')}</strong> {t('invoice.unreadableHint')}
        </p>
        <Source text={xml} isOpen />
      </>
    );
  }
  const { invoice, source } = read;
  return (
    <div className="invoice">
      <InvoiceFacts invoice={invoice} />
      <InvoiceItems items={invoice.items} />
      <InvoiceTotals totals={invoice.totals} />
      {invoice.notes !== null && (
        <section className="invoice-notes" aria-label={t('invoice.notes')}>
          <h3>{t('invoice.notes')}</h3>
          <SafeText>{invoice.notes}</SafeText>
        </section>
      )}
      <Source text={source} isOpen={invoice.kind === 'other'} />
    </div>
  );
};

/** A document of megabytes would hold the page up; nobody reads so far, and the file has it all. */
const mostShown = 200_000;

const Source = ({ text, isOpen }: { readonly text: string; readonly isOpen: boolean }) => {
  const t = useT();
  return (
    <details className="invoice-source" open={isOpen}>
      <summary>{t('invoice.source')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must be reached by keyboard */}
      <section aria-label={t('invoice.source')} tabIndex={0}>
        <pre>{text.slice(0, mostShown)}</pre>
      </section>
    </details>
  );
};
