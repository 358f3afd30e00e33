import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createFreshRows } from './fresh-rows.ts';

interface Counted {
  readonly id: string;
  readonly version: number;
}
const queryKey = ['row', 'a'];
const at = (version: number): Counted => ({ id: 'a', version });

const open = () => {
  const queryClient = new QueryClient();
  const fresh = createFreshRows<Counted>(queryClient, ['row'], ({ id }) => id);
  const heard = (row: Counted | null) => queryClient.fetchQuery({ queryKey, queryFn: () => row, staleTime: 0 });
  /** Asked for now, answered when the test says so. */
  const asked = () => {
    let answer: (row: Counted | null) => void = () => undefined;
    const late = new Promise<Counted | null>((resolve) => {
      answer = resolve;
    });
    const fetched = queryClient.fetchQuery({ queryKey, queryFn: () => late, staleTime: 0 });
    return (row: Counted | null) => {
      answer(row);
      return fetched;
    };
  };
  return { fresh, heard, asked };
};

test('a row that was gone, and that a page asked for later has again, is back, as after a restore', async () => {
  const { fresh, heard } = open();
  await heard(null);
  fresh.asking()([at(5)]);
  expect(fresh.get('a')).toEqual(at(5));
});

test('a row that went while its page was under way stays gone', async () => {
  const { fresh, heard } = open();
  const hear = fresh.asking();
  await heard(null);
  hear([at(5)]);
  expect(fresh.get('a')).toBeNull();
});

test.each([
  { own: 6, page: 7, newest: 7 },
  { own: 8, page: 7, newest: 8 },
])(
  'of a row first asked for by itself (version $own) and a page answered meanwhile ($page) the higher version counts',
  async ({ own, page, newest }) => {
    const { fresh, asked } = open();
    const answer = asked();
    fresh.asking()([at(page)]);
    await answer(at(own));
    expect(fresh.get('a')?.version).toBe(newest);
  },
);

test('of a row that nobody asked for by itself its pages say how it is', () => {
  const { fresh } = open();
  fresh.asking()([at(5)]);
  expect(fresh.get('a')).toBeUndefined();
});
