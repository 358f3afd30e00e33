/** What moved a parcel, as every screen shows it, whoever carries it. */
export interface TrackingEvent {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** In the carrier's words. */
  readonly title: string;
  readonly detail: string | null;
  /** 'Tianguá, CE', and where to, if that is known. */
  readonly place: string | null;
  readonly icon: TrackingIcon;
  readonly tone: TrackingTone;
  /** What carriers call it among themselves: 'BDE 01'. */
  readonly code?: string;
  /** What a marketplace said in no words of its own: the screen has ours. */
  readonly status?: ShipmentStatus;
}

export const shipmentStatuses = [
  'pending',
  'handling',
  'ready_to_ship',
  'shipped',
  'out_for_delivery',
  'delivered',
  'not_delivered',
  'returning_to_sender',
  'cancelled',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

export const trackingIcons = ['posted', 'moving', 'nearby', 'delivered', 'waiting', 'returned', 'problem', 'other'] as const;
export type TrackingIcon = (typeof trackingIcons)[number];
export type TrackingTone = 'good' | 'bad' | 'warn' | 'info' | 'idle';

/** A field of a foreign answer, whatever the answer is. */
export const fieldOf = (from: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    return (value as Readonly<Record<string, unknown>>)[name];
  }, from);

/** Text that says something, in one line; null for anything else. */
export const textOf = (value: unknown): string | null => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/\s+/gu, ' ').trim() : '';
  return text === '' ? null : text.slice(0, 500);
};

/** Those whose time could be read, newest first; a carrier that repeats itself is heard once. */
export const inOrder = (events: readonly (TrackingEvent | null)[]): readonly TrackingEvent[] => {
  const byContent = new Map(
    events.flatMap((event) => (event ? [[`${event.at} ${event.title} ${event.place ?? ''}`, event] as const] : [])),
  );
  return [...byContent.values()].toSorted((one, other) => other.at.localeCompare(one.at));
};

const words: readonly (readonly [RegExp, TrackingIcon])[] = [
  [/deliver|entreg|check|smile|done/iu, 'delivered'],
  [/return|devol|undo/iu, 'returned'],
  [/warn|error|alert|problem|cancel|block|close/iu, 'problem'],
  [/out_?for|route|rota|atendimento|home|person/iu, 'nearby'],
  [/truck|caminhao|transit|ship|local_shipping|plane/iu, 'moving'],
  [/post|agencia|box|package|store/iu, 'posted'],
  [/clock|wait|pending|hand/iu, 'waiting'],
];

/** The icon an answer names, by its words: never fetched from where it points. */
export const iconNamed = (name: unknown): TrackingIcon | null => {
  const text = textOf(name);
  return text === null ? null : (words.find(([word]) => word.test(text))?.[1] ?? null);
};

const colours: readonly (readonly [RegExp, TrackingTone])[] = [
  [/green|verde|success/iu, 'good'],
  [/red|vermelh|error|danger/iu, 'bad'],
  [/yellow|orange|amarel|laranja|warn/iu, 'warn'],
  [/blue|azul|info|primary/iu, 'info'],
  [/gr[ae]y|cinza|default/iu, 'idle'],
];

export const toneNamed = (colour: unknown): TrackingTone | null => {
  const text = textOf(colour);
  return text === null ? null : (colours.find(([word]) => word.test(text))?.[1] ?? null);
};

export const toneOfIcon: Readonly<Record<TrackingIcon, TrackingTone>> = {
  posted: 'info',
  moving: 'info',
  nearby: 'info',
  delivered: 'good',
  waiting: 'warn',
  returned: 'bad',
  problem: 'bad',
  other: 'idle',
};
