import type { ReactNode } from 'react';

export type Tone = 'good' | 'bad' | 'warn' | 'info' | 'idle';

/** A status is a coloured dot with its text: colour alone would say nothing to one in twelve men. */
export const StatusDot = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) => (
  <span className="status">
    <span className="status-dot" data-tone={tone} aria-hidden />
    {children}
  </span>
);
