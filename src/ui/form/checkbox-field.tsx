import { FieldNotes, RequiredMark } from './field-frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

/** Yes or no: the browser's own box, so that forms, autofill and readers know it. */
export const CheckboxField = (props: FieldProps) => {
  const field = useField(props);
  const { value, onChange, ...control } = field.control;
  return (
    <div className="field">
      <label className="field-check">
        <input
          {...field.aria}
          {...control}
          type="checkbox"
          checked={value === true}
          disabled={field.isDisabled || field.isReadOnly}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          {props.label}
          {props.isRequired && <RequiredMark />}
        </span>
      </label>
      <FieldNotes field={field} props={props} />
    </div>
  );
};
