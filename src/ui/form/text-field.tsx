import { TextField as TextBox } from '@radix-ui/themes';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'search' | 'url' | 'tel' | 'password';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | undefined;
  readonly placeholder?: string;
  /** Stands inside the box at its end: a unit, a button. */
  readonly end?: ReactNode;
}

/** One line of text. */
export const TextField = ({ type = 'text', autoComplete, inputMode, placeholder, end, ...props }: TextFieldProps) => {
  const field = useField(props);
  const isAddress = type === 'email' || type === 'url';
  return (
    <FieldFrame field={field} props={props}>
      <TextBox.Root
        {...field.aria}
        {...field.control}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode ?? (type === 'email' ? 'email' : undefined)}
        autoCapitalize={isAddress ? 'none' : undefined}
        spellCheck={isAddress ? false : undefined}
        placeholder={placeholder}
        disabled={field.isDisabled}
        readOnly={field.isReadOnly}
      >
        {end && <TextBox.Slot side="right">{end}</TextBox.Slot>}
      </TextBox.Root>
    </FieldFrame>
  );
};
