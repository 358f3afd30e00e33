import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ok, refuse } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { Toaster } from '#ui/toast.tsx';
import type { UploadEntry } from './entries.ts';
import { forgetWaitingFiles } from './forget-waiting-files.ts';
import { Upload, type FilePublish, type UploadHandle } from './upload.tsx';
import { waitingFilesOf } from './waiting-files.ts';

let close = (): void => undefined;
let entries: readonly UploadEntry[] = [];
beforeEach(async () => {
  entries = [];
  await forgetWaitingFiles();
});
afterEach(() => {
  sonner.dismiss();
  close();
});

/** A worker that starts on a busy machine takes its time. */

type Options = Omit<Parameters<typeof Upload>[0], 'onChange'>;
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
    close = () => undefined;
  };
};

const picture = async (name: string, colour = '#ffffff'): Promise<File> => {
  const canvas = new OffscreenCanvas(300, 200);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 300, 200);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name);
};
const pdf = (name: string, size = 20): File => new File(['%PDF-1.4\n'.padEnd(size)], name);
const pictures = (count: number): Promise<readonly File[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => picture(`foto${at + 1}.png`)));

const carrying = (files: readonly File[]): DataTransfer => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as querySelector itself
const one = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const choose = async (...files: readonly File[]): Promise<void> => {
  await vi.waitFor(() => one('input[type=file]'));
  const input = one<HTMLInputElement>('input[type=file]');
  input.files = carrying(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
const button = (name: string): HTMLButtonElement => one(`button[aria-label="${name}"]`);
const press = (name: string): void => button(name).click();
const confirmDeletion = async (name: string): Promise<void> => {
  press(`Deletar ${name}`);
  await vi.waitFor(() => one('dialog[open]'));
  [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')].find(({ textContent }) => textContent === 'Deletar')?.click();
};
const names = (): readonly string[] => [...document.querySelectorAll('.upload-name')].map(({ textContent }) => textContent);
const said = (): readonly string[] =>
  [...document.querySelectorAll('[data-sonner-toast] [data-title]')].map(({ textContent }) => textContent);
const settled = async (count: number): Promise<void> => {
  await vi.waitFor(() => {
    expect(document.querySelectorAll('.upload-tile:not([data-stage=checking])')).toHaveLength(count);
    expect(document.querySelectorAll('.upload-tile[data-stage=checking]')).toHaveLength(0);
  });
};

/** A person gives up, too. */
const tabUntil = async (isThere: () => boolean, most = 30): Promise<void> => {
  for (let pressed = 0; pressed < most && !isThere(); pressed += 1) await userEvent.tab();
  expect(isThere()).toBe(true);
};

test('a chosen picture is shown at once and waits for the form', async () => {
  show();
  await choose(await picture('tenis.png'));
  await settled(1);
  const shown = one<HTMLImageElement>('.upload-tile img');
  await shown.decode();
  expect([names(), shown.naturalWidth]).toEqual([['tenis.png'], 300]);
  expect(entries[0]).toMatchObject({ new: true, deleted: false, error: false, errorMsg: null, url: null, stage: 'waiting' });
});

test('a picture’s link is taken back when it is deleted', async () => {
  show();
  await choose(await picture('tenis.png'));
  await settled(1);
  const { src } = one<HTMLImageElement>('.upload-tile img');
  press('Deletar tenis.png');
  await vi.waitFor(() => one('dialog[open]'));
  expect(one('dialog[open]').textContent).toContain('Deseja mesmo deletar o(s) registro(s) selecionado(s)?');
  expect(one('dialog[open] h2').textContent).toBe('Deletar Registro(s)');
  await confirmDeletion('tenis.png');
  await settled(0);
  expect(entries).toMatchObject([{ deleted: true, file: null }]);
  await expect(fetch(src)).rejects.toThrow('Failed to fetch');
});

test('files dropped and pasted come in as chosen ones do', async () => {
  show();
  await vi.waitFor(() => one('.upload-zone'));
  one('.upload-zone').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying([pdf('solto.pdf')]) }));
  await settled(1);
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying([await picture('colado.png')]) });
  one('.upload-zone button').dispatchEvent(paste);
  await settled(2);
  expect([names(), paste.defaultPrevented]).toEqual([['solto.pdf', 'colado.png'], true]);
});

