import { TextArea } from '@radix-ui/themes';
import { useState, type ClipboardEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import type { MessageKey } from '#locale/catalogue.ts';
import { FieldCount } from './field-count.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

interface TextAreaFieldProps extends FieldProps {
  readonly rows?: number;
  /** Characters as a person counts them: code points (decision 16). Typing beyond is possible and refused by the schema. */
  readonly most?: number;
  /** What becomes of a text that is pasted; `said` where it becomes another one. */
  readonly cleaning?: { readonly clean: (text: string) => string; readonly said: MessageKey };
}

/** Text of several lines, with how much of it there is. */
export const TextAreaField = ({ rows = 4, most, cleaning, ...props }: TextAreaFieldProps) => {
  const t = useT();
  const field = useField(props);
  const [wasCleaned, setCleaned] = useState(false);
  const { onChange, ...control } = field.control;
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { currentTarget: box } = event;
    const pasted = event.clipboardData.getData('text/plain');
    const text = cleaning?.clean(pasted) ?? pasted;
    if (text === pasted || field.isReadOnly) return;
    event.preventDefault();
    box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
    onChange(box.value);
    setCleaned(true);
  };
  return (
    <FieldFrame field={field} props={props}>
      <TextArea
        {...field.aria}
        {...control}
        rows={rows}
        resize="vertical"
        disabled={field.isDisabled}
        readOnly={field.isReadOnly}
        onPaste={cleaning && paste}
        onChange={(event) => {
          setCleaned(false);
          onChange(event);
        }}
      />
      {most !== undefined && <FieldCount text={String(control.value)} most={most} />}
      {cleaning && wasCleaned && <output className="field-hint">{t(cleaning.said)}</output>}
    </FieldFrame>
  );
};
