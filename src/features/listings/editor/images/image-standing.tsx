import { IconButton } from '@radix-ui/themes';
import { Maximize2, Replace, ScanEye } from 'lucide-react';
import { useRef } from 'react';
import type { ImageAnalysis } from '#api/images.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import type { ImageState } from '#machines/lifecycle/image.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { DraftStanding } from './use-draft-run.ts';

const toneOf: Readonly<Record<ImageState, Tone>> = {
  pending: 'idle',
  loading: 'info',
  validated: 'good',
  errored: 'bad',
  unverified: 'warn',
};

const measured = (t: Translate, analysis: ImageAnalysis | null): string => {
  if (!analysis?.valid || !analysis.verdict) return '';
  const { width, height, warnings } = analysis.verdict;
  return [t('listing.image.size', { width, height }), ...warnings.map((each) => t(`listing.image.warning.${each}`))].join(' · ');
};

interface ImageStandingProps {
  /** The file's name, for those who do not see it. */
  readonly name: string;
  readonly standing: DraftStanding;
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
  const isUnseen = isNew && state === 'pending';
  const words = analysis && !analysis.valid ? analysis.error : t(`listing.image.${isUnseen ? 'unverified' : state}`);
  return (
    <div className="draft-image">
      <output>
        <StatusDot tone={isUnseen ? 'warn' : toneOf[state]}>{words}</StatusDot>
      </output>
      <span className="draft-image-measures quiet">{measured(t, analysis)}</span>
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
