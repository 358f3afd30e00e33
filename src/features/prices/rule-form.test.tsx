import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { RuleForm } from './rule-form.tsx';

const send = (async ({ name }: { readonly name: string }) =>
  ok(name === 'listCategories' ? [] : { items: [], companies: [], total: 0 })) as unknown as Api['send'];

test('the fixed cost is said to be of a unit that is sold, of a kit once, as it is reckoned', async () => {
  await renderConsole({
    actor: { role: 'seller' },
    api: { send },
    children: <RuleForm rule={null} onDone={() => undefined} onCancel={() => undefined} />,
  });
  expect(screen.getByRole('textbox', { name: 'Custo fixo por unidade vendida' })).toHaveAccessibleDescription(/de um kit conta uma vez/u);
});
