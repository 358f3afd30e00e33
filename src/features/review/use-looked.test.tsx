import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { someCommands } from '#palette/commands-fixture.ts';
import { CommandsContextProvider, useTargets } from '#palette/context.tsx';
import { useLooked } from './use-looked.ts';

/** A listing that is on screen since one hour, and was just said to be another. */
const saidAt = (hour: number) => {
  let now = hour;
  const commands = someCommands();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WorkbenchProvider value={{ clock: () => now } as unknown as Workbench}>
      <CommandsContextProvider value={commands}>{children}</CommandsContextProvider>
    </WorkbenchProvider>
  );
  const { result } = renderHook(
    () => {
      useTargets('page', [{ subject: 'listing:p1', label: 'Luminária', base: null, shownAt: () => hour - 3_600_000 }]);
      return useLooked();
    },
    { wrapper },
  );
  act(() => result.current.say());
  return (at: number) => {
    now = at;
    return result.current.looked()?.subject ?? null;
  };
};

const noon = Date.parse('2026-11-21T12:00:00.000Z');

test('what was said to be another is looked at once it stood there long enough to be read', () => {
  const lookedAt = saidAt(noon);
  expect([lookedAt(noon + 399), lookedAt(noon + 400)]).toEqual([null, 'listing:p1']);
});

test('a clock that was set back since keeps nobody from taking back what they looked at', () => {
  expect(saidAt(noon)(noon - 7_200_000)).toBe('listing:p1');
});
