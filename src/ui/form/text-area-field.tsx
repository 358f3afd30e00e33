import { TextArea } from '@radix-ui/themes';
import { numberFormat } from '#lib/formats.ts';
import { lengthOf } from '#lib/validate/text.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

interface TextAreaFieldProps extends FieldProps {
  readonly rows?: number;
  /** Characters as a person counts them: code points (decision 16). Typing beyond is possible and refused by the schema. */
  readonly most?: number;
}

/** Announced from here on: before, a count at each key would drown what is typed. */
const NEAR = 0.9;

/** Text of several lines, with how much of it there is. */
export const TextAreaField = ({ rows = 4, most, ...props }: TextAreaFieldProps) => {
  const { locale, t } = useLocale();
  const field = useField(props);
  const length = lengthOf(String(field.control.value));
  const number = numberFormat(tagOf[locale], {});
  const isNear = most !== undefined && length >= most * NEAR;
  return (
    <FieldFrame field={field} props={props}>
      <TextArea {...field.aria} {...field.control} rows={rows} resize="vertical" disabled={field.isDisabled} readOnly={field.isReadOnly} />
      {most !== undefined && (
        <span className="field-count" data-over={length > most || undefined} aria-live={isNear ? 'polite' : 'off'}>
          {t('form.count', { n: number.format(length), most: number.format(most) })}
        </span>
      )}
    </FieldFrame>
  );
};
