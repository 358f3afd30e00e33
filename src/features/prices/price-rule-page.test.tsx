import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { PriceRule } from '#contract/price-rule.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { PriceRulePage } from './price-rule-page.tsx';

const rule: PriceRule = {
  _id: '0b7f4f0e-7c39-4d8e-9a2e-000000000001',
  version: 3,
  name: 'Margem de dez',
  sellerId: 'casa',
  sellerName: 'Casa da Ana',
  marketPlaceId: null,
  categoryId: null,
  listingType: null,
  marketPlaceName: null,
  categoryName: null,
  extra: 0,
  margin: 1000,
  fee: 1200,
  ending: null,
  mostChange: 20,
  status: 'archived',
  appliedAt: null,
  runs: [],
};

test('a rule is changed once the server has restored it, not while that waits to be sent', async () => {
  const answers = { getPriceRule: rule, previewPrices: { items: [], total: 0 } } as const;
  const send = (async ({ name }: { readonly name: keyof typeof answers }) => ok(answers[name])) as unknown as Api['send'];
  const Page = () => <PriceRulePage ruleId={rule._id} />;
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() });
  const { user } = await renderConsole({
    actor: { role: 'seller' },
    api: { send },
    children: <RouterProvider router={router as never} />,
  });
  await user.click(await screen.findByRole('button', { name: /^Restaurar regra/u }));
  await screen.findByRole('button', { name: /^Arquivar regra/u });
  expect(screen.queryByRole('button', { name: 'Alterar' })).toBeNull();
});
