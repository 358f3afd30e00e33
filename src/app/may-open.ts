import { isGateOpen } from '#contract/gates.ts';
import { visitorOf } from '#features/session/session-state.ts';
import type { Session } from '#features/session/session.ts';

/** Does the gate of this place let through whoever is signed in now? */
export const mayOpen = (session: Pick<Session, 'state'>, path: string): boolean => isGateOpen(path, visitorOf(session.state()));
