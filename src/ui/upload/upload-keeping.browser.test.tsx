import { expect, test, vi } from 'vitest';
import { choose, names, openUploads, pdf, said, settled } from './upload-fixture.tsx';
import { waitingFilesOf } from './waiting-files.ts';

const { show } = openUploads();
const place = 'u1:form';
const kept = async (): Promise<readonly string[]> => (await waitingFilesOf(place).read()).map(({ file }) => file.name);

test('where nothing can be kept that is said once, every batch is told of, and files are kept as soon as they can be', async () => {
  const uncaught = vi.fn<(event: PromiseRejectionEvent) => void>();
  addEventListener('unhandledrejection', uncaught);
  const broken = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  const sentence = 'Este navegador não consegue guardar arquivos agora: o que for anexado se perde se a página fechar.';
  show({ waitingPlace: place });
  await choose(new File(['GIF89a'], 'anim.gif'));
  await expect.poll(said).toContain('anim.gif: Formato inválido .gif Imagem GIF: salve em outro formato (JPG, PNG) e escolha de novo.');
  await choose(pdf('um.pdf'));
  await settled(1);
  await choose(pdf('dois.pdf'));
  await settled(2);
  await expect.poll(said).toContain('1 arquivo anexado');
  await expect.poll(said).toContain(sentence);
  expect(said().filter((text) => text === sentence)).toHaveLength(1);

  broken.mockRestore();
  await choose(pdf('tres.pdf'));
  await expect.poll(kept).toEqual(['um.pdf', 'dois.pdf', 'tres.pdf']);
  expect(names()).toEqual(['um.pdf', 'dois.pdf', 'tres.pdf']);
  removeEventListener('unhandledrejection', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});
