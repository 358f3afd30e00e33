import { Button } from '@radix-ui/themes';
import { useT } from '#locale/locale.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import './records.css';

interface FormButtonsProps {
  /** Leaves the form unsent; left out where the form is no dialog and there is nothing to go back to. */
  readonly onLeave?: (() => void) | undefined;
  /** What leaving it is called. */
  readonly leaves?: 'controls.back' | 'common.cancel';
  /** What sending it is called. */
  readonly children: string;
}

/** What ends a form. */
export const FormButtons = ({ onLeave, leaves = 'controls.back', children }: FormButtonsProps) => {
  const t = useT();
  return (
    <div className="record-buttons">
      {onLeave && (
        <Button type="button" variant="soft" color="gray" onClick={onLeave}>
          {t(leaves)}
        </Button>
      )}
      <SubmitButton>{children}</SubmitButton>
    </div>
  );
};
