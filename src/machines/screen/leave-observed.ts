/** Outside the queue an observation ends at the list, once its message was read (row REV-2, decision 24). */
import { setup } from 'xstate';

/** Part 1, section 9: review redirect delay, in milliseconds. */
const redirectDelay = 2500;

export const leaveObservedMachine = setup({
  types: {} as { events: { readonly type: 'observed' } },
  actions: { leave: () => undefined },
  delays: { redirectDelay },
}).createMachine({
  id: 'leaveObserved',
  initial: 'open',
  states: {
    open: { on: { observed: 'observed' } },
    observed: { after: { redirectDelay: { target: 'left', actions: 'leave' } } },
    left: { type: 'final' },
  },
});
