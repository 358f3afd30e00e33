import { expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { getSuperuser } from '#contract/session.ts';
import { ok } from '#lib/result.ts';
import { findRouteGaps } from './http/check-routes.ts';
import { publicRoute, readRoute } from './http/route.ts';
import { routes } from './routes.ts';

test('every call of the contract has one route, and every route its call', () => {
  expect(contract.length).toBeGreaterThan(25);
  expect(findRouteGaps(contract, routes)).toEqual([]);
});

test('a call without a route, one with two, and a route without a call are found', () => {
  const [first] = routes;
  expect(findRouteGaps(contract, routes.slice(1))).toEqual([
    expect.stringMatching(/^\w+ \(\w+ \/automessage\) has no route in server\/routes\.ts$/u),
  ]);
  expect(findRouteGaps(contract, [...routes, ...(first ? [first] : [])])).toEqual([expect.stringMatching(/has 2 routes$/u)]);
  expect(findRouteGaps(contract.slice(1), routes)).toEqual([
    expect.stringMatching(/has a route, and no kind in src\/contract\/kinds\.ts lists it as a call$/u),
  ]);
});

test('what needs a session is not served to anyone', () => {
  const open = publicRoute(getSuperuser, async () => ok({ superuser: true }));
  expect(findRouteGaps([getSuperuser], [open])).toEqual(['getSuperuser can not be served as public']);
  expect(findRouteGaps([getSuperuser], [readRoute(getSuperuser, async () => ok({ superuser: true }))])).toEqual([]);
});