test('each refusal is said in the specified words', async () => {
  show({ sizeLimit: 512 });
  await choose(new File(['GIF89a'], 'anim.gif'));
  await expect.poll(said).toContain('Formato inválido .gif Imagem GIF: salve em outro formato (JPG, PNG) e escolha de novo.');
  await choose(pdf('grande.pdf', 512 * 1024 + 1));
  await expect.poll(said).toContain('Arquivo grande.pdf maior do que o tamanho permitido. 0,5mb');
  await settled(0);
});

test('ten files are the limit: the eleventh of a batch is told how many, one more that there is no room', async () => {
  show();
  await choose(...(await pictures(11)));
  await settled(10);
  await expect.poll(said).toEqual(['10 arquivos anexados, 1 recusado\nfoto11.png: Limitado a 10 anexos!']);
  await choose(pdf('a mais.pdf'));
  await expect.poll(said).toContain('Quantidade de anexo excedido!');
});

test('deleted files make room again', async () => {
  show({ maxSize: 1 });
  await choose(pdf('um.pdf'));
  await settled(1);
  await confirmDeletion('um.pdf');
  await settled(0);
  await choose(pdf('dois.pdf'));
  await settled(1);
  expect(names()).toEqual(['dois.pdf']);
});

test('a batch is summed up in one message, however many files it had', async () => {
  show();
  await choose(
    await picture('a.png'),
    await picture('b.png'),
    ...['c', 'd', 'e', 'f', 'g', 'h'].map((name) => new File(['?'], `${name}.exe`)),
  );
  await settled(2);
  await expect.poll(said).toHaveLength(1);
  expect(said()[0]?.split('\n')).toEqual([
    '2 arquivos anexados, 6 recusados',
    ...['c', 'd', 'e', 'f'].map((name) => `${name}.exe: Formato inválido .exe Aceitos: JPG, PNG, PDF, XLSX.`),
    'e mais 2',
  ]);
});

test('where white is asked for, a picture that is not on white is dropped; the choice is locked while files are attached', async () => {
  show({ confirmBackground: true });
  await choose(await picture('cinza.png', '#808080'));
  await expect.poll(said).toEqual(['Arquivo não contém fundo branco.']);
  await settled(0);
  const choice = one<HTMLButtonElement>('.upload-white button');
  choice.click();
  await choose(await picture('cinza.png', '#808080'));
  await settled(1);
  expect(choice.disabled).toBe(true);
  expect(document.querySelector(`[id="${choice.getAttribute('aria-describedby') ?? ''}"]`)?.textContent).toBe(
    'Delete as imagens para desbloquear esta opção.',
  );
});

test('the order is changed by keyboard alone, and each step is said', async () => {
  show({ files: ['/a.pdf', '/b.pdf', '/c.pdf'] });
  await settled(3);
  button('Mudar a posição de a.pdf').focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => one('[id^=DndLiveRegion]').textContent).toContain('a.pdf na posição 1 de 3');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => one('[id^=DndLiveRegion]').textContent).toContain('a.pdf na posição 2 de 3');
  await userEvent.keyboard(' ');
  await expect.poll(() => entries.map(({ url }) => url)).toEqual(['/b.pdf', '/a.pdf', '/c.pdf']);
});

test('files are chosen, moved and deleted with Tab, arrows and Enter alone', async () => {
  show();
  await vi.waitFor(() => one('input[type=file]'));
  const input = one<HTMLInputElement>('input[type=file]');
  const opened = vi.fn<() => void>();
  // The system's own window is not ours to walk: that it would open is.
  input.addEventListener('click', (event) => {
    event.preventDefault();
    opened();
  });
  await tabUntil(() => document.activeElement?.textContent === 'Escolher arquivos');
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  await choose(...(await pictures(3)));
  await settled(3);

  await tabUntil(() => document.activeElement === button('Mudar a posição de foto1.png'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => one('[id^=DndLiveRegion]').textContent).toContain('foto1.png na posição 1 de 3');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => one('[id^=DndLiveRegion]').textContent).toContain('foto1.png na posição 2 de 3');
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['foto2.png', 'foto1.png', 'foto3.png']);

  await tabUntil(() => document.activeElement === button('Deletar foto3.png'));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => one('dialog[open]'));
  await tabUntil(() => document.activeElement?.textContent === 'Deletar');
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['foto2.png', 'foto1.png']);
});

