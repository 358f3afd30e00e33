import { formatCents } from '#lib/money.ts';
import { useT } from '#locale/locale.tsx';
import { DateOnly } from '#ui/date-only.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import type { OrderLog } from './log-words.ts';

/** What a step carried beside the status: why it was cancelled, also where that was taken back since, and what came back. */
export const LogDetail = ({ log: { content } }: { readonly log: OrderLog }) => {
  const t = useT();
  const { cancelMessage, returned, tracking } = content;
  if (!cancelMessage && !returned && !tracking) return null;
  return (
    <span className="order-log-detail">
      {cancelMessage && <SafeText>{cancelMessage.description}</SafeText>}
      {tracking?.trackingNumber && (
        <span>
          {t('order.trackingNumber')}: <SafeText>{tracking.trackingNumber}</SafeText>
        </span>
      )}
      {tracking?.carrier && (
        <span>
          {t('order.carrier')}: <SafeText>{tracking.carrier}</SafeText>
        </span>
      )}
      {returned && (
        <>
          <span>
            {t('orderPage.return.tracking')}: <SafeText>{returned.trackingNumber}</SafeText>
          </span>
          <span>
            {t('orderPage.return.value')}: {formatCents(returned.devolutionValue)}
          </span>
          <span>
            <DateOnly date={returned.dateFrom} /> – <DateOnly date={returned.dateTo} />
          </span>
          {returned.detail !== null && returned.detail !== '' && <SafeText>{returned.detail}</SafeText>}
        </>
      )}
    </span>
  );
};
