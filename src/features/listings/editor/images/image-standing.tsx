import { IconButton } from '@radix-ui/themes';
import { Maximize2, Replace, ScanEye } from 'lucide-react';
import { useRef } from 'react';
import { imageMeasures, imageTone, imageWords } from '#entities/listing/image-words.ts';
import { useT } from '#locale/locale.tsx';
import type { ImageStanding as Standing } from '#machines/screen/validate-image.ts';
import { StatusDot } from '#ui/status-dot.tsx';

interface ImageStandingProps {
  /** The file's name, for those who do not see it. */
  readonly name: string;
  readonly standing: Standing;
  /** A new one nobody looked at stops the save. */
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  readonly onValidate: () => void;
  readonly onZoom: () => void;
  readonly onReplace: (file: File) => void;
}

/** What the analyser says of an image, in words and not in colour alone, and what can be done with it. */
export const ImageStanding = ({ name, standing, isNew, isReadOnly, onValidate, onZoom, onReplace }: ImageStandingProps) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { state, analysis } = standing;
  const shown = isNew && state === 'pending' ? 'unverified' : state;
  return (
    <div className="draft-image" data-state={state}>
      <output>
        <StatusDot tone={imageTone[shown]}>{imageWords(t, shown, analysis)}</StatusDot>
      </output>
      <span className="draft-image-measures quiet">{imageMeasures(t, analysis)}</span>
      <div className="draft-image-tools">
        <IconButton
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          aria-label={t('listingImages.validate', { name })}
          disabled={state === 'loading'}
          onClick={onValidate}
        >
          <ScanEye size={14} aria-hidden />
        </IconButton>
        <IconButton type="button" size="1" variant="ghost" color="gray" aria-label={t('listingImages.zoom', { name })} onClick={onZoom}>
          <Maximize2 size={14} aria-hidden />
        </IconButton>
        {!isReadOnly && (
          <>
            <IconButton
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              aria-label={t('listingImages.replace', { name })}
              onClick={() => input.current?.click()}
            >
              <Replace size={14} aria-hidden />
            </IconButton>
            <input
              ref={input}
              type="file"
              hidden
              accept=".jpg,.jpeg,.png"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) onReplace(file);
                currentTarget.value = '';
              }}
            />
          </>
        )}
      </div>
    </div>
  );
};
