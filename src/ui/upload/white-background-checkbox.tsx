import { Checkbox } from '@radix-ui/themes';
import { useId } from 'react';
import { useT } from '#locale/locale.tsx';

interface WhiteBackgroundCheckboxProps {
  readonly isOffWhite: boolean;
  readonly isDisabled: boolean;
  /** Files are attached: they were looked at under the present choice. */
  readonly isLocked: boolean;
  readonly onChange: (isOffWhite: boolean) => void;
}

/** 'These pictures are not on white', locked while files are attached (row IMG-4). */
export const WhiteBackgroundCheckbox = ({ isOffWhite, isDisabled, isLocked, onChange }: WhiteBackgroundCheckboxProps) => {
  const t = useT();
  const id = useId();
  return (
    <div className="upload-white">
      <label className="upload-white-choice" data-locked={isLocked}>
        <Checkbox
          checked={isOffWhite}
          disabled={isDisabled || isLocked}
          aria-describedby={isLocked ? id : undefined}
          onCheckedChange={(next) => onChange(next === true)}
        />
        <span>{t('upload.noWhite')}</span>
      </label>
      {isLocked && (
        <p id={id} className="upload-hint">
          {t('upload.noWhiteLocked')}
        </p>
      )}
    </div>
  );
};
