import type { Due } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';

const tones: Readonly<Record<Due, Tone>> = { late: 'bad', today: 'warn', later: 'idle', none: 'idle' };

/** How the deadline of an order stands, alike in the expedition and on its own page. */
export const DueMark = ({ due }: { readonly due: Due }) => <StatusDot tone={tones[due]}>{useT()(`expedition.due.${due}`)}</StatusDot>;
