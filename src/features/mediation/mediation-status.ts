import type { Claim, MediationStatus, WaitsFor } from '#contract/mediation.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Tone } from '#ui/status-dot.tsx';

const toneOf: Readonly<Record<MediationStatus, Tone>> = { open: 'warn', closing: 'info', closed: 'idle' };

export const mediationStatusKey = (status: MediationStatus): MessageKey & `mediation.status.${string}` => `mediation.status.${status}`;

/** An open one waits for somebody; a closed one is only history, however it ended. */
export const mediationTone = (status: MediationStatus): Tone => toneOf[status];

interface Claimed<Fact extends keyof Claim> {
  readonly status: MediationStatus;
  readonly claim: Pick<Claim, Fact> | null;
}

/** Until when somebody has to act; null where nobody has, or the record does not say. */
export const dueOf = ({ status, claim }: Claimed<'dueAt'>): string | null => (status === 'open' ? (claim?.dueAt ?? null) : null);

/** The side that has to act; null where none has. */
export const waitsOf = ({ status, claim }: Claimed<'waitsFor'>): WaitsFor | null => (status === 'open' ? (claim?.waitsFor ?? null) : null);
