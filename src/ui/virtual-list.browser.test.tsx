import { act, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { VirtualList } from './virtual-list.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let unmount = (): void => undefined;
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => unmount());

interface Shown {
  readonly goTo: (index: number) => Promise<void>;
  readonly scrollTo: (top: number) => Promise<void>;
  readonly list: HTMLElement;
  readonly row: (index: number) => HTMLElement | null;
}

const frames = async (count: number): Promise<void> => {
  for (let each = 0; each < count; each += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

const show = async (
  count: number,
  { total = count, onNearEnd }: { readonly total?: number | null; readonly onNearEnd?: () => void } = {},
): Promise<Shown> => {
  const host = document.createElement('div');
  host.style.height = '560px';
  document.body.append(host);
  const root = createRoot(host);
  const steering = { goTo: (_index: number): void => undefined };
  const Host = () => {
    const [active, set] = useState(0);
    useEffect(() => {
      steering.goTo = set;
    }, []);
    return (
      <VirtualList
        label="Rows"
        count={count}
        total={total}
        rowHeight={56}
        active={active}
        keyAt={String}
        renderRow={(index) => `Row ${index}`}
        isSelected={() => false}
        onPick={set}
        {...(onNearEnd ? { onNearEnd } : {})}
      />
    );
  };
  await act(async () => root.render(<Host />));
  unmount = () => {
    act(() => root.unmount());
    host.remove();
  };
  const list = host.querySelector('[role="listbox"]') as HTMLElement;
  return {
    list,
    goTo: async (index) => {
      act(() => steering.goTo(index));
      await act(() => frames(3));
    },
    scrollTo: (top) => act(async () => ((list.scrollTop = top), frames(4))),
    row: (index) => host.querySelector(`#row-${index}`),
  };
};

const isInView = ({ list, row }: Shown, index: number): boolean => {
  const box = row(index)?.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  return box !== undefined && box.top >= view.top - 1 && box.bottom <= view.bottom + 1;
};

test.each([100, 100_000, 1_000_000])('the last of %i rows can be reached, and the first again', async (count) => {
  const shown = await show(count);
  await shown.goTo(count - 1);
  expect(isInView(shown, count - 1)).toBe(true);
  await shown.goTo(0);
  expect(isInView(shown, 0)).toBe(true);
});

test('a screenful of rows is in the document, not the list', async () => {
  const shown = await show(1_000_000);
  expect(shown.list.querySelectorAll('[role="option"]').length).toBeLessThan(30);
});

test('each row says which of how many it is', async () => {
  const shown = await show(500);
  await shown.goTo(49);
  expect([shown.row(49)?.ariaPosInSet, shown.row(49)?.ariaSetSize]).toEqual(['50', '500']);
});

test('of a list that is not counted to the end no row says how many there are', async () => {
  const shown = await show(500, { total: null });
  expect([shown.row(0)?.ariaPosInSet, shown.row(0)?.ariaSetSize]).toEqual(['1', '-1']);
});

test('the cursor’s row stays in the document when the list is scrolled away from it', async () => {
  const shown = await show(10_000);
  await shown.goTo(3);
  await shown.scrollTo(200_000);
  expect(isInView(shown, 3571)).toBe(false);
  expect(shown.row(3)).not.toBeNull();
  expect(shown.list.getAttribute('aria-activedescendant')).toBe('row-3');
});

test('scrolling to the edge of what is laid out goes on beyond it', async () => {
  const shown = await show(1_000_000);
  await shown.scrollTo(299_990 * 56);
  await shown.scrollTo(shown.list.scrollTop + 56 * 100);
  const inView = [...shown.list.querySelectorAll('[role="option"]')].map((row) => Number(row.getAttribute('aria-posinset')));
  expect(Math.max(...inView)).toBeGreaterThan(300_000);
});

test('near the end more is asked for, and not before', async () => {
  let asked = 0;
  const shown = await show(200, {
    onNearEnd: () => {
      asked += 1;
    },
  });
  expect(asked).toBe(0);
  await shown.goTo(180);
  expect(asked).toBeGreaterThan(0);
});
