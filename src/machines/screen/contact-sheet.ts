/**
 * The contact sheet: clean listings laid out as pictures, looked at together and approved together. (row RVW-2, decision 0097)
 *
 * While a page is being laid, places that nobody can have judged may change. Once all of it stands, no place is taken by another listing before
 * the page is turned: the eye may have passed it already. Only what was shown whole and not thrown out is ever asked to be approved.
 */
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from './not-provided.ts';

/** `asked`: it was shown, and whether it is another by now is asked. `gone`: it is, or there is nothing to approve any more. */
export type TileStanding = 'awaited' | 'shown' | 'asked' | 'failed' | 'gone';

export interface Tile {
  readonly id: string;
  readonly standing: TileStanding;
  /** Thrown out, to be looked at by itself. */
  readonly isOut: boolean;
}

export interface SheetContext {
  /** How many are laid out at once. */
  readonly size: number;
  /** What may be laid out, in the order of the queue. */
  readonly clean: readonly string[];
  readonly tiles: readonly Tile[];
  /** Index of the tile that keys act on. */
  readonly cursor: number;
  /** Had their turn on this sheet and were not approved: they are in the queue. */
  readonly past: ReadonlySet<string>;
}

export type SheetEvent =
  | { readonly type: 'offer'; readonly clean: readonly string[] }
  | { readonly type: 'show'; readonly id: string }
  | { readonly type: 'fail'; readonly id: string }
  /** The listing may differ from what was shown of it. `change` answers that it does, `same` that it does not. */
  | { readonly type: 'ask'; readonly id: string }
  | { readonly type: 'change'; readonly id: string }
  | { readonly type: 'same'; readonly id: string }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'toggle' }
  | { readonly type: 'retry' }
  | { readonly type: 'approve'; readonly ids: readonly string[] }
  /** The page is done with, though nothing of it is approved. */
  | { readonly type: 'turn' }
  /** A batch was taken back: it is laid out again, in its place. */
  | { readonly type: 'startOver' };

export const isApprovable = ({ standing, isOut }: Tile): boolean => standing === 'shown' && !isOut;
/** Nobody can have judged it, so another may take its place. */
const isOpen = ({ standing, isOut }: Tile): boolean => standing === 'awaited' && !isOut;
const isOver = ({ standing, isOut }: Tile): boolean => isOut || standing === 'failed' || standing === 'gone';

const layOut = ({ size, clean, past, tiles }: Pick<SheetContext, 'size' | 'clean' | 'past' | 'tiles'>): readonly Tile[] => {
  // Where nothing was judged yet the order of the queue counts, not who came first.
  const standing = tiles.some((tile) => !isOpen(tile)) ? tiles : [];
  const kept = standing.map((tile) => (isOpen(tile) && !clean.includes(tile.id) ? null : tile));
  const taken = new Set(kept.flatMap((tile) => tile?.id ?? []));
  const next = clean.filter((id) => !taken.has(id) && !past.has(id)).map((id): Tile => ({ id, standing: 'awaited', isOut: false }));
  const filled = kept.flatMap((tile) => tile ?? next.shift() ?? []);
  return [...filled, ...next].slice(0, Math.max(size, filled.length));
};

/** It was seen. */
const seen: readonly TileStanding[] = ['shown', 'asked'];

/** What was shown and is no longer clean, free or here can not be approved: it stays in its place, so that nothing else moves. */
const withGone = (tiles: readonly Tile[], clean: readonly string[]): readonly Tile[] =>
  tiles.map((tile) => (seen.includes(tile.standing) && !clean.includes(tile.id) ? { ...tile, standing: 'gone' } : tile));

const withStanding = (tiles: readonly Tile[], id: string, from: readonly TileStanding[], to: TileStanding): readonly Tile[] =>
  tiles.map((tile) => (tile.id === id && from.includes(tile.standing) ? { ...tile, standing: to } : tile));

const within = (cursor: number, tiles: readonly Tile[]): number => Math.max(0, Math.min(cursor, tiles.length - 1));

/** The next page: what was approved is gone from the queue, what was thrown out or did not come has had its turn. */
const turned = (context: SheetContext, approved: readonly string[]): Pick<SheetContext, 'tiles' | 'clean' | 'past' | 'cursor'> => {
  const clean = context.clean.filter((id) => !approved.includes(id));
  const left = context.tiles.filter(({ id }) => !approved.includes(id));
  const past = new Set([...context.past, ...left.filter(isOver).map(({ id }) => id)]);
  const tiles = layOut({ size: context.size, clean, past, tiles: left.filter((tile) => !isOver(tile)) });
  return { tiles, clean, past, cursor: 0 };
};

