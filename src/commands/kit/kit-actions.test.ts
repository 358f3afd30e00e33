import { expect, test } from 'vitest';
import type { ActionContext } from '../command.ts';
import { commandNamed } from '../registry.ts';

const addKit = (context: Partial<ActionContext>): void => {
  const command = commandNamed('kit.add');
  if (command.kind !== 'action') throw new Error('kit.add is no action');
  void command.run({ handlers: new Map(), ...context } as ActionContext)?.();
};

test('a kit is begun from wherever one is', () => {
  const gone: string[] = [];
  addKit({ navigate: (to) => gone.push(to) });
  expect(gone).toEqual(['/kit/new']);
});
