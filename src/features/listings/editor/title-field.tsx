import { TextField as TextBox } from '@radix-ui/themes';
import { useState } from 'react';
import { cleanedAway, cleanText } from '#lib/validate/text.ts';
import { useT } from '#locale/locale.tsx';
import { FieldCount } from '#ui/form/field-count.tsx';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import { useField, type FieldProps } from '#ui/form/use-field.ts';

interface TitleFieldProps extends FieldProps {
  /** What the marketplace takes: beyond it is saved, and pointed out. */
  readonly most: number;
}

/** One line whose special characters are taken out as they are typed, and said (row LST-6, decision 32). */
export const TitleField = ({ most, ...props }: TitleFieldProps) => {
  const t = useT();
  const [removed, setRemoved] = useState('');
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
        onChange={({ target }) => {
          setRemoved(cleanedAway(target.value, 'special'));
          onChange(cleanText(target.value, 'special'));
        }}
      />
      <FieldCount text={String(control.value)} most={most} />
      {removed !== '' && <output className="field-hint">{t('form.takenOut', { text: removed })}</output>}
    </FieldFrame>
  );
};
