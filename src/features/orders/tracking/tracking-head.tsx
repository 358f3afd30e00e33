import { trackingIdOf } from '#api/tracking.ts';
import type { Order } from '#contract/order.ts';
import { isCorreiosCode, isCorreiosForm } from '#lib/validate/tracking-code.ts';
import { useT } from '#locale/locale.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { SafeLink } from '#ui/safe-link.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { StatusDot } from '#ui/status-dot.tsx';

const correiosPage = (code: string): string => `https://rastreamento.correios.com.br/app/index.php?objetos=${encodeURIComponent(code)}`;

/** Who carries it, and by which number; a number in the form of Correios is checked, and leads to their page. */
export const TrackingHead = ({ order: { shipping } }: { readonly order: Order }) => {
  const t = useT();
  const id = trackingIdOf(shipping);
  if (id === null) return null;
  const isShipment = id === shipping.shippingId;
  const isCorreios = !isShipment && isCorreiosForm(id);
  const carrier = shipping.carrier?.name ?? (shipping.mode === 'me2' ? t('tracking.marketplace') : isCorreios ? t('tracking.correios') : null);
  return (
    <dl className="tracking-head">
      <div>
        <dt>{t(isShipment ? 'tracking.shipment' : 'tracking.code')}</dt>
        <dd>
          <span className="tracking-code">{id}</span>
          <CopyButton text={id} what={t(isShipment ? 'tracking.theShipment' : 'tracking.theCode')} />
          {isCorreios && !isCorreiosCode(id) && <StatusDot tone="warn">{t('tracking.wrongDigit')}</StatusDot>}
        </dd>
      </div>
      <div>
        <dt>{t('tracking.carrier')}</dt>
        <dd>
          {carrier === null ? t('common.notInformed') : <SafeText>{carrier}</SafeText>}
          {isCorreios && <SafeLink href={correiosPage(id)}>{t('tracking.openCorreios')}</SafeLink>}
        </dd>
      </div>
    </dl>
  );
};
