import { useT } from '#locale/locale.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
}

/** One of many; '' is nothing chosen. */
export const SelectField = ({ options, ...props }: SelectFieldProps) => {
  const t = useT();
  const field = useField(props);
  return (
    <FieldFrame field={field} props={props}>
      <select className="field-select" {...field.aria} {...field.control} disabled={field.isDisabled || field.isReadOnly}>
        <option value="">{t('form.choose')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
