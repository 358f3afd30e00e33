import { formatCents } from '#lib/money.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import { DateOnly } from '#ui/date-only.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import type { OrderLog } from './log-words.ts';

const Named = ({ name, value }: { readonly name: MessageKey; readonly value: string | null | undefined }) => {
  const t = useT();
  if (!value) return null;
  return (
    <span>
      {t(name)}: <SafeText>{value}</SafeText>
    </span>
  );
};

/** What a step carried beside the status: why it was cancelled, also where that was taken back since, how it went, and what came back. */
export const LogDetail = ({ log: { content } }: { readonly log: OrderLog }) => {
  const { cancelMessage, returned, tracking, removed, refusal } = content;
  if ([cancelMessage, returned, tracking, removed, refusal].every((each) => !each)) return null;
  return (
    <span className="order-log-detail">
      {refusal && <SafeText>{refusal.text}</SafeText>}
      {cancelMessage && <SafeText>{cancelMessage.description}</SafeText>}
      <Named name="order.trackingNumber" value={tracking?.trackingNumber} />
      <Named name="orderPage.removed.trackingNumber" value={removed?.trackingNumber} />
      <Named name="order.carrier" value={tracking?.carrier} />
      <Named name="orderPage.removed.carrier" value={removed?.carrier} />
      {returned && <Returned returned={returned} />}
    </span>
  );
};

const Returned = ({ returned }: { readonly returned: NonNullable<OrderLog['content']['returned']> }) => {
  const t = useT();
  return (
    <>
      <Named name="orderPage.return.tracking" value={returned.trackingNumber} />
      <span>
        {t('orderPage.return.value')}: {formatCents(returned.devolutionValue)}
      </span>
      <span>
        <DateOnly date={returned.dateFrom} /> – <DateOnly date={returned.dateTo} />
      </span>
      {returned.detail !== null && returned.detail !== '' && <SafeText>{returned.detail}</SafeText>}
    </>
  );
};
