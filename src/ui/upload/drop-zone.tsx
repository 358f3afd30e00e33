import { Button } from '@radix-ui/themes';
import { Paperclip } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useT } from '#locale/locale.tsx';

interface DropZoneProps {
  readonly accept: readonly string[];
  readonly isSingle: boolean;
  readonly isDisabled: boolean;
  /** Which files, and how many. */
  readonly hint: string;
  readonly onFiles: (files: FileList) => void;
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Choose, drop, or paste: the three ways a file comes in. */
export const DropZone = ({ accept, isSingle, isDisabled, hint, onFiles }: DropZoneProps) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  // Entering a child leaves its parent: only the balance says whether the file is still over us.
  const [depth, setDepth] = useState(0);
  const over = (change: number) => (event: DragEvent) => {
    if (carriesFiles(event)) setDepth((now) => Math.max(0, now + change));
  };
  return (
    <div
      className="upload-zone"
      data-over={depth > 0 && !isDisabled}
      data-disabled={isDisabled}
      onDragEnter={over(1)}
      onDragLeave={over(-1)}
      onDragOver={(event) => {
        if (carriesFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        // Also when nothing is taken: the browser would leave the page and show the file.
        event.preventDefault();
        setDepth(0);
        onFiles(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        disabled={isDisabled}
        accept={accept.map((each) => (each.startsWith('.') ? each : `.${each}`)).join(',')}
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onFiles(currentTarget.files);
          // The same file chosen again is a choice again.
          currentTarget.value = '';
        }}
      />
      <div className="upload-zone-line">
        <Button type="button" variant="soft" disabled={isDisabled} onClick={() => input.current?.click()}>
          <Paperclip size={14} aria-hidden />
          {t(isSingle ? 'upload.chooseOne' : 'upload.choose')}
        </Button>
        {!isDisabled && <span className="quiet">{t(depth > 0 ? 'upload.dropNow' : 'upload.orDrop')}</span>}
      </div>
      <p className="upload-hint">{hint}</p>
    </div>
  );
};