const approvable = ({ tiles }: Pick<SheetContext, 'tiles'>, ids: readonly string[]): readonly string[] =>
  tiles.filter((tile) => isApprovable(tile) && ids.includes(tile.id)).map(({ id }) => id);

export const contactSheetMachine = setup({
  types: {} as { context: SheetContext; events: SheetEvent; input: { readonly size: number } },
  // Answers which of them are durable now. It is never aborted: what is written stays written when the sheet is left.
  actors: { approve: fromPromise<readonly string[], readonly string[]>(notProvided) },
  guards: {
    isWhole: ({ context: { tiles } }) => tiles.length > 0 && !tiles.some(isOpen),
    isOpen: ({ context: { tiles } }) => tiles.length === 0 || tiles.some(isOpen),
    isAnyApprovable: ({ context }, ids: readonly string[]) => approvable(context, ids).length > 0,
    /** Nothing of it waits for a person or for the line. */
    isDone: ({ context: { tiles } }) => tiles.length > 0 && tiles.every(isOver),
  },
}).createMachine({
  id: 'contactSheet',
  context: ({ input }) => ({ size: input.size, clean: [], tiles: [], cursor: 0, past: new Set() }),
  initial: 'looking',
  on: {
    show: { actions: assign({ tiles: ({ context, event }) => withStanding(context.tiles, event.id, ['awaited'], 'shown') }) },
    fail: { actions: assign({ tiles: ({ context, event }) => withStanding(context.tiles, event.id, ['awaited'], 'failed') }) },
    ask: { actions: assign({ tiles: ({ context, event }) => withStanding(context.tiles, event.id, ['shown'], 'asked') }) },
    same: { actions: assign({ tiles: ({ context, event }) => withStanding(context.tiles, event.id, ['asked'], 'shown') }) },
    change: { actions: assign({ tiles: ({ context, event }) => withStanding(context.tiles, event.id, seen, 'gone') }) },
    go: { actions: assign({ cursor: ({ context, event }) => within(event.to, context.tiles) }) },
  },
  states: {
    looking: {
      initial: 'laying',
      on: {
        toggle: {
          actions: assign({
            tiles: ({ context: { tiles, cursor } }) =>
              tiles.map((tile, index) => (index === cursor ? { ...tile, isOut: !tile.isOut } : tile)),
          }),
        },
        retry: {
          actions: assign({
            tiles: ({ context }) =>
              context.tiles.map((tile): Tile => (tile.standing === 'failed' ? { ...tile, standing: 'awaited' } : tile)),
          }),
        },
        approve: { guard: { type: 'isAnyApprovable', params: ({ event }) => event.ids }, target: 'approving' },
        turn: { guard: 'isDone', target: '.laying', actions: assign(({ context }) => turned(context, [])) },
        startOver: {
          target: '.laying',
          actions: assign(({ context }) => {
            const past = new Set([...context.past, ...context.tiles.filter(({ isOut }) => isOut).map(({ id }) => id)]);
            return { past, tiles: layOut({ ...context, past, tiles: [] }), cursor: 0 };
          }),
        },
      },
      states: {
        laying: {
          always: { guard: 'isWhole', target: 'laid' },
          on: {
            offer: {
              actions: assign(({ context, event: { clean } }) => {
                const tiles = layOut({ ...context, clean, tiles: withGone(context.tiles, clean) });
                return { clean, tiles, cursor: within(context.cursor, tiles) };
              }),
            },
          },
        },
        laid: {
          always: { guard: 'isOpen', target: 'laying' },
          on: {
            offer: { actions: assign(({ context, event: { clean } }) => ({ clean, tiles: withGone(context.tiles, clean) })) },
          },
        },
      },
    },
    approving: {
      on: {
        // What is being approved leaves the queue meanwhile, and is not gone by another's hand.
        offer: { actions: assign({ clean: ({ event }) => event.clean }) },
      },
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context, event }) => (event.type === 'approve' ? approvable(context, event.ids) : []),
        onDone: [
          // Not one of them could be kept: the page stands as it is, and it was said why.
          { guard: ({ event }) => event.output.length === 0, target: 'looking' },
          { target: 'looking', actions: assign(({ context, event }) => turned(context, event.output)) },
        ],
      },
    },
  },
});
