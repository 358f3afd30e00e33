import '@radix-ui/themes/styles.css';
import { Theme } from '@radix-ui/themes';
import { cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Role } from '#contract/call.ts';
import { valuesOf, type EditorValues } from '#features/listings/editor/editor-values.ts';
import { SaveBar } from '#features/listings/editor/save-bar.tsx';
import type { EditorForm } from '#features/listings/editor/use-editor-form.ts';
import '#features/listings/editor/editor.css';
import { LocaleProvider } from '#locale/locale.tsx';
import { FormStateProvider } from '#ui/form/form-state.ts';
import '../../src/app/styles/base.css';
import '../../src/app/styles/theme.css';
import '../../src/app/styles/shell.css';

afterEach(cleanup);

const role: Role = 'seller';
const listing = aListing({ status: 'active' });
const formState = { alerted: new Set<string>(), keepOut: () => undefined, onScreen: new Map() };
const fields = Array.from({ length: 24 }, (_, at) => `Campo ${at + 1}`);

/** A save that failed half way: what went wrong, what will be saved, and two buttons. */
const Editor = () => {
  const stored = valuesOf(listing);
  const changed = { ...stored, title: 'Outro', price: '1', description: 'Outra', sku: 'X-1', gtin: '', stock: '7' };
  const methods = useForm<EditorValues, unknown, EditorValues>({ defaultValues: changed });
  return (
    <FormProvider {...methods}>
      <FormStateProvider value={formState}>
        <form className="editor">
          <SaveBar
            listing={listing}
            view={listing}
            role={role}
            form={{ methods } as unknown as EditorForm}
            state="partlyDone"
            problem="Os dados foram salvos, mas duas das imagens não chegaram ao servidor; elas continuam aqui e podem ser repetidas."
            sending={null}
            unsavable={null}
            isAwaited={false}
            isContested={false}
            hasImageChanges
            filesToSend={2}
            onSendImages={() => undefined}
          />
          {fields.map((name) => (
            <label key={name} style={{ display: 'block' }}>
              {name}
              <input style={{ display: 'block', height: 32 }} />
            </label>
          ))}
        </form>
      </FormStateProvider>
    </FormProvider>
  );
};

/** By how much the bar, or the header above it, covers what has the focus. */
const covered = (): number => {
  const top = document.activeElement?.getBoundingClientRect().top ?? 0;
  const under = [...document.querySelectorAll('.shell-top, .editor-bar')].map((each) => each.getBoundingClientRect().bottom);
  return Math.max(0, ...under.map((bottom) => bottom - top));
};

test.each([
  [390, 844],
  [320, 256],
  [1280, 320],
])('in a window of %i × %i the save bar covers nothing that is stepped to, and leaves most of it free', async (width, height) => {
  await page.viewport(width, height);
  render(
    <Theme>
      <LocaleProvider locale="br">
        <div className="shell" data-layout="sidebar">
          <nav className="sidebar" />
          <div className="shell-main">
            <header className="shell-top" style={{ height: 'var(--header-height)' }} />
            <Editor />
          </div>
        </div>
      </LocaleProvider>
    </Theme>,
  );
  const last = screen.getByRole('textbox', { name: 'Campo 24' });
  last.focus();
  const hidden: string[] = [];
  for (const name of fields.toReversed()) {
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name }));
    if (covered() > 0) hidden.push(`${name}: ${Math.round(covered())} px`);
    await userEvent.tab({ shift: true });
  }
  expect(hidden).toEqual([]);
  last.focus();
  const bar = screen.getByRole('region', { name: 'O que será salvo' }).getBoundingClientRect();
  expect(Math.max(0, bar.bottom) / height).toBeLessThan(0.4);
});
