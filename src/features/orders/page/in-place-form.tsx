import { Button } from '@radix-ui/themes';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useT } from '#locale/locale.tsx';
import { Form, notSaved } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { ZodForm } from '#ui/form/use-zod-form.ts';
import { useIsHere } from '#ui/use-is-here.ts';

interface InPlaceFormProps<Input extends FieldValues, Output extends FieldValues> {
  readonly form: ZodForm<Input, Output>;
  readonly label: string;
  readonly focus: FieldPath<Input>;
  readonly onClose: () => void;
  /** Answers what is recorded now, as `Execute` does. */
  readonly onSave: (values: Output) => Promise<readonly string[]>;
  readonly children: ReactNode;
}

/** A box in the place of what it changes: Enter or the button saves, Escape leaves it as it was. */
export const InPlaceForm = <Input extends FieldValues, Output extends FieldValues>({
  form,
  label,
  focus,
  onClose,
  onSave,
  children,
}: InPlaceFormProps<Input, Output>) => {
  const t = useT();
  const isHere = useIsHere();
  const { focus: focusField } = form;
  useEffect(() => focusField(focus), [focusField, focus]);
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of the fields inside
    <div className="order-in-place" onKeyDown={leave}>
      <Form
        form={form}
        label={label}
        className="order-in-place-form"
        onSubmit={async (values) => {
          const recorded = await onSave(values);
          // What was refused stays in the box.
          if (recorded.length === 0) return notSaved;
          if (isHere()) onClose();
          return null;
        }}
      >
        {children}
        <div className="order-in-place-buttons">
          <Button type="button" variant="soft" color="gray" size="2" onClick={onClose}>
            {t('form.discard')}
          </Button>
          <SubmitButton>{t('orderPage.save')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
};
