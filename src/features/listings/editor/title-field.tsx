import { TextField as TextBox } from '@radix-ui/themes';
import { cleanText } from '#lib/validate/text.ts';
import { FieldCount } from '#ui/form/field-count.tsx';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import { useCleaned } from '#ui/form/use-cleaned.tsx';
import { useField, type FieldProps } from '#ui/form/use-field.ts';

interface TitleFieldProps extends FieldProps {
  /** What the marketplace takes: beyond it is saved, and pointed out. */
  readonly most: number;
}

const titles = { clean: (text: string): string => cleanText(text, 'special') };

/** One line whose special characters are taken out as they are typed, and said (row LST-6, decision 32). */
export const TitleField = ({ most, ...props }: TitleFieldProps) => {
  const { take, line } = useCleaned(titles);
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
        onChange={({ target }) => onChange(take(target.value))}
      />
      <FieldCount text={String(control.value)} most={most} />
      {line}
    </FieldFrame>
  );
};
