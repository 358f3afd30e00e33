import { expect, test, vi } from 'vitest';
import { commandNamed, commandsAtHand, intentsAtHand, onTakenUp, whole } from './at-hand.ts';

test('a few commands are at hand from the start; the registry brings the others, in its order, to whoever holds the index', async () => {
  const watcher = vi.fn<() => void>();
  onTakenUp(watcher);
  expect(commandNamed('listing.approve').name).toBe('listing.approve');
  expect(commandNamed('app.openPalette').name).toBe('app.openPalette');
  expect(() => commandNamed('order.cancel')).toThrow('order.cancel');
  const held = intentsAtHand;

  const { commands, intentCommands } = await import('./registry.ts');
  await whole;
  expect(watcher).toHaveBeenCalledOnce();
  expect(commandsAtHand()).toBe(commands);
  expect(commandNamed('order.cancel').name).toBe('order.cancel');
  expect([...held.values()]).toHaveLength(intentCommands.length);
});
