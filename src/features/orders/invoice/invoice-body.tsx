import { useMemo, type ElementType } from 'react';
import { useT } from '#locale/locale.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { formatXml } from './format-xml.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceItems, InvoiceTotals } from './invoice-items.tsx';
import { parseXml } from './parse-xml.ts';
import { readInvoice } from './read-invoice.ts';

interface InvoiceBodyProps {
  readonly xml: string;
  /** The order's own number of its invoice. */
  readonly number?: string | null;
}

/** The facts people look for, then the whole document as text. A document that can not be read is shown as it came (reliability 115). */
export const InvoiceBody = ({ xml, number = null }: InvoiceBodyProps) => {
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
      <InvoiceFacts invoice={invoice} expected={number} />
      <InvoiceItems items={invoice.items} />
      <InvoiceTotals totals={invoice.totals} />
      {invoice.notes !== null && (
        <section className="invoice-notes" aria-label={t('invoice.notes')}>
          <h3>{t('invoice.notes')}</h3>
          <Long text={invoice.notes} most={longestNotes} as={SafeText} />
        </section>
      )}
      <Source text={source} isOpen={invoice.kind === 'other'} />
    </div>
  );
};

/** A text of megabytes would hold the page up; nobody reads so far, and the file has it all. */
const longestSource = 200_000;
/** Four times what the layout allows. */
const longestNotes = 20_000;

/** What is cut says so. */
const Long = ({ text, most, as: As }: { readonly text: string; readonly most: number; readonly as: ElementType<{ children: string }> }) => {
  const t = useT();
  return (
    <>
      <As>{text.slice(0, most)}</As>
      {text.length > most && <p className="quiet">{t('invoice.cut', { most, of: text.length })}</p>}
    </>
  );
};

const Source = ({ text, isOpen }: { readonly text: string; readonly isOpen: boolean }) => {
  const t = useT();
  return (
    <details className="invoice-source" open={isOpen}>
      <summary>{t('invoice.source')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must be reached by keyboard */}
      <section aria-label={t('invoice.source')} tabIndex={0}>
        <Long text={text} most={longestSource} as="pre" />
      </section>
    </details>
  );
};
