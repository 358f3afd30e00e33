import { useState, type CSSProperties } from 'react';
import { useT } from '#locale/locale.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useKeepOut } from './form-state.ts';
import { leftOut } from './left-out.ts';
import { useField, type FieldProps } from './use-field.ts';

/**
 * A code of digits, one place each. One box under all of them: a pasted or texted code goes in whole, the caret moves as in any
 * box, and a screen reader hears one field.
 */
export const PinField = ({ length = 6, ...props }: FieldProps & { readonly length?: number }) => {
  const field = useField(props);
  useKeepOut(props.name);
  const { onChange, ...control } = field.control;
  const t = useT();
  const [lost, setLost] = useState('');
  return (
    <FieldFrame field={field} props={props}>
      <input
        {...field.aria}
        {...control}
        className="field-pin"
        style={{ '--pin-length': length } as CSSProperties}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        disabled={field.isDisabled}
        readOnly={field.isReadOnly}
        onChange={({ target }) => {
          const kept = target.value.replaceAll(/\D/gu, '').slice(0, length);
          setLost(leftOut(target.value, kept));
          onChange(kept);
        }}
      />
      {lost !== '' && <output className="field-hint">{t('form.takenOut', { text: `“${lost}”` })}</output>}
    </FieldFrame>
  );
};
