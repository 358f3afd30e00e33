import { ImageOff, Paperclip } from 'lucide-react';
import { useState } from 'react';
import type { ShownMessage } from '#commands/mediation/mediation-view.ts';
import { useT } from '#locale/locale.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { FileLink } from './file-link.tsx';
import { fileOf, type ThreadFile } from './files.ts';
import { Lightbox } from './lightbox.tsx';

/** What was sent along: pictures are looked at here, anything else is saved and never opened in our origin (reliability 112). */
export const MessageFiles = ({ message: { picture } }: { readonly message: ShownMessage }) => {
  const [shown, setShown] = useState<number | null>(null);
  if (picture.length === 0) return null;
  const files = picture.map((address) => fileOf(address, location.origin));
  const pictures = files.filter(({ isPicture }) => isPicture);
  return (
    <>
      <ul className="thread-files">
        {files.map((file, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same file may be there twice, and the list never moves
          <li key={`${at} ${file.name}`}>
            {file.href === null ? (
              <span className="thread-file">
                <Paperclip size={14} aria-hidden /> <SafeText>{file.name}</SafeText>
              </span>
            ) : file.isPicture ? (
              <PictureButton file={file} onOpen={() => setShown(pictures.indexOf(file))} />
            ) : (
              <FileLink file={file} />
            )}
          </li>
        ))}
      </ul>
      <Lightbox pictures={pictures} shown={shown} onShow={setShown} />
    </>
  );
};

const PictureButton = ({ file: { name, href }, onOpen }: { readonly file: ThreadFile; readonly onOpen: () => void }) => {
  const t = useT();
  const [isBroken, setBroken] = useState(false);
  return (
    <button type="button" className="thread-picture" aria-label={t('mediation.file.image', { name })} title={name} onClick={onOpen}>
      {isBroken || href === null ? (
        <ImageOff size={18} aria-hidden />
      ) : (
        <img src={href} alt="" decoding="async" onError={() => setBroken(true)} />
      )}
    </button>
  );
};
