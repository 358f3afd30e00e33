import { Combobox } from './combobox.tsx';
import type { SelectOption } from './combobox-state.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

interface SelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
}

/** One of many; '' is nothing chosen. Ten options first, ten more at a time, found by typing (row CTL-2). */
export const SelectField = ({ options, ...props }: SelectFieldProps) => {
  const field = useField(props);
  const { ref, value, onChange, onBlur } = field.control;
  return (
    <FieldFrame field={field} props={props}>
      <Combobox
        aria={field.aria}
        label={props.label}
        options={options}
        value={String(value)}
        onChoose={onChange}
        onLeave={onBlur}
        boxRef={ref}
        isDisabled={field.isDisabled}
        isReadOnly={field.isReadOnly}
      />
    </FieldFrame>
  );
};
