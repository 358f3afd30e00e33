import { hasLabel, isToShip, orderAccess, orderParties, suspendedShipping, type Order } from '#contract/order.ts';
import { mayTake } from '#contract/party.ts';
import { truncate } from '#lib/validate/text.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { OfferedCommands } from '#palette/offered-commands.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { LongText } from '#ui/long-text.tsx';
import { Section } from '#ui/section.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { DueMark } from '../due-mark.tsx';
import type { InPlace } from './use-in-place.tsx';
import { ZipFact } from './zip-fact.tsx';

/** Part 1, section 5: the street is shown cut to this length. */
const streetMax = 100;

/** Blank is not informed. */
const longText = (text: string | null) => (text === null || text.trim() === '' ? null : <LongText>{text}</LongText>);

const corrections = ['order.editTracking'] as const;

/** As the expedition says it; of what is not to be shipped there is none. */
const Deadline = ({ order }: { readonly order: Order }) => {
  const t = useT();
  const { shipBy, due } = order;
  if (due === null || !isToShip(order)) return null;
  return (
    <Fact label={t('expedition.column.shipBy')}>
      {shipBy !== null && <Instant at={shipBy} />} <DueMark of={{ shipBy, due }} />
    </Fact>
  );
};

/** Where it goes and by whom. The ZIP code is edited in place, a shipment on its way is suspended here (rows ORD-11 and ORD-13). */
export const DeliveryBlock = ({ order, zip }: { readonly order: Order; readonly zip: InPlace }) => {
  const t = useT();
  const { role } = useWorkbench().actor();
  const { shipping } = order;
  return (
    <Section
      title={t('orderPage.delivery')}
      action={
        <span className="order-actions">
          <OfferedCommands names={corrections} size="1" color="gray" />
          {mayTake(orderParties, 'suspendShipment', role) && shipping.plpId !== null && order.status === 'shipped' && (
            <CommandButton name="order.suspendShipment" size="1" variant="soft" color="gray" />
          )}
        </span>
      }
    >
      <Facts>
        <Deadline order={order} />
        <Fact label={t('orderPage.delivery.mode')}>{t(`orderPage.mode.${shipping.mode}`)}</Fact>
        <Fact label={t('orderPage.delivery.status')}>
          {shipping.status === suspendedShipping ? t('orderPage.suspended') : shipping.status}
        </Fact>
        <Fact label={t('order.carrier')}>{shipping.carrier?.name}</Fact>
        <Fact label={t('order.trackingNumber')}>
          {shipping.trackingNumber && (
            <>
              <span className="order-code">{shipping.trackingNumber}</span>{' '}
              <CopyButton text={shipping.trackingNumber} what={t('orderPage.theTracking')} />
            </>
          )}
        </Fact>
        {(hasLabel(order.status) || order.labelPrintedAt !== null) && (
          <Fact label={t('orderPage.delivery.label')}>
            {order.labelPrintedAt === null ? (
              t('orderPage.label.notPrinted')
            ) : (
              <>
                {t('orderPage.label.printed')} <Instant at={order.labelPrintedAt} />
              </>
            )}
          </Fact>
        )}
        <Fact label={t('orderPage.delivery.shippingId')}>{shipping.shippingId}</Fact>
        <Fact label={t('orderPage.delivery.plp')}>{shipping.plpId}</Fact>
        <Fact label={t('orderPage.delivery.street')}>{shipping.street && truncate(shipping.street, streetMax)}</Fact>
        <Fact label={t('records.number')}>{shipping.number}</Fact>
        <Fact label={t('records.complement')}>{longText(shipping.complement)}</Fact>
        <Fact label={t('orderPage.delivery.neighborhood')}>{shipping.neighborhood}</Fact>
        <Fact label={t('records.city')}>{shipping.city}</Fact>
        <Fact label={t('orderPage.delivery.state')}>{shipping.state}</Fact>
        <ZipFact order={order} edit={zip} isEditable={mayTake(orderAccess, 'editZip', role)} />
        <Fact label={t('orderPage.delivery.comment')}>{longText(shipping.comment)}</Fact>
      </Facts>
    </Section>
  );
};
