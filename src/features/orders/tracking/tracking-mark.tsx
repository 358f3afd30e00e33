import { Circle, CircleCheck, Clock, MapPin, PackageOpen, TriangleAlert, Truck, Undo2, type LucideIcon } from 'lucide-react';
import type { TrackingEvent, TrackingIcon } from '#api/tracking-event.ts';

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
export const TrackingMark = ({ event: { icon, tone } }: { readonly event: Pick<TrackingEvent, 'icon' | 'tone'> }) => {
  const Icon = icons[icon];
  return <Icon size={14} className="tracking-mark" data-tone={tone} aria-hidden />;
};
