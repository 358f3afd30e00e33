import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { secondLookSetting } from '#api/review-lead.ts';
import type { SecondLookSetting } from '#contract/review-lead.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { SecondLookSection } from './second-look-section.tsx';

const share = () => screen.findByRole('textbox', { name: /^Decisões que outra pessoa/u });

test('after one’s own save the share of second looks follows what somebody else saves', async () => {
  let kept: SecondLookSetting = { _id: 'setting', version: 1, share: 5, userName: null, at: null };
  const send = async ({ name }: { readonly name: string }, input: { readonly body?: { readonly share: number } }) => {
    if (name === 'saveSecondLookSetting') kept = { ...kept, version: kept.version + 1, share: input.body?.share ?? 0 };
    return ok(kept);
  };
  const { user, workbench } = await renderConsole({ api: { send: send as unknown as Api['send'] }, children: <SecondLookSection /> });
  await user.clear(await share());
  await user.type(await share(), '10');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(kept.version).toBe(2));
  await waitFor(() => expect(workbench.queryClient.getQueryData<SecondLookSetting>(['secondLookSetting'])?.version).toBe(2));
  kept = { ...kept, version: 3, share: 20, userName: 'Bruno' };
  await act(() => secondLookSetting.refetch(workbench.queryClient));
  await waitFor(async () => expect(await share()).toHaveValue('20'));
});
