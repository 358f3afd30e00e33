import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { whiteBorderShare } from '#lib/image/white-border.ts';
import { defaultAccept, kindsOf, refusalOf, type FileFacts } from './file-kind.ts';
import { openInspector } from './inspect.ts';

const inspector = openInspector();
afterAll(inspector.close);

/** A drawn picture as a file of the browser's own encoder. */
const drawn = async (type: 'image/jpeg' | 'image/png', colour: string, width = 300, height = 200): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#1b4489';
  pen.fillRect(width / 4, height / 4, width / 2, height / 2);
  return canvas.convertToBlob({ type });
};
const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer());

describe('own files', () => {
  test.each(['image/jpeg', 'image/png'] as const)('%s on white and on grey', async (type) => {
    const kind = type === 'image/jpeg' ? 'jpeg' : 'png';
    const white = await inspector.inspect(await drawn(type, '#ffffff'));
    expect(white).toEqual({ kind, state: 'whole', whiteBorder: 1 });
    expect(await inspector.inspect(await drawn(type, '#808080'))).toEqual({ kind, state: 'whole', whiteBorder: 0 });
  });

  test('half a photograph is damaged', async () => {
    const whole = await bytesOf(await drawn('image/jpeg', '#ffffff', 900, 700));
    expect(await inspector.inspect(new Blob([whole.slice(0, whole.length / 2)]))).toEqual({ kind: 'jpeg', state: 'corrupt' });
  });

  test('a bomb is known by its header: nothing of it is decoded', async () => {
    const bomb = await bytesOf(await drawn('image/png', '#ffffff'));
    new DataView(bomb.buffer).setUint32(16, 60_000);
    new DataView(bomb.buffer).setUint32(20, 60_000);
    expect(await inspector.inspect(new Blob([bomb]))).toEqual({ kind: 'png', state: 'tooManyPixels' });
  });

  test.each([
    ['%PDF-1.4\n%âãÏÓ\n', { kind: 'pdf' }],
    ['<html><script>alert(1)</script>', { kind: 'other', mime: null }],
    ['MZ\u0090', { kind: 'other', mime: 'application/x-msdownload' }],
    ['', { kind: 'other', mime: null }],
  ] satisfies [string, FileFacts][])('bytes that begin with %j', async (text, facts) => {
    expect(await inspector.inspect(new Blob([text]))).toEqual(facts);
  });
});

describe('a worker that can not be loaded', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Its address leads nowhere, as after a release that took the old chunk away. */
  const openDead = () => {
    const nowhere = URL.createObjectURL(new Blob());
    URL.revokeObjectURL(nowhere);
    const born: Worker[] = [];
    const Native = Worker;
    vi.stubGlobal(
      'Worker',
      class extends Native {
        constructor() {
          super(nowhere, { type: 'module' });
          born.push(this);
        }
      },
    );
    const opened = openInspector();
    const died = new Promise((resolve) => {
      born[0]?.addEventListener('error', resolve, { once: true });
    });
    return { opened, died };
  };

  test('leaves every file of a batch unreadable, and none waits for ever', async () => {
    const { opened } = openDead();
    expect(await opened.inspect(new Blob(['a']))).toEqual({ kind: 'unreadable' });
    expect(await opened.inspect(new Blob(['b']))).toEqual({ kind: 'unreadable' });
    opened.close();
  });

  test('is known as such also when it failed before the first file', async () => {
    const { opened, died } = openDead();
    await died;
    expect(await Promise.all(['a', 'b'].map((text) => opened.inspect(new Blob([text]))))).toEqual([
      { kind: 'unreadable' },
      { kind: 'unreadable' },
    ]);
    opened.close();
  });
});

