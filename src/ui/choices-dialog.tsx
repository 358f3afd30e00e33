import { Button, Checkbox, TextArea } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from './busy-button.tsx';
import { Dialog, focusFirst } from './dialog.tsx';
import './choices-dialog.css';

export interface Choices {
  /** Keys of what is ticked, in the order of the list. */
  readonly keys: readonly string[];
  /** Free text, trimmed; empty when there is none. */
  readonly others: string;
}

interface ChoicesDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly choices: readonly { readonly key: string; readonly label: string }[];
  /** What is ticked when the dialog opens. */
  readonly value: Choices;
  readonly othersMax?: number;
  /** Answers whether it is kept: what is not stays in the dialog. */
  readonly onSave: (chosen: Choices) => Promise<boolean>;
}

/** A list to tick, a field for what is not in it, clear and save (row ORD-19). Cancelling keeps what was there. */
export const ChoicesDialog = ({ open, onOpenChange, title, choices, value, othersMax = 400, onSave }: ChoicesDialogProps) => {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState(value);
  const [isSaving, setSaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setChosen(value);
  }
  const toggle = (key: string): void => {
    const ticked = new Set(chosen.keys);
    if (!ticked.delete(key)) ticked.add(key);
    setChosen({ ...chosen, keys: choices.map((each) => each.key).filter((each) => ticked.has(each)) });
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    const isKept = await onSave({ ...chosen, others: chosen.others.trim() });
    setSaving(false);
    if (isKept) onOpenChange(false);
  };
  const isEmpty = chosen.keys.length === 0 && chosen.others === '';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      isFullOnNarrow
      actions={
        <>
          <BusyButton
            variant="soft"
            color="gray"
            className="choices-clear"
            isOff={isEmpty}
            onClick={() => setChosen({ keys: [], others: '' })}
          >
            {t('controls.choices.clear')}
          </BusyButton>
          <Button type="button" variant="soft" color="gray" onClick={() => onOpenChange(false)}>
            {t('common.cancel')}
          </Button>
          <BusyButton isBusy={isSaving} onClick={() => void save()}>
            {t('controls.choices.save')}
          </BusyButton>
        </>
      }
    >
      <fieldset className="choices" aria-label={title}>
        {choices.map(({ key, label }, index) => (
          <label key={key} className="choice">
            <Checkbox ref={index === 0 ? focusFirst : null} checked={chosen.keys.includes(key)} onCheckedChange={() => toggle(key)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <label htmlFor={id} className="choices-others">
        {t('controls.choices.others')}
      </label>
      <TextArea
        id={id}
        rows={3}
        maxLength={othersMax}
        value={chosen.others}
        onChange={({ currentTarget }) => setChosen({ ...chosen, others: currentTarget.value })}
      />
    </Dialog>
  );
};
