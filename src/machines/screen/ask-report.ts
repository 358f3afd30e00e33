/** Asking for a report: sent while the dialog stands, and answered with the report it became. The server works on it alone. */
import { assign, fromPromise, setup } from 'xstate';
import type { ProblemBody } from '#contract/problem.ts';
import type { ReportRow } from '#contract/report.ts';
import { notProvided } from './not-provided.ts';

export type ReportAsked = Pick<ReportRow, 'kind' | 'from' | 'to' | 'sellerId' | 'marketPlaceId'>;

export type ReportAnswer =
  | { readonly type: 'asked'; readonly id: string }
  | { readonly type: 'refused'; readonly body: ProblemBody }
  /** Unreachable, broken, or not understood: it may have been asked for all the same. */
  | { readonly type: 'unanswered' };

interface Context {
  /** Why not, in the server's words. */
  readonly refusal: ProblemBody | null;
  /** Id of the report it became. */
  readonly report: string | null;
}

/** In milliseconds: as long as a write may take (`src/api/create-api.ts`). */
const answerPatience = 30_000;

export const askReportMachine = setup({
  types: {} as {
    context: Context;
    events: { readonly type: 'ask'; readonly body: ReportAsked };
  },
  // Sent again without an answer, by this dialog or the next, it is the same report: whoever sends sees to it.
  actors: { send: fromPromise<ReportAnswer, ReportAsked>(notProvided) },
  actions: { open: () => undefined },
  delays: { answerPatience },
}).createMachine({
  id: 'askReport',
  context: { refusal: null, report: null },
  initial: 'filling',
  states: {
    filling: { on: { ask: 'sending' } },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ event }) => event.body,
        onDone: [
          {
            guard: ({ event }) => event.output.type === 'asked',
            target: 'asked',
            actions: [assign({ report: ({ event: { output } }) => (output.type === 'asked' ? output.id : null) }), 'open'],
          },
          {
            guard: ({ event }) => event.output.type === 'refused',
            target: 'refused',
            actions: assign({ refusal: ({ event: { output } }) => (output.type === 'refused' ? output.body : null) }),
          },
          { target: 'unanswered' },
        ],
      },
      after: { answerPatience: 'unanswered' },
    },
    refused: { on: { ask: 'sending' } },
    unanswered: { on: { ask: 'sending' } },
    asked: { type: 'final' },
  },
});
