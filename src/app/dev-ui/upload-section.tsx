import { useEffect, useState } from 'react';
import { ok, refuse } from '#lib/result.ts';
import type { UploadEntry } from '#ui/upload/entries.ts';
import { Upload, type FilePublish } from '#ui/upload/upload.tsx';
import { samples } from './samples.ts';

const pixels =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="#fff"/><circle cx="80" cy="60" r="34" fill="#8e4ec6"/><rect x="72" y="22" width="16" height="40" rx="8" fill="#218358"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(pixels)}`;

const file = (name: string, size: number): File => new File([new Uint8Array(size)], name);
const entry = (key: string, given: Partial<UploadEntry>): UploadEntry => ({
  key,
  url: null,
  file: null,
  new: true,
  deleted: false,
  stagedPic: null,
  error: false,
  errorMsg: null,
  stage: 'waiting',
  progress: 0,
  ...given,
});

const inEveryState: readonly (string | UploadEntry)[] = [
  entry('checking', { file: file('tenis-lateral.jpg', 1), stage: 'checking' }),
  entry('waiting', { file: file('tenis-frente-em-fundo-branco.jpg', 348_160), stagedPic: picture }),
  entry('sending', { file: file('tenis-sola.png', 2_202_009), stagedPic: picture, stage: 'sending', progress: 0.6 }),
  entry('failed', { file: file('tenis-costas.png', 90_112), stagedPic: picture, error: true, errorMsg: samples.upload.refused }),
  entry('sent', { url: '/v2/arquivo/nota.pdf', stage: 'sent', progress: 1 }),
  '/v2/arquivo/tabela%20de%20medidas.xlsx',
];

const frames = 12;
/** Sends nothing: counts to the end, and refuses every file whose name says so. */
const pretend: FilePublish = async (given, { signal, onProgress }) => {
  for (let frame = 1; frame <= frames && !signal.aborted; frame += 1) {
    await new Promise((resolve) => setTimeout(resolve, 80));
    onProgress(frame / frames);
  }
  return given.name.includes('falha') ? refuse(samples.upload.refused) : ok(`/v2/arquivo/${encodeURIComponent(given.name)}`);
};

export const UploadSection = () => {
  const [count, setCount] = useState(0);
  // Announced the way a form would hear it.
  useEffect(() => void (document.documentElement.dataset['devAttached'] = String(count)), [count]);
  return (
    <div className="dev-columns">
      <Upload label={samples.upload.states} value={inEveryState} confirmBackground />
      <Upload
        label={samples.upload.sending}
        maxSize={5}
        filePublish={pretend}
        waitingPlace="dev:upload"
        onChange={(entries) => setCount(entries.length)}
      />
      <Upload label={samples.upload.single} singleFile accept={['.pdf', 'xlsx']} sizeLimit={512} />
      <Upload label={samples.upload.disabled} disabled files={['/v2/arquivo/comprovante.pdf']} />
    </div>
  );
};
