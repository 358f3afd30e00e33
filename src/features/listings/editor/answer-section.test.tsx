import { cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { Actor } from '#commands/command.ts';
import { aListing, aReviewer } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { FormStateProvider } from '#ui/form/form-state.ts';
import { AnswerSection } from './answer-section.tsx';
import { valuesOf, type EditorValues } from './editor-values.ts';

const formState = { alerted: new Set<string>(), keepOut: () => undefined, onScreen: new Map() };

const show = (status: Listing['status'], actor: Partial<Actor>, answer = '') => {
  const listing = aListing({ status });
  const Page = () => (
    <FormProvider {...useForm<EditorValues>({ defaultValues: { ...valuesOf(listing), answer } })}>
      <FormStateProvider value={formState}>
        <AnswerSection view={listing} isReadOnly={false} />
      </FormStateProvider>
    </FormProvider>
  );
  const workbench = { actor: () => aReviewer({ role: 'seller', ...actor }) } as unknown as Workbench;
  cleanup();
  render(
    <LocaleProvider locale="br">
      <WorkbenchProvider value={workbench}>
        <Page />
      </WorkbenchProvider>
    </LocaleProvider>,
  );
  return screen.queryByLabelText('Resposta à recusa');
};

test('its seller answers a refusal where it is corrected', () => {
  const box = show('refused', {});
  expect(box).not.toHaveAttribute('readonly');
  expect(box).toHaveAccessibleDescription(/Vai junto quando você salvar/u);
});

test('what was written when the listing went to review is there to be read, and says why it goes nowhere', () => {
  const box = show('pending', {}, 'O EAN é o do fabricante');
  expect(box).toHaveValue('O EAN é o do fabricante');
  expect(box).toHaveAttribute('readonly');
  expect(box).toHaveAccessibleDescription(/Só um anúncio recusado tem o que responder/u);
});

test.each<[string, Listing['status'], Partial<Actor>]>([
  ['a reviewer', 'refused', { role: 'reviewer' }],
  ['a seller of what waits', 'pending', {}],
  ['a seller of what is on sale', 'active', {}],
  ['a seller in front of a provider’s API', 'refused', { hasSpecifiedOnly: true }],
])('%s has no refusal to answer', (_, status, actor) => {
  expect(show(status, actor)).toBeNull();
});
