import { useId } from 'react';
import './settings.css';

interface PicturedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

/** A few choices, each with a small drawing of itself over its name; the style sheet draws by `data-picture`. */
export const Pictured = <Value extends string>({ label, value, options, onChoose }: PicturedProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="pictured">
      <legend className="visually-hidden">{label}</legend>
      {options.map(([each, text]) => (
        <label key={each} className="pictured-choice">
          <input type="radio" name={name} checked={each === value} onChange={() => onChoose(each)} />
          <span className="picture" data-picture={each} aria-hidden>
            <span />
            <span />
            <span />
          </span>
          <span className="pictured-name">{text}</span>
        </label>
      ))}
    </fieldset>
  );
};
