import { page } from 'vitest/browser';
import type { Actor } from '#commands/command.ts';
import type { Listing } from '#contract/listing.ts';
import { vi } from 'vitest';
import { createQueueServer, type QueueServer } from './queue-server.ts';
import { showQueue } from './review-desk.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

/** Listings with a picture that can be decoded; what the changes say of one is otherwise. */
export const serverOf = (
  ids: readonly string[],
  changes: Readonly<Record<string, Partial<Listing>>> = {},
  pageSize?: number,
): QueueServer => {
  const server = createQueueServer(ids, pageSize);
  for (const [id, listing] of server.listings) server.listings.set(id, { ...listing, image: [dot], ...changes[id] });
  return server;
};

/** The contact sheet of a reviewer, or of who the changes say, over the queue. */
export const openSheet = async (server: QueueServer, actor: Partial<Actor> = {}, zoomedTo: number | null = null) => {
  const queue = await showQueue(server, actor);
  if (zoomedTo !== null) await page.viewport(320, zoomedTo);
  await queue.press('g');
  const tiles = (): readonly HTMLElement[] => [...queue.container.querySelectorAll<HTMLElement>('.sheet-tiles[role] > .sheet-tile')];
  const named = (tile: HTMLElement): string => tile.id.replace('tile-', '');
  const sheet = {
    ...queue,
    tile: (id: string) => tiles().find((tile) => named(tile) === id),
    laid: () => tiles().map(named),
    chosen: () =>
      tiles()
        .filter((tile) => tile.ariaSelected === 'true')
        .map(named),
    current: () =>
      tiles()
        .filter((tile) => tile.dataset['active'] === 'true')
        .map(named),
    approved: () =>
      Object.values(queue.workbench.ledger.state().outbox.entriesById).map(({ intent }) => [
        intent.command,
        (intent.args as { readonly publishId: string; readonly version: number }).publishId,
        (intent.args as { readonly version: number }).version,
      ]),
    /** Somebody looks for a second. */
    look: () => vi.setSystemTime(Date.now() + 1000),
  };
  return sheet;
};
