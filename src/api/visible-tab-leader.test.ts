import { expect, test } from 'vitest';
import { leadWhileVisible } from './visible-tab-leader.ts';

test('a tab that the browser lets have no locks leads while it is seen, as one without Web Locks does', async () => {
  const told: string[] = [];
  let isHidden = false;
  let look = (): void => {};
  const request = (): Promise<never> => Promise.reject(new DOMException('', 'SecurityError'));
  const stop = leadWhileVisible({
    name: 'poll:u1',
    locks: { request },
    page: {
      isHidden: () => isHidden,
      onChange: (listener) => {
        look = listener;
        return () => {};
      },
    },
    onLead: () => told.push('lead'),
    onLose: () => told.push('lose'),
  });
  const turn = async (to: boolean): Promise<void> => {
    isHidden = to;
    look();
    await new Promise((resolve) => setTimeout(resolve));
  };
  await turn(false);
  await turn(true);
  await turn(false);
  expect(told).toEqual(['lead', 'lose', 'lead']);
  isHidden = true;
  look();
  isHidden = false;
  look();
  stop();
  await turn(true);
  expect(told).toEqual(['lead', 'lose', 'lead', 'lose']);
});
