import { FieldNotes } from './field-frame.tsx';
import { Toggle } from './toggle.tsx';
import { useField, type FieldProps } from './use-field.ts';

/** On or off, at once visible. */
export const ToggleField = (props: FieldProps) => {
  const field = useField(props);
  const { value, onChange, ...control } = field.control;
  return (
    <div className="field">
      <div className="field-toggle">
        <Toggle
          {...field.aria}
          {...control}
          checked={value === true}
          disabled={field.isDisabled || field.isReadOnly}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={field.aria.id}>{props.label}</label>
      </div>
      <FieldNotes field={field} props={props} />
    </div>
  );
};
