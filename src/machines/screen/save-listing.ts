/**
 * Saving a listing: checked, then written, then the images of its variations sent, SKU after SKU. (row LST-7)
 *
 * What was written is not written again: after a partial save only the images that are left go. What is typed is the form's and its
 * draft's; this holds only where the save is, and dies with the screen.
 */
import { assign, fromPromise, setup, type StateValueFrom } from 'xstate';
import { notProvided } from './not-provided.ts';
import type {
  Attempt,
  CheckAnswer,
  Edit,
  ImagesToSend,
  SaveProblem,
  SendingImage,
  UploadAnswer,
  WriteAnswer,
} from './save-listing-answers.ts';

interface Upload {
  readonly images: ImagesToSend;
  readonly onProgress: (sent: number) => void;
}

interface Context {
  readonly newKey: () => string;
  readonly attempt: Attempt | null;
  /** Still to be sent; the first is under way while it uploads. */
  readonly images: readonly ImagesToSend[];
  readonly failed: Extract<SaveProblem, { readonly type: 'partly' }>['failed'];
  readonly sending: SendingImage | null;
  /** What was heard instead of an answer: told if the listing was not written after all. */
  readonly doubt: SaveProblem;
  readonly problem: SaveProblem | null;
}

export type SaveEvent =
  | { readonly type: 'save' }
  /** Something was typed after a save ended. */
  | { readonly type: 'edit' }
  /** Only the images that are left; `blocker` says why they can not go, in words. */
  | { readonly type: 'sendImages'; readonly images: readonly ImagesToSend[]; readonly blocker: string | null }
  | { readonly type: 'progress'; readonly sent: number };

/** In milliseconds. The client gives up a read after 20 s and a write after 30 s; these end what hangs beside the wire. */
const delays = {
  checkPatience: 60_000,
  writePatience: 45_000,
  confirmPatience: 45_000,
  meetPatience: 60_000,
  /** Three tries a file, on a slow line. */
  uploadPatience: ({ context }: { readonly context: Context }): number =>
    (context.images[0]?.files ?? []).reduce((sum, { file }) => sum + 200_000 + file.size / 20, 0),
};

const countFiles = (images: readonly ImagesToSend[]): number => images.reduce((sum, { files }) => sum + files.length, 0);

const firstOf = ([first]: readonly ImagesToSend[]): ImagesToSend => {
  if (!first) throw new Error('No images to send');
  return first;
};

/** The problem in the words of the answer, whichever answer it is. */
const said = (answer: CheckAnswer | WriteAnswer): SaveProblem => ({
  type: 'said',
  text: 'text' in answer ? answer.text : '',
  ...('brief' in answer && { brief: answer.brief }),
});

const attemptOf = ({ attempt, newKey }: Context, edit: Edit): Attempt =>
  attempt && JSON.stringify(attempt.edit) === JSON.stringify(edit) ? attempt : { edit, key: newKey() };

const machine = setup({
  types: {} as { context: Context; input: Pick<Context, 'newKey'>; events: SaveEvent },
  actors: {
    check: fromPromise<CheckAnswer>(notProvided),
    write: fromPromise<WriteAnswer, Attempt>(notProvided),
    /** No answer is no refusal: was it written all the same? Asked before anybody is told that it was not. */
    confirm: fromPromise<boolean, Edit>(notProvided),
    /** Fetches what the other one left, so that what is shown is merged with it. */
    meet: fromPromise<void>(notProvided),
    upload: fromPromise<UploadAnswer, Upload>(notProvided),
  },
  actions: {
    /** Takes away the message about the save before, which is not true any more. */
    beQuiet: () => undefined,
    complain: () => undefined,
    /** The listing is written; `images` follow. */
    settle: () => undefined,
    /** Fields of images begin anew with what the server has. */
    renew: () => undefined,
    refetch: () => undefined,
    forgetProblem: assign({ problem: null }),
    noteProblem: assign((_, problem: SaveProblem) => ({ problem })),
    forgetAttempt: assign({ attempt: null }),
    beginUploads: assign(({ context: { images } }) => {
      const [first] = images;
      return { failed: [], sending: first ? { sku: first.sku, n: 1, of: countFiles(images) } : null };
    }),
    progress: assign(({ context: { images, sending } }, sent: number) => {
      const { sku, files } = firstOf(images);
      const of = sending?.of ?? 0;
      return { sending: { sku, n: of - countFiles(images) + 1 + Math.min(sent, files.length - 1), of } };
    }),
    /** One SKU has an outcome. */
    next: assign(({ context: { images, failed, sending } }, answer: UploadAnswer) => {
      const { sku } = firstOf(images);
      const rest = images.slice(1);
      const of = sending?.of ?? 0;
      return {
        images: rest,
        failed: answer.type === 'failed' ? [...failed, { sku, why: answer.why }] : failed,
        sending: rest[0] ? { sku: rest[0].sku, n: of - countFiles(rest) + 1, of } : sending,
      };
    }),
    endUploads: assign({ sending: null }),
    notePartly: assign({ problem: ({ context: { failed } }) => ({ type: 'partly' as const, failed }) }),
  },
  guards: {
    hasImages: ({ context }) => context.images.length > 0,
    hasFailed: ({ context }) => context.failed.length > 0,
  },
  delays,
});

