import type { BlobStore } from '../images/blob-store.ts';

/** A store that can tell what is in it. */
export const memoryBlobs = (): BlobStore & { readonly names: () => readonly string[] } => {
  const kept = new Map<string, Uint8Array>();
  return {
    read: async (name) => kept.get(name) ?? null,
    write: async (name, bytes) => void kept.set(name, bytes),
    remove: async (name) => void kept.delete(name),
    removeUnfinished: async () => undefined,
    names: () => [...kept.keys()].toSorted(),
  };
};
