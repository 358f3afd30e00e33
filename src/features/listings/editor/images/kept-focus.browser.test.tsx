import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { someCommands } from '#palette/commands-fixture.ts';
import { CommandsContextProvider } from '#palette/context.tsx';
import { FormStateProvider } from '#ui/form/form-state.ts';
import { forgetWaitingFiles } from '#ui/upload/forget-waiting-files.ts';
import { carrying, picture } from '#ui/upload/upload-fixture.tsx';
import { valuesOf, type EditorValues } from '../editor-values.ts';
import type { EditorForm } from '../use-editor-form.ts';
import { useImageDrafts } from '../use-image-drafts.ts';
import { VariationsSection } from '../variations-section.tsx';

const verdict = { valid: true, hash: 'h', format: 'png', width: 300, height: 200, whiteBorder: 1, sharpness: 90, warnings: [] };
let answerAnalysis = (): void => undefined;
let analysis: Promise<unknown> = Promise.resolve();
const send = ({ name }: { readonly name: string }) =>
  name === 'getTechnicalSpecs' ? Promise.resolve(ok({ data: { technicalSpecs: { groups: [] } } })) : analysis;

let made = 0;
const workbench = {
  api: { send },
  queryClient: new QueryClient(),
  newId: () => `new${(made += 1)}`,
  actor: () => ({ id: 'u1', name: 'Pessoa', role: 'seller' }),
} as unknown as Workbench;
const formState = { alerted: new Set<string>(), keepOut: () => undefined, onScreen: new Map() };

let host: HTMLElement;
let root: Root;
beforeEach(async () => {
  await forgetWaitingFiles();
  analysis = new Promise((resolve) => {
    answerAnalysis = () => resolve(ok(verdict));
  });
  host = document.createElement('main');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  sonner.dismiss();
  root.unmount();
  host.remove();
});

const Around = ({ children }: { readonly children: ReactNode }) => {
  const commands = someCommands();
  return (
    <LocaleProvider locale="br">
      <QueryClientProvider client={workbench.queryClient}>
        <WorkbenchProvider value={workbench}>
          <CommandsContextProvider value={commands}>{children}</CommandsContextProvider>
        </WorkbenchProvider>
      </QueryClientProvider>
    </LocaleProvider>
  );
};
const Section = ({ listing }: { readonly listing: ReturnType<typeof aListing> }) => {
  const methods = useForm<EditorValues, unknown, EditorValues>({ defaultValues: valuesOf(listing) });
  const images = useImageDrafts(listing, { methods } as unknown as EditorForm);
  return (
    <FormProvider {...methods}>
      <FormStateProvider value={formState}>
        <VariationsSection listing={listing} isReadOnly={false} areImagesClosed={false} broken={[]} images={images} />
      </FormStateProvider>
    </FormProvider>
  );
};
const open = (changes: Parameters<typeof aListing>[0]): void =>
  root.render(
    <Around>
      <Section listing={aListing(changes)} />
    </Around>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const enterOn = async (name: string): Promise<void> => {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const focused = (): string => {
  const { activeElement: element } = document;
  return element?.getAttribute('aria-label') ?? (element === document.body ? 'the page' : (element?.textContent ?? ''));
};
const two = { variations: [], image: ['/v2/image/one.jpg', '/v2/image/two.jpg'] };

test('an image that is validated keeps the focus at its button, which does nothing until the answer is there', async () => {
  open(two);
  await enterOn('Validar Imagem 1 · one.jpg');
  await vi.waitFor(() => expect(document.querySelector('[data-state="loading"]')).not.toBeNull());
  await userEvent.keyboard('{Enter}');
  expect([focused(), button('Validar Imagem 1 · one.jpg').element().getAttribute('aria-disabled')]).toEqual([
    'Validar Imagem 1 · one.jpg',
    'true',
  ]);
  answerAnalysis();
  await vi.waitFor(() => expect(document.querySelector('[data-state="validated"]')).not.toBeNull());
  expect([focused(), button('Validar Imagem 1 · one.jpg').element().getAttribute('aria-disabled')]).toEqual([
    'Validar Imagem 1 · one.jpg',
    null,
  ]);
});

test('an image that is replaced gives the focus to the one in its place', async () => {
  open(two);
  await expect.element(button('Substituir Imagem 2 · two.jpg')).toBeVisible();
  const input = document.querySelectorAll<HTMLInputElement>('.draft-image input[type=file]')[1];
  if (!input) throw new Error('no input');
  // The system's own window is not ours to walk.
  input.addEventListener('click', (event) => event.preventDefault());
  await enterOn('Substituir Imagem 2 · two.jpg');
  input.files = carrying([await picture('nova.png')]).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(button('Substituir Imagem 2 · nova.png')).toBeVisible();
  expect(focused()).toBe('Substituir Imagem 2 · nova.png');
});

test('a variation that is taken back gives the focus to the one beside it, the last to where another is added', async () => {
  open({ variations: [], image: [] });
  await enterOn('Adicionar variação');
  await enterOn('Adicionar variação');
  await expect.poll(() => document.querySelectorAll('.editor-variation').length).toBe(2);
  const remove = (at: number) => document.querySelectorAll<HTMLElement>('.editor-variation-actions > button:last-child')[at];
  remove(1)?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelectorAll('.editor-variation').length).toBe(1);
  const [left] = document.querySelectorAll('.editor-variation');
  expect([left?.contains(document.activeElement), focused()]).toEqual([true, 'Adicionar característica']);
  remove(0)?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelectorAll('.editor-variation').length).toBe(0);
  expect(focused()).toBe('Adicionar variação');
});