// Names of files as Vite serves them; empty where the shared material is not beside the repository.
const shared: Readonly<Record<string, string>> = import.meta.glob('../../../../shared/data/images/*/*.*', {
  query: '?url',
  import: 'default',
  eager: true,
});
const paths = Object.keys(shared);
const factsOf = async (path: string): Promise<FileFacts> => {
  const reply = await fetch(shared[path] ?? '');
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return inspector.inspect(await reply.blob());
};
const inFolder = (folder: string): readonly string[] => paths.filter((path) => path.includes(`/images/${folder}/`));
const nameOf = (path: string): string => path.split('/').at(-1) ?? '';
const verdictOf = async (path: string): Promise<string | undefined> =>
  refusalOf(nameOf(path), await factsOf(path), { kinds: kindsOf(defaultAccept), mustBeWhite: false })?.message.key;

describe.skipIf(paths.length === 0)('real and hostile files (../shared/data/images)', () => {
  test('every attack comes to its end', async () => {
    const ends: Record<string, string | undefined> = {};
    for (const path of inFolder('attack')) ends[nameOf(path).slice(0, 24)] = await verdictOf(path);
    const refused = Object.entries(ends).filter(([, end]) => end !== undefined);
    expect(Object.fromEntries(refused)).toEqual({
      'bomb_20000x20000_1bit.pn': 'upload.tooManyPixels',
      'bomb_60000x60000_1bit.pn': 'upload.tooManyPixels',
      'huge_header_2147483647.p': 'upload.tooManyPixels',
      'truncated_half.jpg': 'upload.corrupt',
      'empty.jpg': 'upload.format',
      'exe_as_jpg.jpg': 'upload.format',
      'gif_js.gif': 'upload.format',
      'html_as_jpg.jpg': 'upload.format',
      'jpg_as_PDF.PDF': 'upload.format',
      'one_byte.png': 'upload.format',
      'png_as_jpg.jpg': 'upload.format',
      'svg_as_png.png': 'upload.format',
      'svg_script.svg': 'upload.format',
      'svg_xxe.svg': 'upload.format',
      'zip_as_xlsx.xlsx': 'upload.format',
    });
    // What remains is what it says it is, however it is called: the server encodes it anew (reliability, inputs 99 and 100).
    expect(ends).toMatchObject({ 'MAIUSCULA.JPEG': undefined, 'arquivo.Pdf': undefined, 'ponto.jpg.': undefined });
  });

  test('formats nobody asked for are refused, HEIC with an explanation', async () => {
    const ends = Object.fromEntries(
      await Promise.all(inFolder('formats').map(async (path) => [nameOf(path), await verdictOf(path)] as const)),
    );
    const taken = Object.keys(ends).filter((name) => ends[name] === undefined);
    expect(taken.toSorted()).toEqual([
      'filetype_fixture-printed.pdf',
      'filetype_fixture-smallest.pdf',
      'filetype_fixture.jpg',
      'filetype_fixture.pdf',
      'filetype_fixture.png',
      'filetype_fixture.xlsx',
      'filetype_fixture2.xlsx',
    ]);
    const heic = inFolder('formats').filter((path) => /\.hei[cf]$/u.test(path));
    const hints = await Promise.all(
      heic.map(
        async (path) => refusalOf(nameOf(path), await factsOf(path), { kinds: kindsOf(defaultAccept), mustBeWhite: false })?.hint?.key,
      ),
    );
    expect(hints).toEqual(['upload.why.heic', 'upload.why.heic']);
  });

  test('every file of corrupt is judged, and none keeps the next one waiting', async () => {
    const facts = await Promise.all(inFolder('corrupt').map(factsOf));
    expect(facts).toHaveLength(inFolder('corrupt').length);
    expect(facts.filter(({ kind }) => kind === 'unreadable')).toEqual([]);
  });

  test('7 of 10 catalogue pictures are on white and 1 of 27 scenes, as the server measures them', async () => {
    const onWhite = async (folder: string): Promise<number> => {
      const facts = await Promise.all(
        inFolder(folder)
          .filter((path) => path.endsWith('.jpg'))
          .map(factsOf),
      );
      return facts.filter((each) => 'whiteBorder' in each && each.whiteBorder >= whiteBorderShare).length;
    };
    expect([await onWhite('white-bg'), await onWhite('scene')]).toEqual([7, 1]);
  });
});
