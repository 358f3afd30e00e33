import { expect, test } from 'vitest';
import { fakeRoutes } from './fake-routes.ts';
import { testApplication } from './fake-fixture.ts';
import { fidelityPage } from './write-fidelity.ts';

test('FIDELITY.md says what stands beside the routes', async () => {
  await expect(fidelityPage(fakeRoutes(testApplication))).toMatchFileSnapshot('FIDELITY.md');
});

test('no route of the real service goes without a word on how far to trust it', () => {
  const silent = fakeRoutes(testApplication)
    .filter(({ lane, fidelity }) => lane !== 'control' && fidelity.payload === undefined && (fidelity.divergences ?? []).length === 0)
    .map(({ method, path }) => `${method} ${path}`);
  expect(silent).toEqual([]);
});
