import type { ReactNode } from 'react';
import { isNfeKey } from '#lib/validate/nfe-key.ts';
import { isDay, instantOf } from '#lib/dates.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT, useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import { TaxId } from '#ui/tax-id.tsx';
import { DateOnly } from '#ui/date-only.tsx';
import { formatInstant } from '#ui/format-instant.ts';
import type { Invoice, Party } from './invoice.ts';

const timed = /^(?<clock>\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/u;

/** A time as a document has it: the day and the hour that are written, for no zone moves the day of a tax document. What is neither a time nor a date stays as it is. */
const WrittenInstant = ({ written }: { readonly written: string }) => {
  const { locale } = useLocale();
  if (isDay(written)) return <DateOnly date={written} />;
  const { clock = '', zone } = timed.exec(written)?.groups ?? {};
  const shown = instantOf(`${clock}Z`);
  if (!shown.ok) return <span>{written}</span>;
  return (
    <time dateTime={written} title={zone === undefined ? undefined : `UTC${zone === 'Z' ? '' : zone}`}>
      {formatInstant(shown.value, 'dateTime', tagOf[locale], 'UTC')}
    </time>
  );
};

const toneOf: Readonly<Record<NonNullable<Invoice['standing']>, Tone>> = { authorised: 'good', cancelled: 'bad', denied: 'bad' };

const plainNumber = (number: string): string => number.replace(/^0+(?=\d)/u, '');

/** An event is of the kind of document that the key of it names (model, characters 21 and 22). */
const isInvoice = ({ kind, key }: Pick<Invoice, 'kind' | 'key'>): boolean =>
  kind === 'nfe' || kind === 'nfce' || (kind === 'event' && !/^.{20}(?:57|58|6[0-46-9])/u.test(key ?? ''));

interface InvoiceFactsProps {
  readonly invoice: Invoice;
  /** The number that the order has; null where it has none. */
  readonly expected: string | null;
}

/** Number, key, who to whom, when, and how it stands. */
export const InvoiceFacts = ({ invoice, expected }: InvoiceFactsProps) => {
  const { series, key, issuedAt, nature, emitter, recipient, event } = invoice;
  return (
    <dl className="invoice-facts">
      <StandingFact invoice={invoice} />
      <TextFact label="invoice.event" text={event?.name} />
      <TextFact label="invoice.reason" text={event?.text} />
      <NumberFact invoice={invoice} expected={expected} />
      <TextFact label="invoice.series" text={series} />
      {issuedAt !== null && (
        <Fact label="invoice.issuedAt">
          <WrittenInstant written={issuedAt} />
        </Fact>
      )}
      <TextFact label="invoice.nature" text={nature} />
      {key !== null && <KeyFact value={key} isChecked={invoice.kind !== 'nfse'} />}
      <PartyFact label="invoice.emitter" party={emitter} />
      <PartyFact label="invoice.recipient" party={recipient} />
      <ProtocolFact invoice={invoice} />
    </dl>
  );
};

const StandingFact = ({ invoice }: Pick<InvoiceFactsProps, 'invoice'>) => {
  const t = useT();
  const { kind, standing, cancelling, isTest } = invoice;
  const word = standing === 'cancelled' && !isInvoice(invoice) ? 'cancelledOther' : standing;
  return (
    <Fact label="invoice.document">
      {t(`invoice.kind.${kind}`)}
      {standing && word && <StatusDot tone={toneOf[standing]}>{t(`invoice.${word}`)}</StatusDot>}
      {cancelling && <StatusDot tone="warn">{t(`invoice.cancelling.${cancelling}`)}</StatusDot>}
      {isTest && <StatusDot tone="warn">{t('invoice.test')}</StatusDot>}
    </Fact>
  );
};

const NumberFact = ({ invoice: { kind, number }, expected }: InvoiceFactsProps) => {
  const t = useT();
  if (number === null) return null;
  const isAnother = (kind === 'nfe' || kind === 'nfce') && expected !== null && plainNumber(number) !== plainNumber(expected);
  return (
    <Fact label={kind === 'event' ? 'invoice.sequence' : 'invoice.number'}>
      <SafeText>{number}</SafeText>
      {isAnother && <StatusDot tone="warn">{t('invoice.anotherNumber', { number: expected })}</StatusDot>}
    </Fact>
  );
};

const ProtocolFact = ({ invoice: { protocol } }: Pick<InvoiceFactsProps, 'invoice'>) =>
  protocol && (
    <Fact label="invoice.protocol">
      {protocol.number !== null && <span className="figure">{protocol.number}</span>}
      {protocol.at !== null && <WrittenInstant written={protocol.at} />}
      {protocol.reason !== null && <SafeText>{protocol.reason}</SafeText>}
    </Fact>
  );

const Fact = ({ label, children }: { readonly label: MessageKey; readonly children: ReactNode }) => {
  const t = useT();
  return (
    <div className="invoice-fact">
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
};

/** Left out where the document does not say it: an event has no series. */
const TextFact = ({ label, text }: { readonly label: MessageKey; readonly text: string | null | undefined }) =>
  (text ?? null) !== null && (
    <Fact label={label}>
      <SafeText>{text ?? ''}</SafeText>
    </Fact>
  );

/** That of an NFS-e has 50 digits and a check of its own. */
const KeyFact = ({ value, isChecked }: { readonly value: string; readonly isChecked: boolean }) => {
  const t = useT();
  return (
    <div className="invoice-fact invoice-key">
      <dt>{t('invoice.key')}</dt>
      <dd>
        <span className="figure">{value.replaceAll(/(.{4})(?=.)/gu, '$1 ')}</span>
        <CopyButton text={value} what={t('invoice.theKey')} />
        {isChecked && !isNfeKey(value) && <StatusDot tone="warn">{t('invoice.wrongKey')}</StatusDot>}
      </dd>
    </div>
  );
};

const PartyFact = ({ label, party }: { readonly label: MessageKey; readonly party: Party | null }) =>
  party && (
    <Fact label={label}>
      {party.name !== null && <SafeText>{party.name}</SafeText>}
      {party.document !== null && <TaxId value={party.document} />}
    </Fact>
  );
