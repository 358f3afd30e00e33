import { useId } from 'react';
import { useT } from '#locale/locale.tsx';
import { setPreferences, type Preferences } from '#ui/preferences.ts';
import { Line } from '#ui/section.tsx';

/** What is chosen has a word of its own. */
type Worn = Preferences['appearance' | 'theme' | 'density' | 'locale' | 'direction'];

interface OneOfProps<Value extends Worn> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly wears: (value: Value) => Partial<Preferences>;
}

/** A few choices side by side: real radio buttons, so that arrows, names and forms work as everywhere. */
export const OneOf = <Value extends Worn>({ label, value, options, wears }: OneOfProps<Value>) => {
  const t = useT();
  const said = (worn: Worn): string => t(`settings.${worn}`);
  const name = useId();
  return (
    <Line label={label}>
      <fieldset className="one-of">
        <legend className="visually-hidden">{label}</legend>
        {options.map((each) => (
          <label key={each} className="one-of-choice">
            <input type="radio" name={name} checked={each === value} onChange={() => setPreferences(wears(each))} />
            <span>{said(each)}</span>
          </label>
        ))}
      </fieldset>
    </Line>
  );
};
