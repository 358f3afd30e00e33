import { Button } from '@radix-ui/themes';
import { ScanEye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mostImages } from '#contract/listing-calls.ts';
import { useT } from '#locale/locale.tsx';
import type { ImageRole } from '#contract/sku.ts';
import { shownOf, type UploadEntry } from '#ui/upload/entries.ts';
import { nameOf } from '#ui/upload/entry-name.ts';
import { Upload } from '#ui/upload/upload.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { draftOf, isSameDraft, type DraftImages } from './draft-images.ts';
import { ImageStanding } from './image-standing.tsx';
import { useDraftRun } from './use-draft-run.ts';
import './images.css';

interface VariationImagesProps {
  readonly label: string;
  /** The cover is judged strictest (domain, 5.3). */
  readonly imageRole: Extract<ImageRole, 'cover' | 'variation'>;
  /** Stored ones, as the server has them; read once, a `key` starts anew. */
  readonly images: readonly string[];
  /** Whose unsent files these are: they survive a reload. */
  readonly place: string;
  readonly onChange: (draft: DraftImages) => void;
  readonly isReadOnly: boolean;
}

const pictures = ['.jpg', '.jpeg', '.png'] as const;
const notAllowed = { key: 'listingImages.notAllowed' } as const;

/**
 * The images of one variation: at most five, in the order of the marketplace, each validated on request. New ones wait on this
 * computer for the save; what is deleted or moved is written with it. (rows IMG-1 and IMG-2)
 */
export const VariationImages = ({ label, imageRole, images, place, onChange, isReadOnly }: VariationImagesProps) => {
  const t = useT();
  const run = useDraftRun(imageRole);
  const [entries, setEntries] = useState<readonly UploadEntry[]>([]);
  const [zoomed, setZoomed] = useState<{ readonly name: string; readonly src: string } | null>(null);
  const [before] = useState(images);
  const told = useRef<DraftImages>({ kept: images, deleted: [], added: [], unvalidated: 0 });

  useEffect(() => {
    if (entries.length === 0 && images.length > 0) return;
    const draft = draftOf(entries, (entry) => run.of(entry).state);
    if (isSameDraft(draft, told.current)) return;
    told.current = draft;
    onChange(draft);
  }, [entries, images.length, onChange, run]);

  const shown = shownOf(entries).filter(({ stage }) => stage !== 'checking');
  return (
    <div className="draft-images">
      <Upload
        accept={pictures}
        maxSize={mostImages}
        files={images}
        label={label}
        disabled={isReadOnly}
        waitingPlace={place}
        notAllowed={notAllowed}
        onChange={setEntries}
        renderBelow={(entry, replace) => (
          <ImageStanding
            name={nameOf(entry)}
            standing={run.of(entry)}
            isNew={entry.new}
            isReadOnly={isReadOnly}
            onValidate={() => void run.validate(entry)}
            onZoom={() => setZoomed({ name: nameOf(entry), src: entry.stagedPic ?? entry.url ?? '' })}
            onReplace={replace}
          />
        )}
      />
      {shown.length > 0 && (
        <Button type="button" size="1" variant="soft" className="draft-validate" onClick={() => void run.validateAll(shown)}>
          <ScanEye size={14} aria-hidden />
          {t('listingImages.validateAll')}
        </Button>
      )}
      <CompareDialog shown={zoomed} before={before} onClose={() => setZoomed(null)} />
    </div>
  );
};
