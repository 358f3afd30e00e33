import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ok, refuse } from '#lib/result.ts';
import type { FilePublish, UploadHandle } from './upload.tsx';
import { waitingFilesOf } from './waiting-files.ts';
import { button, choose, confirmDeletion, names, one, openUploads, pdf, picture, press, settled, type Options } from './upload-fixture.tsx';

const { show, close, entries } = openUploads();

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
  expect(entries()[0]).toMatchObject({ error: true, errorMsg: 'Servidor ocupado', url: null });
  press('Enviar nota.pdf de novo');
  await expect.poll(() => entries()[0]).toMatchObject({ error: false, url: '/sent/nota.pdf', stage: 'sent' });
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
  expect(entries()).toMatchObject([{ deleted: true, url: null }]);
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

test('a file that is sent again gives the focus to what can be done with it next', async () => {
  let tries = 0;
  show({ filePublish: async () => ((tries += 1) === 1 ? refuse('Servidor ocupado') : new Promise(() => {})) });
  await choose(pdf('nota.pdf'));
  await expect.poll(() => document.querySelector('.upload-error')?.textContent).toBe('Servidor ocupado');
  button('Enviar nota.pdf de novo').focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => one('progress'));
  expect(document.activeElement).toBe(button('Deletar nota.pdf'));
});
