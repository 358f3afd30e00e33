import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Kit } from '#contract/kit.ts';
import { CategoryPage } from '#features/categories/category-page.tsx';
import { CompanyPage } from '#features/companies/company-page.tsx';
import { VehiclePage } from '#features/compatibilities/vehicle-page.tsx';
import { KitPage } from '#features/kits/kit-page.tsx';
import { ok } from '#lib/result.ts';
import { useCommands } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';

const shared = { _id: 'x1', version: 1, name: 'Registro aberto', history: [], listings: [] };
const kit = { ...shared, code: 'KIT-1', sellerId: 'ana', sellerName: 'Ana', discount: 0, contents: [], pieces: 0, price: 100, stock: 1 };
const dimensions = { height: 1, width: 1, depth: 1, weight: 1 };
const company = { ...shared, status: 'active', me2: true, document: '1', people: [], marketPlaces: [], accounts: 0, users: 0 };

const category = {
  level: 1,
  path: [],
  isLeaf: true,
  isExcluded: false,
  excludedBy: null,
  shipModes: [],
  requiredHere: [],
  checkWeights: {},
  checkWeightsAbove: {},
  children: [],
  groups: [],
};

/** Each record as a seller who owns no company has it. */
const pages: readonly (readonly [kind: string, record: object, page: ReactNode])[] = [
  [
    'kit',
    { ...kit, dimensions, listings: 0, parts: [], publications: [], createdAt: '2026-11-20T12:00:00.000Z' } satisfies Kit,
    <KitPage key="kit" kitId="x1" />,
  ],
  [
    'company',
    { ...company, firstSteps: null, address: null, certificate: null, certificateUntil: null, city: null, state: null },
    <CompanyPage key="company" sellerId="x1" renderCertificate={() => null} connect={null} />,
  ],
  ['category', { ...shared, ...category, listings: 0 }, <CategoryPage key="category" categoryId="x1" />],
  ['vehicle', { ...shared, brand: 'Fiat', model: 'Uno', year: '2010', retiredAt: null }, <VehiclePage key="vehicle" vehicleId="x1" />],
];

test.each(pages)('a page of a %s is visited, also by a seller who decides nothing about it', async (kind, record, page) => {
  const Shown = () => {
    const { contexts } = useCommands();
    return <output>{useSyncExternalStore(contexts.subscribe, () => contexts.state().targets.page[0]?.subject)}</output>;
  };
  const Page = () => page;
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() });
  await renderConsole({
    actor: { role: 'seller' },
    api: { send: (async () => ok(record)) as Api['send'] },
    children: [<Shown key="shown" />, <RouterProvider key="page" router={router as never} />],
  });
  expect(await screen.findByText(`${kind}:x1`)).toBeInTheDocument();
});
