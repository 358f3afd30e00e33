import { TextField as TextBox } from '@radix-ui/themes';
import { cleanText } from '#lib/validate/text.ts';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import { useField, type FieldProps } from '#ui/form/use-field.ts';

/** One line whose special characters are taken out as they are typed (row LST-6). */
export const TitleField = (props: FieldProps) => {
  const field = useField(props);
  const { onChange, ...control } = field.control;
  return (
    <FieldFrame field={field} props={props}>
      <TextBox.Root
        {...field.aria}
        {...control}
        maxLength={255}
        autoComplete="off"
        readOnly={field.isReadOnly}
        onChange={({ target }) => onChange(cleanText(target.value, 'special'))}
      />
    </FieldFrame>
  );
};
