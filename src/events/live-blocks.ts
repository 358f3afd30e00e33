import { isBlock, rowsIn, type Stored } from './block.ts';

/**
 * In which blocks an owner has rows, so that its end need not look into all. A hint: a block may have been emptied or cut by another
 * tab. Complete for all rows up to `known`: whoever appends behind a later head has to look at the disk first.
 */
export interface LiveBlocks {
  readonly known: () => number;
  /** What stands in these, read or written; all of what lives up to `through` has then been seen. */
  readonly learn: (stored: readonly Stored[], through: number) => void;
  /** The keys of the blocks that had rows of these. */
  readonly of: (owners: Iterable<string>) => ReadonlySet<number>;
  /** Nothing of these lives any more. */
  readonly drop: (owners: Iterable<string>) => void;
  /** The log is another than the one that was read. */
  readonly forget: () => void;
}

export const createLiveBlocks = (): LiveBlocks => {
  const blocksByOwner = new Map<string, Set<number>>();
  let known = 0;
  const note = (owner: string, block: number): void => {
    const blocks = blocksByOwner.get(owner) ?? new Set();
    blocksByOwner.set(owner, blocks.add(block));
  };
  return {
    known: () => known,
    learn: (stored, through) => {
      for (const each of stored) if (isBlock(each)) for (const { owner } of rowsIn(each)) if (owner !== undefined) note(owner, each.seq);
      known = through;
    },
    of: (owners) => new Set([...owners].flatMap((owner) => [...(blocksByOwner.get(owner) ?? [])])),
    drop: (owners) => {
      for (const owner of owners) blocksByOwner.delete(owner);
    },
    forget: () => {
      blocksByOwner.clear();
      known = 0;
    },
  };
};
