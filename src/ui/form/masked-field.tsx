import { TextField as TextBox } from '@radix-ui/themes';
import { useMaskito } from '@maskito/react';
import type { MaskitoOptions } from '@maskito/core';
import { useCallback, useRef, useState, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { FieldFrame } from './field-frame.tsx';
import { leftOut } from './left-out.ts';
import { masks, type MaskName } from './masks/masks.ts';
import { useField, type Field, type FieldProps } from './use-field.ts';

export interface MaskedBoxProps extends FieldProps {
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** A box whose text keeps a format while it is typed. Its value in the form is the text as shown; the schema reads it. */
export const MaskedField = ({ mask, ...props }: MaskedBoxProps & { readonly mask: MaskName }) => {
  return <MaskedBox {...props} {...masks[mask]} field={useField(props)} />;
};

/** Signs that a mask sets itself may be typed too: that one of them changes nothing is no news. In an amount a point or a comma is meant. */
const isOfContent = (text: string, isAmount: boolean): boolean =>
  (isAmount ? /[\p{L}\p{N}\-\u2212.,]/u : /[\p{L}\p{N}\-\u2212]/u).test(text);

/** What became of a text: nothing of it was taken, or a part of what there is now is missing. */
interface Heard {
  readonly text: string;
  readonly key: 'form.notTaken' | 'form.takenOut';
}

/**
 * Hears what was typed or pasted and left the box as it was, or lost something. It stays said while one types on, for the next key comes
 * before anybody has read it; null when the text is corrected, or the box is entered anew.
 */
const hearLoss = (box: HTMLInputElement, isAmount: boolean, tell: (heard: Heard | null) => void): (() => void) => {
  const forget = (): void => tell(null);
  const listen = ({ data, dataTransfer, inputType }: InputEvent): void => {
    const text = data ?? dataTransfer?.getData('text/plain') ?? '';
    const before = box.value;
    const [from, to] = [box.selectionStart ?? 0, box.selectionEnd ?? 0];
    const isInserted = inputType.startsWith('insert');
    const isMeant = isInserted && isOfContent(text, isAmount) && text !== before.slice(from, to) && text !== '0';
    const meant = before.slice(0, from) + text + before.slice(to);
    const heardOf = (now: string): Heard | null => {
      if (now === before) return isMeant ? { text: text.trim(), key: 'form.notTaken' } : null;
      // A number is taken whole or not at all, and written anew.
      const lost = isAmount || !isInserted ? '' : leftOut(meant, now);
      return lost === '' ? null : { text: `“${lost}”`, key: 'form.takenOut' };
    };
    // A nought before an amount is taken and changes nothing. Mask and browser have their say after this listener, within the same task.
    setTimeout(() => {
      const heard = heardOf(box.value);
      const isCorrected = !isInserted || (to > from && to - from === before.length);
      if (heard !== null || isCorrected) tell(heard);
    });
  };
  box.addEventListener('beforeinput', listen, { capture: true });
  box.addEventListener('focus', forget);
  return () => {
    box.removeEventListener('beforeinput', listen, { capture: true });
    box.removeEventListener('focus', forget);
  };
};

interface BoxProps extends MaskedBoxProps {
  readonly field: Field;
  readonly options: MaskitoOptions;
  readonly inputMode: 'numeric' | 'decimal' | 'tel' | 'text';
  readonly example?: string | undefined;
  /** Something was typed, and the box is left: what only stood there is nobody's to change. */
  readonly onLeave?: () => void;
  readonly isNumber?: boolean;
  readonly isAmount?: boolean;
}

export const MaskedBox = ({
  field,
  options,
  inputMode,
  example,
  onLeave,
  isNumber = false,
  isAmount = false,
  autoComplete = 'off',
  start,
  end,
  ...props
}: BoxProps) => {
  const t = useT();
  const maskRef = useMaskito({ options });
  const [heard, tell] = useState<Heard | null>(null);
  const { ref, onChange, onBlur, ...control } = field.control;
  const wasTyped = useRef(false);
  const leave = (): void => {
    if (wasTyped.current) onLeave?.();
    wasTyped.current = false;
  };
  const setElement = useCallback(
    (element: HTMLInputElement) => {
      ref(element);
      maskRef(element);
      const stop = hearLoss(element, isAmount, tell);
      return () => {
        stop();
        maskRef(null);
        ref(null);
      };
    },
    [isAmount, ref, maskRef],
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
        onInput={(event) => {
          wasTyped.current = true;
          onChange(event.currentTarget.value);
        }}
        onChange={() => {}}
        // Enter sends the form from where it was pressed: the box is as good as left.
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
        onBlur={() => {
          leave();
          onBlur();
        }}
      >
        {start && <TextBox.Slot side="left">{start}</TextBox.Slot>}
        {end && <TextBox.Slot side="right">{end}</TextBox.Slot>}
      </TextBox.Root>
      {heard !== null && <output className="field-hint">{t(heard.key, { text: heard.text })}</output>}
    </FieldFrame>
  );
};