test('files are sent as they come, with how far each is; what fails says why and is sent again on request', async () => {
  let tries = 0;
  const publish: FilePublish = async (file, { onProgress }) => {
    tries += 1;
    onProgress(0.5);
    await vi.waitFor(() => expect(one<HTMLProgressElement>('progress').value).toBe(0.5));
    return tries === 1 ? refuse('Servidor ocupado') : ok(`/sent/${file.name}`);
  };
  show({ filePublish: publish });
  await choose(pdf('nota.pdf'));
  await expect.poll(() => document.querySelector('.upload-error')?.textContent).toBe('Servidor ocupado');
  expect(entries[0]).toMatchObject({ error: true, errorMsg: 'Servidor ocupado', url: null });
  press('Enviar nota.pdf de novo');
  await expect.poll(() => entries[0]).toMatchObject({ error: false, url: '/sent/nota.pdf', stage: 'sent' });
});

test('a file deleted while it is being sent is called back', async () => {
  const aborted = vi.fn<() => void>();
  show({
    filePublish: (_file, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          aborted();
          resolve(refuse('cancelado'));
        });
      }),
  });
  await choose(pdf('nota.pdf'));
  await vi.waitFor(() => one('progress'));
  await confirmDeletion('nota.pdf');
  await expect.poll(() => aborted.mock.calls.length).toBe(1);
  expect(entries).toMatchObject([{ deleted: true, url: null }]);
});

test('unsent files are there again after the page was left', async () => {
  show({ waitingPlace: 'u1:form' });
  await choose(await picture('tenis.png'), pdf('nota.pdf'));
  await settled(2);
  await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).toContain('balcao-waiting-files');
  await expect.poll(async () => (await waitingFilesOf('u1:form').read()).length).toBe(2);
  close();
  show({ waitingPlace: 'u1:form' });
  await settled(2);
  expect(names()).toEqual(['tenis.png', 'nota.pdf']);
  expect(document.querySelectorAll('.upload-tile img')).toHaveLength(1);
});

test('a disabled widget takes nothing in', async () => {
  show({ disabled: true, files: ['/a.pdf'] });
  await settled(1);
  one('.upload-zone').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying([pdf('solto.pdf')]) }));
  expect([names(), button('Deletar a.pdf').disabled]).toEqual([['a.pdf'], true]);
});

describe('files that lay elsewhere', () => {
  const open = async (options: Options = {}): Promise<UploadHandle> => {
    const handle = createRef<UploadHandle>();
    show({ waitingPlace: 'u1:form', handle, ...options });
    await vi.waitFor(() => expect(handle.current).not.toBeNull());
    if (!handle.current) throw new Error('No upload');
    return handle.current;
  };
  const waiting = () => waitingFilesOf('u1:form').read();

  test('come in and are kept, and once only when a crash left them here already', async () => {
    const files = [pdf('nota.pdf'), pdf('recibo.pdf')];
    expect(await (await open()).bring('m1', files)).toBe('here');
    expect((await waiting()).map(({ key }) => key)).toEqual(['m1/0', 'm1/1']);
    close();
    expect(await (await open()).bring('m1', files)).toBe('here');
    expect([names(), (await waiting()).length]).toEqual([['nota.pdf', 'recibo.pdf'], 2]);
  });

  test('come all or none: where they are too many, what is attached stays as it is', async () => {
    const handle = await open({ maxSize: 2 });
    await choose(pdf('nota.pdf'));
    await settled(1);
    expect(await handle.bring('m1', [pdf('um.pdf'), pdf('dois.pdf')])).toBe('no-room');
    expect([names(), (await waiting()).length]).toEqual([['nota.pdf'], 1]);
  });

  test('come all or none: of one that is refused the others go again', async () => {
    const handle = await open();
    expect(await handle.bring('m1', [pdf('um.pdf'), new File(['a;b'], 'planilha.xlsx')])).toBe('failed');
    expect([names(), await waiting()]).toEqual([[], []]);
  });

  test('what went elsewhere is cleared, and what was attached since stays', async () => {
    const handle = await open();
    await handle.bring('m1', [pdf('um.pdf')]);
    await choose(pdf('depois.pdf'));
    await settled(2);
    await handle.clear(['m1/0']);
    expect([names(), (await waiting()).length]).toEqual([['depois.pdf'], 1]);
  });
});
