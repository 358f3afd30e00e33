import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconButton } from '@radix-ui/themes';
import { FileSpreadsheet, FileText, GripVertical, RotateCw, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { focusBeside } from '#ui/form/focus-beside.ts';
import { SafeLink } from '#ui/safe-link.tsx';
import type { UploadEntry } from './entries.ts';
import { nameOf, sizeOf } from './entry-name.ts';

interface UploadTileProps {
  readonly entry: UploadEntry;
  /** What it is called on screen. */
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isMovable: boolean;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
  /** It goes with the focus, at the button of this number. */
  readonly onFocusGone: (button: number) => void;
  readonly below?: ReactNode;
}

export const UploadTile = ({ entry, name, isDisabled, isMovable, onRemove, onRetry, onFocusGone, below }: UploadTileProps) => {
  const { t } = useLocale();
  const { node, setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: entry.key,
    disabled: !isMovable,
  });
  const latestGone = useRef(onFocusGone);
  useLayoutEffect(() => {
    latestGone.current = onFocusGone;
  });
  useLayoutEffect(() => {
    const { current: tile } = node;
    // It still stands then.
    return () => {
      const at = [...(tile?.querySelectorAll('button') ?? [])].findIndex((each) => each === document.activeElement);
      if (at >= 0) latestGone.current(at);
    };
  }, [node]);
  const isChecking = entry.stage === 'checking';
  return (
    <li
      ref={setNodeRef}
      className="upload-tile"
      data-stage={entry.stage}
      data-error={entry.error}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? undefined }}
    >
      <TilePicture entry={entry} name={name} />
      <div className="upload-tile-tools">
        {isMovable && !isChecking && (
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            type="button"
            size="1"
            variant="surface"
            color="gray"
            className="upload-grip"
            title={t('upload.moveWord')}
            aria-label={t('upload.move', { name })}
          >
            <GripVertical size={14} aria-hidden />
          </IconButton>
        )}
        {entry.error && (
          <IconButton
            type="button"
            size="1"
            variant="surface"
            color="gray"
            disabled={isDisabled}
            title={t('upload.retryWord')}
            aria-label={t('upload.retry', { name })}
            onClick={({ currentTarget }) => {
              const { nextElementSibling: next } = currentTarget;
              // It goes when it is pressed.
              if (next instanceof HTMLElement) focusBeside(currentTarget, { row: null, target: '', otherwise: next });
              onRetry();
            }}
          >
            <RotateCw size={13} aria-hidden />
          </IconButton>
        )}
        {!isChecking && (
          <IconButton
            type="button"
            size="1"
            variant="surface"
            color="gray"
            disabled={isDisabled}
            title={t('upload.removeWord')}
            aria-label={t('upload.remove', { name })}
            onClick={onRemove}
          >
            <Trash2 size={13} aria-hidden />
          </IconButton>
        )}
      </div>
      <TileFoot entry={entry} name={name} isJudged={below !== undefined} />
      {!isChecking && below}
    </li>
  );
};

const isShownUrl = (url: string): boolean => /^\/(?!\/)/u.test(url) && /\.(?:jpe?g|png|webp)(?:$|\?)/iu.test(url);

/** The picture itself, or a sheet for what is none. Links of other origins are not fetched: the page's policy forbids it. */
const TilePicture = ({ entry, name }: { readonly entry: UploadEntry; readonly name: string }) => {
  const { stage, stagedPic, url } = entry;
  const picture = stagedPic ?? (url !== null && isShownUrl(url) ? url : null);
  if (stage === 'checking') return <div className="upload-picture skeleton" />;
  if (picture) return <img className="upload-picture" src={picture} alt="" loading="lazy" decoding="async" draggable={false} />;
  const Sheet = /\.xlsx$/iu.test(name) ? FileSpreadsheet : FileText;
  return (
    <div className="upload-picture upload-sheet" aria-hidden>
      <Sheet size={26} strokeWidth={1.4} />
    </div>
  );
};

interface TileFootProps {
  readonly entry: UploadEntry;
  readonly name: string;
  /** What stands below says how far it is: here only whether it was there before. */
  readonly isJudged: boolean;
}

const TileFoot = ({ entry, name, isJudged }: TileFootProps) => {
  const { t, locale } = useLocale();
  const { stage, file, url, error, errorMsg, progress } = entry;
  const state = isJudged
    ? t(entry.new ? 'upload.isNew' : 'upload.isSaved')
    : { checking: '', waiting: t('upload.waiting'), sending: '', sent: t(entry.new ? 'upload.sent' : 'upload.existing') }[stage];
  const size = file ? sizeOf(file.size, tagOf[locale]) : null;
  return (
    <div className="upload-tile-foot">
      <span className="upload-name" title={name}>
        {url && !file ? (
          <SafeLink href={url} download={nameOf(entry) || name} className="upload-open">
            {name}
          </SafeLink>
        ) : (
          name
        )}
      </span>
      {stage === 'sending' && <progress className="upload-progress" aria-label={t('upload.sending', { name })} value={progress} max={1} />}
      {stage === 'checking' && <span className="visually-hidden">{t('upload.checking', { name })}</span>}
      {error ? (
        <span className="upload-error" role="alert">
          {errorMsg}
        </span>
      ) : (
        stage !== 'sending' && <span className="upload-state">{[size, state].filter(Boolean).join(' · ')}</span>
      )}
    </div>
  );
};
