import { TextField as TextBox } from '@radix-ui/themes';
import { useMaskito } from '@maskito/react';
import type { MaskitoOptions } from '@maskito/core';
import { useCallback, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { masks, type MaskName } from './masks/masks.ts';
import { useField, type Field, type FieldProps } from './use-field.ts';

export interface MaskedBoxProps extends FieldProps {
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** A box whose text keeps a format while it is typed. Its value in the form is the text as shown; the schema reads it. */
export const MaskedField = ({ mask, ...props }: MaskedBoxProps & { readonly mask: MaskName }) => {
  const { options, ...kind }: { options: MaskitoOptions; inputMode: 'numeric' | 'decimal' | 'tel' | 'text'; example?: string } =
    masks[mask];
  return <MaskedBox {...props} options={options} inputMode={kind.inputMode} example={kind.example} field={useField(props)} />;
};

interface BoxProps extends MaskedBoxProps {
  readonly field: Field;
  readonly options: MaskitoOptions;
  readonly inputMode: 'numeric' | 'decimal' | 'tel' | 'text';
  readonly example?: string | undefined;
  readonly onLeave?: () => void;
  readonly isNumber?: boolean;
}

export const MaskedBox = ({
  field,
  options,
  inputMode,
  example,
  onLeave,
  isNumber = false,
  autoComplete = 'off',
  start,
  end,
  ...props
}: BoxProps) => {
  const maskRef = useMaskito({ options });
  const { ref, onChange, onBlur, ...control } = field.control;
  const setElement = useCallback(
    (element: HTMLInputElement | null) => {
      ref(element);
      maskRef(element);
    },
    [ref, maskRef],
  );
  return (
    <FieldFrame field={field} props={props}>
      <TextBox.Root
        {...field.aria}
        {...control}
        ref={setElement}
        className={isNumber ? 'field-number' : undefined}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={inputMode === 'text' ? 'characters' : undefined}
        spellCheck={false}
        placeholder={example}
        disabled={field.isDisabled}
        readOnly={field.isReadOnly}
        // Maskito speaks in native input events; React's change would come late (maskito.dev, 'Controlled masked input').
        onInput={(event) => onChange(event.currentTarget.value)}
        onChange={() => {}}
        onBlur={() => {
          onLeave?.();
          onBlur();
        }}
      >
        {start && <TextBox.Slot side="left">{start}</TextBox.Slot>}
        {end && <TextBox.Slot side="right">{end}</TextBox.Slot>}
      </TextBox.Root>
    </FieldFrame>
  );
};
