import { createRoot } from 'react-dom/client';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { Toaster } from '#ui/toast.tsx';
import type { UploadEntry } from './entries.ts';
import { forgetWaitingFiles } from './forget-waiting-files.ts';
import { Upload } from './upload.tsx';

export type Options = Omit<Parameters<typeof Upload>[0], 'onChange'>;

const nothing = (): void => undefined;

/** The widget in a page, and hands on it. */
export const openUploads = () => {
  let close = nothing;
  let entries: readonly UploadEntry[] = [];
  beforeEach(async () => {
    entries = [];
    await forgetWaitingFiles();
  });
  afterEach(() => {
    sonner.dismiss();
    close();
  });

  const show = (options: Options = {}): void => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = createRoot(host);
    root.render(
      <LocaleProvider locale="br">
        <Upload {...options} onChange={(next) => (entries = next)} />
        <Toaster appearance="light" />
      </LocaleProvider>,
    );
    close = () => {
      root.unmount();
      host.remove();
      close = nothing;
    };
  };

  return { show, close: () => close(), entries: () => entries };
};

export const picture = async (name: string, colour = '#ffffff'): Promise<File> => {
  const canvas = new OffscreenCanvas(300, 200);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 300, 200);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name);
};
export const pdf = (name: string, size = 20): File => new File(['%PDF-1.4\n'.padEnd(size)], name);
export const pictures = (count: number): Promise<readonly File[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => picture(`foto${at + 1}.png`)));

export const carrying = (files: readonly File[]): DataTransfer => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as querySelector itself
export const one = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
export const choose = async (...files: readonly File[]): Promise<void> => {
  await vi.waitFor(() => one('input[type=file]'));
  const input = one<HTMLInputElement>('input[type=file]');
  input.files = carrying(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
export const button = (name: string): HTMLButtonElement => one(`button[aria-label="${name}"]`);
export const press = (name: string): void => button(name).click();
export const confirmDeletion = async (name: string): Promise<void> => {
  press(`Deletar ${name}`);
  await vi.waitFor(() => one('dialog[open]'));
  [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')].find(({ textContent }) => textContent === 'Deletar')?.click();
};
export const names = (): readonly string[] => [...document.querySelectorAll('.upload-name')].map(({ textContent }) => textContent);
export const said = (): readonly string[] =>
  [...document.querySelectorAll('[data-sonner-toast] [data-title]')].map(({ textContent }) => textContent);
export const settled = async (count: number): Promise<void> => {
  await vi.waitFor(() => {
    expect(document.querySelectorAll('.upload-tile:not([data-stage=checking])')).toHaveLength(count);
    expect(document.querySelectorAll('.upload-tile[data-stage=checking]')).toHaveLength(0);
  });
};
