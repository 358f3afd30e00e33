import { Button, TextField as TextBox } from '@radix-ui/themes';
import { useId, useState, type KeyboardEvent } from 'react';
import type { ListingAttribute } from '#contract/listing.ts';
import { foldText } from '#lib/fold-text.ts';
import { cleanText } from '#lib/validate/text.ts';
import { useT } from '#locale/locale.tsx';
import { Dialog, focusFirst } from '#ui/dialog.tsx';
import { useCleaned, type Cleaning } from '#ui/form/use-cleaned.tsx';
import { cleanAttributeName, nameKey } from './attributes.ts';
import { useFocusBack } from './use-focus-back.ts';

interface AddAttributeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly existing: readonly Pick<ListingAttribute, 'name'>[];
  readonly onAdd: (attribute: ListingAttribute) => void;
}

/** Part 2, section 5: name and value at most this long. */
const most = 20;
const names = { clean: cleanAttributeName, most };
const values = { clean: (text: string): string => cleanText(text, 'special'), most };

/** A characteristic of the seller's own. */
export const AddAttributeDialog = ({ isOpen, ...props }: AddAttributeDialogProps) => (isOpen ? <OpenDialog {...props} /> : null);

const OpenDialog = ({ onClose, existing, onAdd }: Omit<AddAttributeDialogProps, 'isOpen'>) => {
  const t = useT();
  useFocusBack();
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const known = existing.find((each) => nameKey(each.name) === nameKey(name));
  const nameProblem = name.trim() === '' ? t('attribute.nameMissing') : known ? t('attribute.exists', { name: name.trim() }) : null;
  const valueProblem = value.trim() === '' ? t('attribute.valueMissing') : null;
  const add = (): void => {
    setTried(true);
    if (nameProblem !== null || valueProblem !== null) return;
    onAdd(attributeOf(name, value));
    onClose();
  };
  // It may stand inside a form, which Enter would send.
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('attribute.add')}
      isFullOnNarrow
      actions={
        <>
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="button" onClick={add}>
            {t('records.add')}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter of the boxes inside */}
      <div className="form" onKeyDown={press}>
        <Box
          isFirst
          label={t('records.attribute')}
          value={name}
          problem={isTried || known ? nameProblem : null}
          cleaning={names}
          onChange={setName}
        />
        <Box label={t('attribute.value')} value={value} problem={isTried ? valueProblem : null} cleaning={values} onChange={setValue} />
      </div>
    </Dialog>
  );
};

interface BoxProps {
  readonly label: string;
  readonly value: string;
  readonly problem: string | null;
  readonly cleaning: Cleaning;
  readonly onChange: (text: string) => void;
  readonly isFirst?: boolean;
}

const Box = ({ label, value, problem, cleaning, onChange, isFirst = false }: BoxProps) => {
  const id = useId();
  const { take, line } = useCleaned(cleaning);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <TextBox.Root
        id={id}
        ref={isFirst ? focusFirst : null}
        value={value}
        autoComplete="off"
        aria-required
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(take(target.value))}
      />
      {line}
      {problem !== null && (
        <span className="field-error" id={`${id}-error`} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
};

/** Its id is made of its name, as nobody else gives it one. */
const attributeOf = (name: string, value: string): ListingAttribute => ({
  id: `CUSTOM_${foldText(name.trim()).replaceAll(/\s+/gu, '_').toUpperCase()}`,
  name: name.trim(),
  value_name: value.trim(),
  value_id: null,
  value_type: 'string',
  required: false,
  custom: true,
  combination: false,
});
