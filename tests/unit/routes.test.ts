import { expect, test } from 'vitest';
import { createAppRouter } from '../../src/app/routes.tsx';
import type { Services } from '../../src/app/services.ts';

interface Placed {
  readonly id: string;
  readonly parentRoute?: Placed;
}

test('every page of the console stands below the route that needs a session', () => {
  const routes: readonly Placed[] = Object.values(createAppRouter({} as Services).routesByPath);
  const isGuarded = ({ id, parentRoute }: Placed): boolean => id === '/signed-in' || (parentRoute !== undefined && isGuarded(parentRoute));
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter((route) => !isGuarded(route)).map(({ id }) => id)).toEqual([]);
});
