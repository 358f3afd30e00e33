/**
 * The dialog that asks for what a command needs, closing a mediation among them: asked, then written to this computer's log. (row MED-3)
 *
 * What the server says comes later and elsewhere: the outbox waits for it, not this screen.
 */
import { fromPromise, setup } from 'xstate';
import { notProvided } from './not-provided.ts';

/** The disk is slow, or another tab is in the way: from here on it is said. In milliseconds. */
const recordPatience = 5000;

/** What was filled in, as its form's schema read it. */
type Values = Readonly<Record<string, unknown>>;

export const recordCommandMachine = setup({
  types: {} as { events: { readonly type: 'confirm'; readonly values: Values } },
  // Answers whether anything is durable. It is never aborted: what is written stays written when its screen is left.
  actors: { record: fromPromise<boolean, Values>(notProvided) },
  actions: { sayLate: () => undefined },
  delays: { recordPatience },
}).createMachine({
  id: 'recordCommand',
  initial: 'asking',
  states: {
    asking: { on: { confirm: 'recording' } },
    recording: {
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ event }) => event.values,
        onDone: [{ target: 'recorded', guard: ({ event }) => event.output }, { target: 'notRecorded' }],
      },
      after: { recordPatience: { target: 'late', actions: 'sayLate' } },
    },
    recorded: { type: 'final' },
    // Why not was said by whoever records; what was typed stands in its dialog again.
    notRecorded: { type: 'final' },
    // The person who waited goes on with the page. The actor that records says by itself what became of it.
    late: { type: 'final' },
  },
});
