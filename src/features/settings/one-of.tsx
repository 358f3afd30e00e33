import { useId } from 'react';

interface OneOfProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

/** A few choices side by side: real radio buttons, so that arrows, names and forms work as everywhere. */
export const OneOf = <Value extends string>({ label, value, options, onChoose }: OneOfProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="one-of">
      <legend className="visually-hidden">{label}</legend>
      {options.map(([each, text]) => (
        <label key={each} className="one-of-choice">
          <input type="radio" name={name} checked={each === value} onChange={() => onChoose(each)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
};
