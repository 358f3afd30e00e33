import { numberFormat } from '#lib/formats.ts';
import { lengthOf } from '#lib/validate/text.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';

interface FieldCountProps {
  readonly text: string;
  /** Characters as a person counts them: code points (decision 16). */
  readonly most: number;
}

/** Announced from here on: before, a count at each key would drown what is typed. */
const near = 0.9;

/** How much of its limit a text takes while it is typed, and by how much it is beyond. */
export const FieldCount = ({ text, most }: FieldCountProps) => {
  const { locale, t } = useLocale();
  const number = numberFormat(tagOf[locale], {});
  const length = lengthOf(text);
  const over = length - most;
  const count = t('form.count', { n: number.format(length), most: number.format(most) });
  return (
    <span className="field-count" data-over={over > 0 || undefined} aria-live={length >= most * near ? 'polite' : 'off'}>
      {over > 0 ? `${count} · ${t('form.over', { n: number.format(over) })}` : count}
    </span>
  );
};
