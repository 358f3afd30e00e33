/**
 * Signing in, at the login page: typed or answered by Google, asked, then let in or told why not. (rows SES-1, SES-2)
 *
 * Whoever leaves the page stops the machine, and that aborts the call. So does a server that says nothing for too long.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Result } from '#lib/result.ts';
import { notProvided } from './not-provided.ts';

/** How somebody proves who they are. */
export type Proof =
  | { readonly by: 'password'; readonly mail: string; readonly password: string }
  /** `idToken`: what Google wrote of the person, for the server to check. */
  | { readonly by: 'google'; readonly idToken: string };

export interface SignInInput<Refusal> {
  /** Brought along by whoever comes back from Google: asked at once. */
  readonly proof: Proof | null;
  /** Why Google sent them back without one. */
  readonly refusal: Refusal | null;
}

/** How long an answer is waited for, in milliseconds: as long as the client waits for that of a write. */
const patience = 30_000;

/** `Refusal`: why nobody was let in, as the screen tells it. */
export const signInMachine = <Refusal>() =>
  setup({
    types: {} as {
      context: SignInInput<Refusal>;
      events: { readonly type: 'submit'; readonly proof: Proof };
      input: SignInInput<Refusal>;
    },
    actors: { enter: fromPromise<Result<unknown, Refusal>, Proof>(notProvided) },
    actions: {
      goOn: () => undefined,
      keepProof: assign(({ event }) => ({ proof: event.proof, refusal: null })),
      dropProof: assign({ proof: null }),
    },
    guards: { hasProof: ({ context }) => context.proof !== null },
    delays: { patience },
  }).createMachine({
    id: 'signIn',
    context: ({ input }) => input,
    initial: 'arriving',
    states: {
      arriving: { always: [{ guard: 'hasProof', target: 'entering' }, { target: 'typing' }] },
      typing: { on: { submit: { target: 'entering', actions: 'keepProof' } } },
      unanswered: { on: { submit: { target: 'entering', actions: 'keepProof' } } },
      // A second submit meanwhile is not heard: nobody is asked for twice.
      entering: {
        invoke: {
          id: 'enter',
          src: 'enter',
          input: ({ context }) => {
            if (!context.proof) throw new Error('Nobody enters without a proof');
            return context.proof;
          },
          onDone: [
            { guard: ({ event }) => event.output.ok, target: 'entered' },
            {
              target: 'typing',
              actions: assign(({ event }) => ({ refusal: event.output.ok ? null : event.output.error })),
            },
          ],
        },
        after: { patience: 'unanswered' },
        exit: 'dropProof',
      },
      entered: { type: 'final', entry: 'goOn' },
    },
  });
