import type { Due } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import { useDue, type Deadline } from './due-at.ts';

const tones: Readonly<Record<Due, Tone>> = { late: 'bad', today: 'warn', later: 'idle', none: 'idle' };

/** How the deadline of an order stands, alike in the expedition and on its own page. */
export const DueMark = ({ of }: { readonly of: Deadline }) => {
  const t = useT();
  const due = useDue(of);
  return <StatusDot tone={tones[due]}>{t(`expedition.due.${due}`)}</StatusDot>;
};

/** The same beside a status, where only what is late is told. */
export const LateMark = ({ of }: { readonly of: Deadline }) => (useDue(of) === 'late' ? <DueMark of={of} /> : null);
