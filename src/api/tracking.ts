import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Order } from '#contract/order.ts';
import { trackByCarrier, trackOnMarketplace } from '#contract/order-documents.ts';
import { carrierEvents } from './carrier-events.ts';
import { unwrap, type Api } from './client.ts';
import { marketplaceEvents } from './marketplace-events.ts';
import type { TrackingEvent } from './tracking-event.ts';

type Tracked = Pick<Order, '_id' | 'version' | 'marketPlaceId'> & {
  readonly shipping: Pick<Order['shipping'], 'mode' | 'trackingNumber' | 'shippingId'>;
};

/** What a parcel is asked for by: of the marketplace's own shipping its shipment, of a carrier's the tracking number; null when neither is known. */
export const trackingIdOf = ({ mode, trackingNumber, shippingId }: Tracked['shipping']): string | null =>
  mode === 'me2' ? (shippingId ?? trackingNumber) : trackingNumber;

const ask = async (api: Api, { shipping, marketPlaceId }: Tracked, id: string, signal: AbortSignal): Promise<readonly TrackingEvent[]> => {
  if (shipping.mode === 'me1') return carrierEvents(unwrap(await api.send(trackByCarrier, { query: { trackingNumber: id } }, { signal })));
  return marketplaceEvents(unwrap(await api.send(trackOnMarketplace, { query: { trackingId: id, marketPlaceId } }, { signal })));
};

/**
 * Movements of an order's parcel, newest first (row ORD-12). Not asked for without a number, and failing is silent: asked once,
 * nobody is told, and whoever looks says 'Rastreio indisponível'.
 */
export const trackingQuery = (api: Api, order: Tracked) => {
  const id = trackingIdOf(order.shipping);
  return queryOptions({
    queryKey: ['tracking', order._id, id, order.version] as const,
    queryFn: id === null ? skipToken : ({ signal }) => ask(api, order, id, signal),
    staleTime: 5 * 60_000,
    retry: false,
    // A step or a note asks anew, and what is known of the same parcel stands until the answer is here.
    placeholderData: (known, asked) => (asked?.queryKey[1] === order._id && asked.queryKey[2] === id ? known : undefined),
  });
};
