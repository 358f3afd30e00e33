import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, Clock, MapPin, PackageOpen, TriangleAlert, Truck, Undo2, type LucideIcon } from 'lucide-react';
import type { TrackingEvent, TrackingIcon } from '#api/tracking-event.ts';
import { trackingIdOf, trackingQuery } from '#api/tracking.ts';
import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { Timeline, type TimelineItem } from '#ui/timeline.tsx';
import { TrackingHead } from './tracking-head.tsx';
import { movementTitle } from './movement-title.ts';
import './tracking.css';

const icons: Readonly<Record<TrackingIcon, LucideIcon>> = {
  posted: PackageOpen,
  moving: Truck,
  nearby: MapPin,
  delivered: CircleCheck,
  waiting: Clock,
  returned: Undo2,
  problem: TriangleAlert,
  other: Circle,
};

/** The icon of a movement in its colour (row ORD-20). The words beside it say the same. */
const TrackingMark = ({ event: { icon, tone } }: { readonly event: Pick<TrackingEvent, 'icon' | 'tone'> }) => {
  const Icon = icons[icon];
  return <Icon size={14} className="tracking-mark" data-tone={tone} aria-hidden />;
};

interface TrackingDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Where the parcel is: the carrier's movements, or the marketplace's (row ORD-12). A carrier that does not answer is no alarm. */
export const TrackingDialog = ({ order, onClose }: TrackingDialogProps) => {
  const t = useT();
  return (
    <Dialog open onOpenChange={onClose} title={t('tracking.title')} size="medium" isFullOnNarrow>
      <TrackingHead order={order} />
      <Movements order={order} />
    </Dialog>
  );
};

const Movements = ({ order }: { readonly order: Order }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data, isError, isFetching, refetch } = useQuery(trackingQuery(api, order));
  if (trackingIdOf(order.shipping) === null) return <EmptyState title={t('tracking.unavailable')} hint={t('tracking.noCodeHint')} />;
  if (data)
    return data.length === 0 ? (
      <EmptyState title={t('tracking.none')} hint={t('tracking.noneHint')} />
    ) : (
      <Timeline items={data.map((event) => toItem(event, t))} />
    );
  if (!isError) return <output className="skeleton tracking-waiting" aria-label={t('common.loading')} />;
  return (
    <EmptyState title={t('tracking.unavailable')} hint={t('tracking.unavailableHint')}>
      <BusyButton variant="soft" isBusy={isFetching} onClick={() => void refetch()}>
        {t('common.retry')}
      </BusyButton>
    </EmptyState>
  );
};

const toItem = (event: TrackingEvent, t: Translate): TimelineItem => ({
  id: `${event.at} ${event.title} ${event.place ?? ''}`,
  at: event.at,
  actor: event.code ?? null,
  title: (
    <span className="tracking-title">
      <TrackingMark event={event} />
      <SafeText>{movementTitle(t, event)}</SafeText>
    </span>
  ),
  detail: (event.place !== null || event.detail !== null) && (
    <>
      {event.place !== null && <SafeText>{event.place}</SafeText>}
      {event.detail !== null && (
        <p>
          <SafeText>{event.detail}</SafeText>
        </p>
      )}
    </>
  ),
  tone: event.tone,
});
