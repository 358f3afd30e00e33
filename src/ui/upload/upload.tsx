import { useId, useImperativeHandle, useMemo, useRef, useState, type ClipboardEvent, type Ref } from 'react';
import type { Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import type { Message } from '#locale/translate.ts';
import { DeleteRecordsDialog } from '#ui/delete-records-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { attachedOf, isOffWhiteIn, shownOf, type UploadEntry } from './entries.ts';
import { defaultAccept, defaultSizeLimit, kindsOf, namesOf, type AcceptedExtension } from './file-kind.ts';
import { UploadList, type RenderBelow } from './upload-list.tsx';
import { useUpload, type Brought } from './use-upload.ts';
import { WhiteBackgroundCheckbox } from './white-background-checkbox.tsx';
import './upload.css';

/**
 * Sends one file; answers its url, or what a person reads about why it was not sent. Given by a caller that knows the call: by
 * XMLHttpRequest or a fetch stream, whichever tells how much of it is there.
 */
export type FilePublish = (
  file: File,
  ports: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<Result<string, string>>;

/** What a form around it can do. */
export interface UploadHandle {
  /** Asks the person for files. */
  readonly choose: () => void;
  /** Files that lay elsewhere under this owner: all of them are attached and kept, or none. Those a crash left here already come once. */
  readonly bring: (owner: string, files: readonly File[]) => Promise<Brought>;
  /** These went elsewhere; resolves when they wait no longer. */
  readonly clear: (keys: readonly string[]) => Promise<void>;
}

/** The options of the specification by its names (part 2, section 3; row IMG-5), and two of ours at the end. */
interface UploadProps {
  readonly accept?: readonly AcceptedExtension[];
  /** How many files may be attached. */
  readonly maxSize?: number;
  readonly singleFile?: boolean;
  /** Attached before: a plain string is the url of a file. */
  readonly files?: readonly (string | UploadEntry)[];
  /** Kilobytes per file. */
  readonly sizeLimit?: number;
  readonly label?: string;
  readonly disabled?: boolean;
  /** Pictures must be on white, unless the person says that these are not; of numbered ones the first, which is the cover. */
  readonly confirmBackground?: boolean;
  /** What the form held when it was left; wins over `files`. Read once: a `key` starts anew. */
  readonly value?: readonly (string | UploadEntry)[];
  /** Sends each file as soon as it is attached; without it the files wait for the form. */
  readonly filePublish?: FilePublish;
  readonly onChange?: (entries: readonly UploadEntry[]) => void;
  /** The form its unsent files are kept under: they survive a reload. The user's id is part of it. */
  readonly waitingPlace?: string;
  /** Keys as they stood when the form was left: what waited takes its place among them. Read once. */
  readonly waitingOrder?: readonly string[] | undefined;
  /** Their order counts: each is called by its number, too. */
  readonly isNumbered?: boolean;
  /** The thing the files belong to, in words: said beside the number of one that has no name of its own. */
  readonly owner?: string | undefined;
  /** Said of a file of another kind. */
  readonly notAllowed?: Message;
  /** Draws the part under a file, for a caller that knows more of it; `replace` takes another file in its place. */
  readonly renderBelow?: RenderBelow;
  readonly handle?: Ref<UploadHandle>;
}

const defaultLimit = 10;

const whiteOf = ({ confirmBackground = false, isNumbered = false }: UploadProps): 'all' | 'first' | 'none' => {
  if (!confirmBackground) return 'none';
  return isNumbered ? 'first' : 'all';
};

export const Upload = (props: UploadProps) => {
  const { accept = defaultAccept, singleFile = false, sizeLimit = defaultSizeLimit, disabled = false } = props;
  const limit = singleFile ? 1 : (props.maxSize ?? defaultLimit);
  const t = useT();
  const id = useId();
  const region = useRef<HTMLFieldSetElement>(null);
  const kinds = useMemo(() => kindsOf(accept), [accept]);
  const [isOffWhite, setOffWhite] = useState(false);
  const [deleting, setDeleting] = useState<string | null>(null);
  const { entries, add, bring, remove, clear, move, retry, replace } = useUpload({
    start: props.value ?? props.files ?? [],
    kinds,
    limit,
    sizeLimit,
    mustBeWhite: whiteOf(props),
    isOffWhite,
    notAllowed: props.notAllowed,
    publish: props.filePublish,
    place: props.waitingPlace,
    order: props.waitingOrder,
    onChange: props.onChange,
  });
  const shown = shownOf(entries);
  useImperativeHandle(props.handle, () => ({
    choose: () => region.current?.querySelector<HTMLInputElement>('input[type="file"]')?.click(),
    bring,
    clear,
  }));
  const take = (files: FileList): void => {
    if (!disabled && files.length > 0) void add([...files]);
  };
  const paste = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    // Pasting is heard wherever in it the focus is.
    <fieldset ref={region} aria-labelledby={`${id}-label`} className="upload" onPaste={paste}>
      <div className="upload-head">
        <span id={`${id}-label`} className="upload-label">
          {props.label ?? t('upload.label')}
        </span>
        <span className="upload-count quiet">{`${attachedOf(entries).length}/${limit}`}</span>
      </div>
      {props.confirmBackground && (
        <WhiteBackgroundCheckbox
          isOffWhite={isOffWhite || isOffWhiteIn(entries)}
          isDisabled={disabled}
          isLocked={shown.length > 0}
          onChange={setOffWhite}
        />
      )}
      <DropZone
        accept={accept}
        isSingle={singleFile}
        isDisabled={disabled}
        hint={t('upload.accepts', { kinds: namesOf(kinds), limit })}
        onFiles={take}
      />
      <UploadList
        entries={shown}
        isNumbered={props.isNumbered}
        owner={props.owner}
        isDisabled={disabled}
        onMove={move}
        onRemove={setDeleting}
        onRetry={retry}
        onReplace={replace}
        renderBelow={props.renderBelow}
      />
      <DeleteRecordsDialog
        open={deleting !== null}
        onOpenChange={(open) => open || setDeleting(null)}
        onConfirm={() => {
          if (deleting !== null) remove(deleting);
          // The button that opened the dialog is gone with its file.
          requestAnimationFrame(() => region.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus());
        }}
      />
    </fieldset>
  );
};
