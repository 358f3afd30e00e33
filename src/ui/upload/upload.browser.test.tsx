import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  button,
  carrying,
  choose,
  confirmDeletion,
  names,
  one,
  openUploads,
  pdf,
  picture,
  pictures,
  press,
  said,
  settled,
} from './upload-fixture.tsx';

const { show, entries } = openUploads();

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
  expect(entries()[0]).toMatchObject({ new: true, deleted: false, error: false, errorMsg: null, url: null, stage: 'waiting' });
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
  expect(entries()).toMatchObject([{ deleted: true, file: null }]);
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

test('each refusal is said in the specified words, with the name of its file', async () => {
  show({ sizeLimit: 512 });
  await choose(new File(['GIF89a'], 'anim.gif'));
  await expect.poll(said).toContain('anim.gif: Formato inválido .gif Imagem GIF: salve em outro formato (JPG, PNG) e escolha de novo.');
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
  await expect.poll(said).toContain('a mais.pdf: Quantidade de anexo excedido!');
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
  await expect.poll(said).toEqual(['cinza.png: Arquivo não contém fundo branco.']);
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
  await expect.poll(() => entries().map(({ url }) => url)).toEqual(['/b.pdf', '/a.pdf', '/c.pdf']);
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

test('a disabled widget takes nothing in', async () => {
  show({ disabled: true, files: ['/a.pdf'] });
  await settled(1);
  one('.upload-zone').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying([pdf('solto.pdf')]) }));
  expect([names(), button('Deletar a.pdf').disabled]).toEqual([['a.pdf'], true]);
});
