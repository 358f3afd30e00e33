import { Badge, Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { orderParties, type Order } from '#contract/order.ts';
import { mayTake } from '#contract/party.ts';
import { useT } from '#locale/locale.tsx';
import type { OrderStep } from '#machines/lifecycle/order.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { CommandMenu } from '#palette/command-menu.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { orderStatusKey, orderTone } from '../order-status.ts';

const further = [
  'order.ship',
  'order.cancelOnMarketplace',
  'order.fakeCancel',
  'order.addReturn',
  'order.suspendShipment',
  'order.openTracking',
  'order.openHistory',
  'order.printLabel',
  'order.downloadInvoice',
  'order.openProduct',
  'order.copySlipLink',
  'order.copyNumber',
] as const;

interface OrderHeaderProps {
  readonly order: Order;
  /** The pack it is part of, else its own. */
  readonly number: string;
  readonly onRevert: () => void;
  readonly onWarnings: () => void;
}

/** Which order, how it stands, and what is done with it most. A seller asks for a cancellation, a superuser cancels (row ORD-2). */
export const OrderHeader = ({ order, number, onRevert, onWarnings }: OrderHeaderProps) => {
  const t = useT();
  const { role } = useWorkbench().actor();
  const may = (step: OrderStep['type']): boolean => mayTake(orderParties, step, role);
  return (
    <header className="record-head">
      <div className="order-name">
        <div className="order-title">
          <h2>{t('orderPage.title', { number })}</h2>
          <CopyButton text={number} what={t('orderPage.theNumber')} />
        </div>
        <p className="order-line">
          <StatusDot tone={orderTone(order.status)}>{t(orderStatusKey(order.status))}</StatusDot>
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
        {may('refuseCancel') && order.status === 'pending_cancelled' && (
          <CommandButton name="order.refuseCancel" variant="soft" color="gray" />
        )}
        {may('revertCancel') && order.statusToReverse === 'cancelled' && (
          <Button variant="soft" onClick={onRevert}>
            {t('order.revertCancel')}
          </Button>
        )}
        <CommandButton name={may('cancel') ? 'order.cancel' : 'order.requestCancel'} variant="soft" color="red" />
        <CommandButton name="order.openInvoice" variant="soft" color="gray">
          {t('orderPage.xml')}
        </CommandButton>
        <CommandMenu
          label={t('orderPage.more')}
          names={further}
          refused="hidden"
          further={{ title: t('orderPage.warnings'), run: onWarnings }}
        />
      </div>
    </header>
  );
};
