import { Button } from '@radix-ui/themes';
import { ScanEye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Listing } from '#contract/listing.ts';
import { mostImages } from '#contract/listing-calls.ts';
import { useT } from '#locale/locale.tsx';
import type { ImageRole } from '#contract/sku.ts';
import { shownOf, type UploadEntry } from '#ui/upload/entries.ts';
import { Upload } from '#ui/upload/upload.tsx';
import { arranged, type Arrangement } from './arrangement.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { draftOf, isSameDraft, type DraftImages } from './draft-images.ts';
import { ImageRules } from './image-rules.tsx';
import { ImageStanding } from './image-standing.tsx';
import { useDraftRun } from './use-draft-run.ts';
import { useFocusAnew } from './use-focus-anew.ts';
import './images.css';

interface VariationImagesProps {
  readonly label: string;
  /** The listing or variation they belong to, in words: an image that came without a file name is told by it. */
  readonly owner?: string | undefined;
  /** The cover is judged strictest (domain, 5.3). */
  readonly imageRole: Extract<ImageRole, 'cover' | 'variation'>;
  /** Stored ones, as the server has them; read once, a `key` starts anew. */
  readonly images: readonly string[];
  /** What each was called when it was sent; read once, too. */
  readonly imageNames?: Listing['imageNames'];
  /** What was done to them on another visit; read once, too. */
  readonly arrangement: Arrangement | undefined;
  /** The place these unsent files are kept under: they survive a reload. */
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
export const VariationImages = ({
  label,
  owner,
  imageRole,
  images,
  imageNames,
  arrangement,
  place,
  onChange,
  isReadOnly,
}: VariationImagesProps) => {
  const t = useT();
  const run = useDraftRun(imageRole);
  const field = useRef<HTMLDivElement>(null);
  useFocusAnew(field, place);
  const [start] = useState(() => arranged(images, arrangement, imageNames));
  /** Null until the widget has read what waited. */
  const [entries, setEntries] = useState<readonly UploadEntry[] | null>(null);
  const [zoomed, setZoomed] = useState<{ readonly name: string; readonly src: string } | null>(null);
  const [before] = useState(images);
  // Of what is brought back something has to be told, be it that nothing is left of it.
  const told = useRef(arrangement ? null : draftOf(start, () => 'pending'));

  useEffect(() => {
    if (entries === null) return;
    const draft = draftOf(entries, (entry) => run.of(entry).state);
    if (told.current && isSameDraft(draft, told.current)) return;
    told.current = draft;
    onChange(draft);
  }, [entries, onChange, run]);

  const shown = shownOf(entries ?? start);
  const here = shown.filter(({ stage }) => stage !== 'checking');
  /** Asked for while they were still being looked into: validated as they come in. */
  const awaited = useRef(new Set<string>());
  useEffect(() => {
    const arrived = here.filter(({ key }) => awaited.current.delete(key));
    if (arrived.length > 0) run.validateAll(arrived);
  }, [here, run]);
  const validateAll = (): void => {
    awaited.current = new Set(shown.filter(({ stage }) => stage === 'checking').map(({ key }) => key));
    run.validateAll(here);
  };
  return (
    <div ref={field} className="draft-images">
      <Upload
        accept={pictures}
        maxSize={mostImages}
        files={start}
        label={label}
        disabled={isReadOnly}
        waitingPlace={place}
        waitingOrder={arrangement?.order}
        notAllowed={notAllowed}
        isNumbered
        confirmBackground={imageRole === 'cover' && !isReadOnly}
        owner={owner}
        onChange={setEntries}
        renderBelow={(entry, { name, replace }) => (
          <ImageStanding
            name={name}
            standing={run.of(entry)}
            isNew={entry.new}
            isReadOnly={isReadOnly}
            onValidate={() => run.validate(entry)}
            onZoom={() => setZoomed({ name, src: entry.stagedPic ?? entry.url ?? '' })}
            onReplace={replace}
          />
        )}
      />
      <div className="draft-images-tools">
        {shown.length > 0 && (
          <Button type="button" size="1" variant="soft" className="draft-validate" onClick={validateAll}>
            <ScanEye size={14} aria-hidden />
            {t('listingImages.validateAll')}
          </Button>
        )}
        {!isReadOnly && <ImageRules imageRole={imageRole} />}
      </div>
      <CompareDialog shown={zoomed} before={before} onClose={() => setZoomed(null)} />
    </div>
  );
};