/** Where nothing runs: a save may begin, and something may be typed. */
const idle = machine.createStateConfig({
  on: {
    save: { target: 'checking', actions: ['forgetProblem', 'beQuiet'] },
    edit: { target: 'draft', actions: 'forgetProblem' },
    sendImages: [
      {
        guard: ({ event }) => event.blocker !== null,
        actions: ['beQuiet', { type: 'noteProblem', params: ({ event }) => ({ type: 'said', text: event.blocker ?? '' }) }, 'complain'],
      },
      {
        guard: ({ event }) => event.images.length > 0,
        target: 'uploading',
        actions: ['forgetProblem', 'beQuiet', assign({ images: ({ event }) => event.images })],
      },
    ],
  },
});

const unchecked = { target: 'failed', actions: { type: 'noteProblem', params: { type: 'unchecked' } } } as const;
const unwritten = {
  target: 'failed',
  actions: { type: 'noteProblem', params: ({ context }: { readonly context: Context }) => context.doubt },
} as const;
const merged = { target: 'draft', actions: [{ type: 'noteProblem', params: { type: 'changedMeanwhile' } }, 'complain'] } as const;

export const saveListingMachine = machine.createMachine({
  id: 'saveListing',
  context: ({ input: { newKey } }) => ({
    newKey,
    attempt: null,
    images: [],
    failed: [],
    sending: null,
    doubt: { type: 'unanswered' },
    problem: null,
  }),
  initial: 'draft',
  states: {
    draft: idle,
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        onDone: [
          {
            guard: ({ event }) => event.output.type === 'passed',
            target: 'saving',
            actions: assign(({ context, event: { output } }) =>
              output.type === 'passed' ? { attempt: attemptOf(context, output.edit), images: output.images } : {},
            ),
          },
          {
            guard: ({ event }) => event.output.type === 'blocked',
            target: 'blocked',
            actions: { type: 'noteProblem', params: ({ event: { output } }) => said(output) },
          },
          unchecked,
        ],
      },
      after: { checkPatience: unchecked },
    },
    blocked: { ...idle, entry: 'complain' },
    saving: {
      invoke: {
        id: 'write',
        src: 'write',
        input: ({ context: { attempt } }) => {
          if (!attempt) throw new Error('Nothing to write');
          return attempt;
        },
        onDone: [
          { guard: ({ event }) => event.output.type === 'saved', target: 'written' },
          { guard: ({ event }) => event.output.type === 'conflict', target: 'conflicted' },
          {
            guard: ({ event: { output } }) => output.type === 'refused' && output.isBlocked,
            target: 'blocked',
            actions: ['forgetAttempt', { type: 'noteProblem', params: ({ event: { output } }) => said(output) }],
          },
          {
            guard: ({ event }) => event.output.type === 'refused',
            target: 'failed',
            // Where the listing stands may be what refused it.
            actions: ['forgetAttempt', { type: 'noteProblem', params: ({ event: { output } }) => said(output) }, 'refetch'],
          },
          { target: 'confirming', actions: assign({ doubt: ({ event: { output } }) => said(output) }) },
        ],
      },
      after: { writePatience: { target: 'confirming', actions: assign({ doubt: { type: 'unanswered' } }) } },
    },
    confirming: {
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { attempt } }) => {
          if (!attempt) throw new Error('Nothing was written');
          return attempt.edit;
        },
        onDone: [{ guard: ({ event }) => event.output, target: 'written' }, unwritten],
      },
      after: { confirmPatience: unwritten },
    },
    written: {
      entry: 'settle',
      always: [
        { guard: 'hasImages', target: 'uploading' },
        { target: 'done', actions: ['renew', 'refetch'] },
      ],
    },
    // The form does not show what the server has: first it is merged, then it may be saved.
    conflicted: {
      invoke: { id: 'meet', src: 'meet', onDone: merged },
      after: { meetPatience: merged },
    },
    failed: { ...idle, entry: 'complain' },
    uploading: {
      entry: 'beginUploads',
      exit: ['endUploads', 'renew', 'refetch'],
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context, self }) => ({
              images: firstOf(context.images),
              onProgress: (sent) => self.send({ type: 'progress', sent }),
            }),
            onDone: { target: 'sent', actions: { type: 'next', params: ({ event: { output } }) => output } },
          },
          on: { progress: { actions: { type: 'progress', params: ({ event }) => event.sent } } },
          after: { uploadPatience: { target: 'sent', actions: { type: 'next', params: { type: 'failed', why: null } } } },
        },
        // One that fails holds no other up, and is what is left.
        sent: {
          always: [
            { guard: 'hasImages', target: 'sending' },
            { guard: 'hasFailed', target: '#saveListing.partlyDone' },
            { target: '#saveListing.done' },
          ],
        },
      },
    },
    partlyDone: { ...idle, entry: ['notePartly', 'complain'] },
    done: idle,
  },
});

/** Places a person can see; what is written goes on at once. */
export const saveStates = [
  'draft',
  'checking',
  'blocked',
  'saving',
  'confirming',
  'conflicted',
  'failed',
  'uploading',
  'partlyDone',
  'done',
] as const;
export type SaveState = (typeof saveStates)[number];

const isState = (name: unknown): name is SaveState => (saveStates as readonly unknown[]).includes(name);

export const saveStateOf = (value: StateValueFrom<typeof saveListingMachine>): SaveState => {
  const name = typeof value === 'string' ? value : Object.keys(value)[0];
  if (!isState(name)) throw new Error(`A save does not stay in ${String(name)}`);
  return name;
};

const running: ReadonlySet<SaveState> = new Set(['checking', 'saving', 'confirming', 'uploading']);

/** While it runs nothing may be typed over what is being sent. */
export const isSaving = (state: SaveState): boolean => running.has(state);
