import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePanes } from './use-panes.ts';

afterEach(() => document.body.replaceChildren());

/** jsdom lays nothing out: whether the list is displayed is said here. */
const open = (isListDisplayed: boolean) => {
  const list = document.createElement('div');
  const heading = document.createElement('h2');
  for (const part of [list, heading]) part.tabIndex = -1;
  document.body.append(list, heading);
  Object.defineProperty(list, 'offsetParent', { value: isListDisplayed ? document.body : null });
  const { result, rerender } = renderHook(({ arrivals }) => usePanes('list', arrivals), { initialProps: { arrivals: 0 } });
  result.current.list.current = list;
  result.current.heading.current = heading;
  return { list, heading, panes: () => result.current, arrive: () => rerender({ arrivals: 1 }) };
};

test('the keys go on in the list where it is on screen, whichever pane was opened last', () => {
  const { panes, list } = open(true);
  act(() => panes().showDetail());
  act(() => panes().takeFocus());
  expect(list).toHaveFocus();
});

test('they go on in the open question where it is alone on screen', () => {
  const { panes, heading } = open(false);
  act(() => panes().takeFocus());
  expect(heading).toHaveFocus();
});

test('nothing takes the focus by itself, and the detail is there as soon as it was asked for', () => {
  const { panes } = open(true);
  expect(document.body).toHaveFocus();
  act(() => {
    panes().showDetail();
    expect(panes().pane).toBe('detail');
  });
  expect(document.body).toHaveFocus();
});

test('a link to a question shows it, and the way back to the list stays', () => {
  const { panes, arrive } = open(false);
  arrive();
  expect(panes().pane).toBe('detail');
  act(() => panes().showList());
  expect(panes().pane).toBe('list');
});
