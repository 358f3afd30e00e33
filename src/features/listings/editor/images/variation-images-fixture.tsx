import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '#api/client.ts';
import type { ImageRole } from '#contract/sku.ts';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { Toaster } from '#ui/toast.tsx';
import { forgetWaitingFiles } from '#ui/upload/forget-waiting-files.ts';
import type { Arrangement } from './arrangement.ts';
import type { DraftImages } from './draft-images.ts';
import { VariationImages } from './variation-images.tsx';

export const verdict = {
  valid: true,
  hash: 'h',
  format: 'png',
  width: 300,
  height: 200,
  whiteBorder: 1,
  sharpness: 90,
  warnings: ['under-1200'],
};

interface Shown {
  readonly images?: readonly string[];
  readonly imageRole?: Extract<ImageRole, 'cover' | 'variation'>;
  readonly isReadOnly?: boolean;
  readonly arrangement?: Arrangement;
}

const nothing = (): void => undefined;

/** The images of one variation in a page, without a form around them; the analyser gives `answers` in turn, then that all is well. */
export const openImages = () => {
  let close = nothing;
  const field = { draft: null as DraftImages | null, answers: [] as (() => unknown)[] };
  beforeEach(async () => {
    field.draft = null;
    field.answers = [];
    await forgetWaitingFiles();
  });
  afterEach(async () => {
    sonner.dismiss();
    close();
    // What waits may still be on its way to the disk, which the next test clears.
    await new Promise((resolve) => setTimeout(resolve, 250));
  });
  const send: Api['send'] = () => Promise.resolve((field.answers.shift() ?? (() => ok(verdict)))() as never);
  const show = ({ images = [], imageRole = 'variation', isReadOnly = false, arrangement }: Shown = {}): void => {
    const host = document.createElement('main');
    document.body.append(host);
    const root = createRoot(host);
    const workbench = { api: { send }, queryClient: new QueryClient() } as unknown as Workbench;
    root.render(
      <LocaleProvider locale="br">
        <WorkbenchProvider value={workbench}>
          <VariationImages
            label="Imagens de AZ-38"
            imageRole={imageRole}
            images={images}
            arrangement={arrangement}
            place="u1:test"
            isReadOnly={isReadOnly}
            onChange={(next) => (field.draft = next)}
          />
          <Toaster appearance="light" />
        </WorkbenchProvider>
      </LocaleProvider>,
    );
    close = () => {
      root.unmount();
      host.remove();
      close = nothing;
    };
  };
  return Object.assign(field, { show, close: () => close() });
};

export const choose = async (...files: readonly File[]): Promise<void> => {
  const button = page.getByRole('button', { name: 'Escolher arquivos' });
  await expect.element(button).toBeVisible();
  const input = button.element().closest('fieldset')?.querySelector('input');
  if (!input) throw new Error('no input');
  await userEvent.upload(input, [...files]);
};

export const expectSeen = async (text: string | RegExp): Promise<void> => {
  await expect.element(page.getByText(text).first()).toBeVisible();
};
