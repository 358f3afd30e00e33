import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

const show = () => {
  render(
    <Tooltip content="Por que não">
      {(described) => (
        <button type="button" {...described}>
          Aprovar
        </button>
      )}
    </Tooltip>,
  );
  return { button: screen.getByRole('button'), words: () => screen.queryByRole('tooltip') };
};

test('whoever points at it reads the words, also when going over to them; elsewhere they are gone', () => {
  const { button, words } = show();
  fireEvent.pointerEnter(button);
  pass(199);
  expect(words()).toBeNull();
  pass(1);
  expect(words()).toHaveTextContent('Por que não');
  expect(button).toHaveAccessibleDescription('Por que não');
  fireEvent.pointerLeave(button);
  fireEvent.pointerEnter(screen.getByRole('tooltip'));
  pass(1000);
  expect(words()).toBeVisible();
  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  pass(100);
  expect(words()).toBeNull();
});

test('whoever comes by keyboard reads them at once; Escape takes them away, and the focus stays', () => {
  const { button, words } = show();
  // jsdom guesses it from what was pressed before, in other tests of its window too.
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  act(() => button.focus());
  expect(words()).toBeVisible();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(words()).toBeNull();
  expect(button).toHaveFocus();
});

test('pressed, it says nothing more about itself', () => {
  const { button, words } = show();
  fireEvent.pointerEnter(button);
  pass(200);
  fireEvent.pointerDown(button);
  pass(1000);
  expect(words()).toBeNull();
});
