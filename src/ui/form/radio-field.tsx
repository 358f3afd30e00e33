import { FieldNotes, RequiredMark } from './field-frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

interface RadioFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few, all in sight. */
export const RadioField = ({ options, ...props }: RadioFieldProps) => {
  const field = useField(props);
  const { value, onChange, ref, ...control } = field.control;
  const { id, ...aria } = field.aria;
  return (
    <fieldset className="field field-group" {...aria} role="radiogroup">
      <legend className="field-label">
        {props.label}
        {props.isRequired && <RequiredMark />}
      </legend>
      <div className="field-choices">
        {options.map((option, index) => (
          <label key={option.value} className="field-check">
            <input
              {...control}
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? id : undefined}
              type="radio"
              value={option.value}
              checked={value === option.value}
              disabled={field.isDisabled || field.isReadOnly}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes field={field} props={props} />
    </fieldset>
  );
};
