/**
 * Validating the images of a screen: one, all, or all by a key that says what came of it; never more than two at once. (row IMG-1)
 *
 * Four regions: what was asked for, the two lanes that work on it, and whether somebody waits to be told.
 */
import { assign, setup } from 'xstate';
import { stepImage, type ImageState } from '../lifecycle/image.ts';
import { validateImageMachine, type ImageStanding, type ImageToValidate } from './validate-image.ts';

type Lane = 'one' | 'two';

interface Context {
  readonly standings: ReadonlyMap<string, ImageStanding>;
  /** In the order they are taken; each stands as loading from the moment it was asked for. */
  readonly waiting: readonly ImageToValidate[];
  readonly lanes: Readonly<Record<Lane, ImageToValidate | null>>;
  /** The images whose outcome is told in the end, those that had one already among them. */
  readonly about: readonly ImageToValidate[];
}

export type ValidateImagesEvent =
  | { readonly type: 'validate'; readonly image: ImageToValidate }
  | { readonly type: 'validateAll'; readonly images: readonly ImageToValidate[]; readonly about: readonly ImageToValidate[] };

const stateOf = ({ standings }: Context, key: string): ImageState => standings.get(key)?.state ?? 'pending';
const loading: ImageStanding = { state: 'loading', analysis: null };
const withStanding = ({ standings }: Context, keys: readonly string[], standing: ImageStanding) =>
  new Map([...standings, ...keys.map((key) => [key, standing] as const)]);

const machine = setup({
  types: {} as { context: Context; events: ValidateImagesEvent },
  actors: { validateImage: validateImageMachine },
  actions: {
    ask: assign(({ context }, { images, isFirst }: { readonly images: readonly ImageToValidate[]; readonly isFirst: boolean }) => {
      const fresh = images.filter(({ key }) => stepImage(stateOf(context, key), { type: 'validate' }).ok);
      return {
        waiting: isFirst ? [...fresh, ...context.waiting] : [...context.waiting, ...fresh],
        standings: withStanding(
          context,
          fresh.map(({ key }) => key),
          loading,
        ),
      };
    }),
    take: assign(({ context: { waiting, lanes } }, lane: Lane) => ({
      waiting: waiting.slice(1),
      lanes: { ...lanes, [lane]: waiting[0] ?? null },
    })),
    put: assign(({ context }, { lane, standing }: { readonly lane: Lane; readonly standing: ImageStanding }) => {
      const key = context.lanes[lane]?.key;
      return {
        standings: withStanding(context, key === undefined ? [] : [key], standing),
        lanes: { ...context.lanes, [lane]: null },
      };
    }),
    /** All that was asked for has an outcome. */
    tell: () => undefined,
  },
  guards: {
    // Both lanes look at the same moment: the second one leaves the only image that waits to the first.
    isWaitingFor: ({ context: { waiting, lanes } }, lane: Lane) => waiting.length > (lane === 'two' && lanes.one === null ? 1 : 0),
    isOver: ({ context: { waiting, lanes } }) => waiting.length === 0 && lanes.one === null && lanes.two === null,
  },
});

const laneOf = (lane: Lane) =>
  machine.createStateConfig({
    initial: 'free',
    states: {
      free: {
        always: { guard: { type: 'isWaitingFor', params: lane }, target: 'busy', actions: { type: 'take', params: lane } },
      },
      busy: {
        invoke: {
          id: lane,
          src: 'validateImage',
          input: ({ context }) => {
            const image = context.lanes[lane];
            if (!image) throw new Error(`Lane ${lane} has no image`);
            return image;
          },
          onDone: { target: 'free', actions: { type: 'put', params: ({ event }) => ({ lane, standing: event.output }) } },
        },
      },
    },
  });

export const validateImagesMachine = machine.createMachine({
  id: 'validateImages',
  context: { standings: new Map(), waiting: [], lanes: { one: null, two: null }, about: [] },
  type: 'parallel',
  states: {
    asked: {
      on: {
        // Before those that were asked for together: somebody looks at it now.
        validate: { actions: { type: 'ask', params: ({ event }) => ({ images: [event.image], isFirst: true }) } },
        validateAll: {
          actions: [
            { type: 'ask', params: ({ event }) => ({ images: event.images, isFirst: false }) },
            assign({ about: ({ event }) => event.about }),
          ],
        },
      },
    },
    one: laneOf('one'),
    two: laneOf('two'),
    told: {
      initial: 'quiet',
      states: {
        quiet: { on: { validateAll: 'awaited' } },
        awaited: { always: { guard: 'isOver', target: 'quiet', actions: 'tell' } },
      },
    },
  },
});
