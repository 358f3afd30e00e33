import { Badge } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { isToShip, orderParties, type Order } from '#contract/order.ts';
import { mayTake } from '#contract/party.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { ButtonKey } from '#palette/command-key.tsx';
import { CommandMenu } from '#palette/command-menu.tsx';
import { OfferedCommands } from '#palette/offered-commands.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { LateMark } from '../due-mark.tsx';
import { orderStatusKey, orderTone } from '../order-status.ts';
import { nextActsOf } from './next-acts.ts';

const further = [
  'order.ship',
  'order.editTracking',
  'order.cancelOnMarketplace',
  'order.fakeCancel',
  'order.addReturn',
  'order.suspendShipment',
  'order.openTracking',
  'order.openHistory',
  'order.printLabel',
  'order.markPrinted',
  'order.unmarkPrinted',
  'order.downloadInvoice',
  'order.openProduct',
  'order.copySlipLink',
  'order.copyNumber',
] as const;

interface OrderHeaderProps {
  readonly order: Order;
  /** The pack it is part of, else its own. */
  readonly number: string;
  readonly onWarnings: () => void;
}

/** Which order, how it stands, and what this person most likely does next with it. A seller asks for a cancellation, a superuser cancels (row ORD-2). */
export const OrderHeader = ({ order, number, onWarnings }: OrderHeaderProps) => {
  const t = useT();
  const { role } = useWorkbench().actor();
  const { shipBy, due } = order;
  const next = nextActsOf(role, order.status);
  const cancel = mayTake(orderParties, 'cancel', role) ? 'order.cancel' : 'order.requestCancel';
  return (
    <header className="record-head">
      <div className="order-name">
        <div className="order-title">
          <h2>{t('orderPage.title', { number })}</h2>
          <CopyButton text={number} what={t('orderPage.theNumber')} />
        </div>
        <p className="order-line">
          <StatusDot tone={orderTone(order.status)}>{t(orderStatusKey(order.status))}</StatusDot>
          {due !== null && isToShip(order) && <LateMark of={{ shipBy, due }} />}
          <span className="quiet truncate">{order.sellerName}</span>
          {order.marketPlaceName !== order.sellerName && <span className="quiet truncate">{order.marketPlaceName}</span>}
          <span className="quiet">
            <Instant at={order.createdAt} />
          </span>
          {order.hasMediation && (
            <Badge color="amber" asChild>
              <Link to="/mediationdetail/$id" params={{ id: order._id }} search={{ externalId: order.externalId }}>
                {t('orderPage.mediated')}
              </Link>
            </Badge>
          )}
        </p>
      </div>
      <div className="order-actions">
        <OfferedCommands names={next} first="solid" />
        <CommandButton name="order.openInvoice" variant="soft" color="gray">
          {t('orderPage.xml')}
          <ButtonKey name="order.openInvoice" />
        </CommandButton>
        {!next.includes(cancel) && <CommandButton name={cancel} variant="soft" color="gray" />}
        <CommandMenu
          label={t('orderPage.more')}
          names={further.filter((name) => !next.includes(name))}
          refused="hidden"
          further={{ title: t('orderPage.warnings'), run: onWarnings }}
        />
      </div>
    </header>
  );
};
