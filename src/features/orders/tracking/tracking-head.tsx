import { trackingIdOf } from '#api/tracking.ts';
import type { Order } from '#contract/order.ts';
import { isCorreiosCode, isCorreiosForm } from '#lib/validate/tracking-code.ts';
import { useT } from '#locale/locale.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { SafeLink } from '#ui/safe-link.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { StatusDot } from '#ui/status-dot.tsx';

const correiosPage = (code: string): string => `https://rastreamento.correios.com.br/app/index.php?objetos=${encodeURIComponent(code)}`;

/** The carrier and the tracking number; a number in the form of Correios is checked, and leads to their page. */
export const TrackingHead = ({ order: { shipping } }: { readonly order: Order }) => {
  const id = trackingIdOf(shipping);
  if (id === null) return null;
  const isCorreios = id === shipping.trackingNumber && isCorreiosForm(id);
  return (
    <dl className="tracking-head">
      <Code id={id} isShipment={id !== shipping.trackingNumber} isWrong={isCorreios && !isCorreiosCode(id)} />
      <Carrier shipping={shipping} correiosCode={isCorreios ? id : null} />
    </dl>
  );
};

interface CodeProps {
  readonly id: string;
  /** The marketplace's own number of the shipment, not a carrier's. */
  readonly isShipment: boolean;
  readonly isWrong: boolean;
}

const Code = ({ id, isShipment, isWrong }: CodeProps) => {
  const t = useT();
  return (
    <div>
      <dt>{t(isShipment ? 'tracking.shipment' : 'tracking.code')}</dt>
      <dd>
        <span className="tracking-code">{id}</span>
        <CopyButton text={id} what={t(isShipment ? 'tracking.theShipment' : 'tracking.theCode')} />
        {isWrong && <StatusDot tone="warn">{t('tracking.wrongDigit')}</StatusDot>}
      </dd>
    </div>
  );
};

const Carrier = ({ shipping, correiosCode }: { readonly shipping: Order['shipping']; readonly correiosCode: string | null }) => {
  const t = useT();
  const usual = shipping.mode === 'me2' ? 'tracking.marketplace' : correiosCode === null ? 'common.notInformed' : 'tracking.correios';
  return (
    <div>
      <dt>{t('order.carrier')}</dt>
      <dd>
        <SafeText>{shipping.carrier?.name ?? t(usual)}</SafeText>
        {correiosCode !== null && <SafeLink href={correiosPage(correiosCode)}>{t('tracking.openCorreios')}</SafeLink>}
      </dd>
    </div>
  );
};
