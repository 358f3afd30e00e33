import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { AnyIntentCommand, Target } from '#commands/command.ts';
import { commandNamed } from '#commands/registry.ts';
import { someCommands } from '#palette/commands-fixture.ts';
import { CommandsContextProvider } from '#palette/context.tsx';
import { useLeaveClosed } from './use-leave-closed.ts';

const mediation = (id: string): Target => ({ subject: `mediation:${id}`, label: id, base: null });

/** Where a run of this command over these leads from the page of the mediation m1. */
const after = (name: string, asked: readonly Target[], refused: readonly Target[] = []): readonly string[] => {
  const led: string[] = [];
  const commands = { ...someCommands(), navigate: (to: string) => void led.push(to) };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CommandsContextProvider value={commands}>{children}</CommandsContextProvider>
  );
  renderHook(() => useLeaveClosed('mediation:m1'), { wrapper });
  const recorded = asked.filter((each) => !refused.includes(each)).map(({ label }) => `intent of ${label}`);
  const command = commandNamed(name) as AnyIntentCommand;
  act(() => commands.contexts.announce({ command, asked, recorded, refused, undoUntil: null }));
  return led;
};

test('closing the open mediation leads back to the list', () => {
  expect(after('mediation.close', [mediation('m1')])).toEqual(['/mediation']);
});

test('another mediation that is closed by its name leaves the open one on screen', () => {
  expect(after('mediation.close', [mediation('m2')])).toEqual([]);
});

test('the open one stays where it was refused, whatever became of others', () => {
  const [open, other] = [mediation('m1'), mediation('m2')];
  expect(after('mediation.close', [open, other], [open])).toEqual([]);
});

test('a reply leads nowhere', () => {
  expect(after('mediation.reply', [mediation('m1')])).toEqual([]);
});
