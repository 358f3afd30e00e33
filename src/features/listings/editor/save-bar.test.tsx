import { fireEvent, render, screen } from '@testing-library/react';
import { act, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Role } from '#contract/call.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { isSaving, type SaveState } from '#machines/screen/save-listing.ts';
import { FormStateProvider } from '#ui/form/form-state.ts';
import { valuesOf, type EditorValues } from './editor-values.ts';
import { SaveBar } from './save-bar.tsx';
import type { EditorForm } from './use-editor-form.ts';

const listing = aListing({ status: 'active' });
const role: Role = 'seller';
const formState = { alerted: new Set<string>(), keepOut: () => undefined, onScreen: new Map() };

const Bar = ({ onSave }: { readonly onSave?: (save: () => void) => void }) => {
  const methods = useForm<EditorValues, unknown, EditorValues>({ defaultValues: valuesOf(listing) });
  const [state, setState] = useState<SaveState>('partlyDone');
  useEffect(() => onSave?.(() => setState('checking')), [onSave]);
  return (
    <FormProvider {...methods}>
      <FormStateProvider value={formState}>
        <SaveBar
          listing={listing}
          view={listing}
          role={role}
          form={{ methods } as unknown as EditorForm}
          state={state}
          problem={null}
          sending={null}
          unsavable={null}
          isAwaited={false}
          isContested={false}
          hasImageChanges
          filesToSend={2}
          onSendImages={() => setState('uploading')}
        />
        {!isSaving(state) && <button type="button">Substituir</button>}
        <button type="button" disabled={isSaving(state)}>
          Deletar
        </button>
        <input aria-label="Título" readOnly={isSaving(state)} />
      </FormStateProvider>
    </FormProvider>
  );
};

test('the images that are left are sent by keyboard, and the focus stays in the bar that says how far they are', () => {
  render(
    <LocaleProvider locale="br">
      <Bar />
    </LocaleProvider>,
  );
  const repeat = screen.getByRole('button', { name: /^Repetir/u });
  repeat.focus();
  fireEvent.click(repeat);
  expect(repeat).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enviando imagens…' })).toHaveFocus();
});

test.each([
  ['Substituir', 'Verificando…'],
  ['Deletar', 'Verificando…'],
  ['Título', 'Título'],
])('saved by a key at %s, the focus is at %s: never where nothing can be done', (at, then) => {
  let save = (): void => undefined;
  render(
    <LocaleProvider locale="br">
      <Bar onSave={(given) => (save = given)} />
    </LocaleProvider>,
  );
  const named = (name: string) => screen.queryByRole('button', { name }) ?? screen.getByRole('textbox', { name });
  named(at).focus();
  act(() => save());
  expect(named(then)).toHaveFocus();
});
