import { TextField as TextBox } from '@radix-ui/themes';
import { useId } from 'react';
import { useOnScreen } from '#ui/form/form-state.ts';

interface PlainBoxProps {
  /** Where it stands in the form's values: 'variations.0.sku'. */
  readonly path: string;
  /** Which of the list it belongs to. */
  readonly place: string;
  readonly label: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly problem?: string | null;
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A line of text of a list inside the form: it has no name of its own there. */
export const PlainBox = ({ path, place, label, value, isReadOnly, problem = null, hint, onChange }: PlainBoxProps) => {
  const id = useId();
  useOnScreen(path, { id, label, place });
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <TextBox.Root
        id={id}
        value={value}
        readOnly={isReadOnly}
        autoComplete="off"
        maxLength={255}
        aria-invalid={problem !== null || undefined}
        aria-describedby={[hint && `${id}-hint`, problem !== null && `${id}-error`].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {problem !== null && (
        <span className="field-error" id={`${id}-error`}>
          {problem}
        </span>
      )}
    </div>
  );
};
