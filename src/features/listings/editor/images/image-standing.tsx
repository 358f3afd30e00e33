import { Button } from '@radix-ui/themes';
import { useRef, type ReactNode } from 'react';
import { imageMeasures, imageTone, imageWords } from '#entities/listing/image-words.ts';
import { useT } from '#locale/locale.tsx';
import type { ImageStanding as Standing } from '#machines/screen/validate-image.ts';
import { StatusDot } from '#ui/status-dot.tsx';

interface ImageStandingProps {
  /** What it is called on screen, for those who do not see it. */
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
        <StatusDot tone={imageTone(shown, analysis)}>{imageWords(t, shown, analysis)}</StatusDot>
      </output>
      <span className="draft-image-measures quiet">{imageMeasures(t, analysis)}</span>
      {/* Messages of the corner stand above it. */}
      <div className="draft-image-tools" data-foot>
        <Tool label={t('listingImages.validate', { name })} isOff={state === 'loading'} onClick={onValidate}>
          {t('listingImages.validateWord')}
        </Tool>
        <Tool label={t('listingImages.zoom', { name })} onClick={onZoom}>
          {t('listingImages.zoomWord')}
        </Tool>
        {!isReadOnly && (
          <>
            <Tool label={t('listingImages.replace', { name })} onClick={() => input.current?.click()}>
              {t('listingImages.replaceWord')}
            </Tool>
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

interface ToolProps {
  /** With the image it is about: its word alone stands on screen. */
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Never `disabled`: pressed, it would lose the focus to the page. */
const Tool = ({ label, isOff = false, onClick, children }: ToolProps) => (
  <Button
    type="button"
    size="1"
    variant="ghost"
    color="gray"
    aria-label={label}
    aria-disabled={isOff || undefined}
    data-unavailable={isOff || undefined}
    onClick={isOff ? undefined : onClick}
  >
    {children}
  </Button>
);
