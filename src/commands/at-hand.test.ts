import { expect, test, vi } from 'vitest';
import { bringToHand, commandNamed, commandsAtHand, intentsAtHand, onTakenUp, whole } from './at-hand.ts';
import { listingCommands } from './listing/listing-commands.ts';

test('a few commands are at hand from the start; a screen brings its own, and the registry all of them, in its order, to whoever holds the index', async () => {
  const watcher = vi.fn<() => void>();
  onTakenUp(watcher);
  expect(commandNamed('app.openPalette').name).toBe('app.openPalette');
  expect(() => commandNamed('order.cancel')).toThrow('order.cancel');
  expect(() => commandNamed('listing.approve')).toThrow('listing.approve');
  const held = intentsAtHand;

  bringToHand(listingCommands);
  bringToHand(listingCommands);
  expect(watcher).toHaveBeenCalledOnce();
  expect(commandNamed('listing.approve').name).toBe('listing.approve');
  expect(commandsAtHand().filter(({ name }) => name === 'listing.approve')).toHaveLength(1);
  expect([...held.keys()].some((key) => key.startsWith('listing.approve'))).toBe(true);

  const { commands, intentCommands } = await import('./registry.ts');
  await whole;
  expect(watcher).toHaveBeenCalledTimes(2);
  expect(commandsAtHand()).toBe(commands);
  expect(commandNamed('order.cancel').name).toBe('order.cancel');
  expect([...held.values()]).toHaveLength(intentCommands.length);
});
