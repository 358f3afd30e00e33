import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { compatibilityOptionsQuery } from '#api/compatibilities.ts';
import { vehicles } from '#api/vehicles.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { AddVehicleDialog } from './add-vehicle-dialog.tsx';

const made = { _id: 'v9', version: 1, name: 'Fiat Uno', brand: 'Fiat', model: 'Uno', year: 2013, trim: 'Way', retiredAt: null };

test('a vehicle that was added is looked for anew in its list and in the pickers', async () => {
  const api = { send: (async () => ok(made)) as unknown as Api['send'] };
  const onAdded = vi.fn<(id: string) => void>();
  const { user, workbench } = await renderConsole({ api, children: <AddVehicleDialog onClose={() => undefined} onAdded={onAdded} /> });
  const { queryClient } = workbench;
  const known = [compatibilityOptionsQuery(api, []).queryKey, vehicles.pageQuery(api, {}, { page: 1, limit: 100 }).queryKey];
  for (const queryKey of known) await queryClient.fetchQuery({ queryKey, queryFn: () => [], staleTime: 600_000 });
  for (const [label, typed] of [
    ['Marca', 'Fiat'],
    ['Modelo', 'Uno'],
    ['Versão', 'Way'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name: label }), typed);
  await user.click(screen.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith('v9'));
  await waitFor(() => expect(known.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]));
});
