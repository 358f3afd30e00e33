import { Button } from '@radix-ui/themes';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useT } from '#locale/locale.tsx';
import { Form, notSaved } from '#ui/form/form.tsx';
import { isSendKey } from '#ui/form/own-keys.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { ZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';
import { useIsHere } from '#ui/use-is-here.ts';

interface InPlaceFormProps<Input extends FieldValues, Output extends FieldValues> {
  readonly form: ZodForm<Input, Output>;
  readonly label: string;
  readonly focus: FieldPath<Input>;
  readonly onClose: () => void;
  /** What stands there by now, as people read it. */
  readonly now: string;
  /** Answers what is recorded now, as `Execute` does; `begun` is what stood there when the change was begun. */
  readonly onSave: (values: Output, begun: Input) => Promise<readonly string[]>;
  readonly children: ReactNode;
}

/** A box in the place of what it changes: Ctrl+Enter or the button saves, in one line Enter too; Escape leaves it as it was. */
export const InPlaceForm = <Input extends FieldValues, Output extends FieldValues>({
  form,
  label,
  focus,
  onClose,
  now,
  onSave,
  children,
}: InPlaceFormProps<Input, Output>) => {
  const t = useT();
  const isHere = useIsHere();
  const { focus: focusField } = form;
  useEffect(() => focusField(focus), [focusField, focus]);
  /** Left as it was: nothing of it is kept. */
  const discard = (): void => {
    form.draft.discard();
    onClose();
  };
  const press = (event: KeyboardEvent): void => {
    if (isSendKey(event)) {
      event.preventDefault();
      form.element.current?.requestSubmit();
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    discard();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and Ctrl+Enter of the fields inside
    <div className="order-in-place" onKeyDown={press}>
      <Form
        form={form}
        label={label}
        className="order-in-place-form"
        discards
        onSubmit={async (values) => {
          // Said before it is written over (decision 0088); pressed once more, it is meant.
          if (form.draft.isOutdated) {
            toast.error(`${t('order.refused.changedMeanwhile', { now })}. ${t('orderPage.saveAgain')}`);
            form.draft.merge((_before, mine) => mine);
            return notSaved;
          }
          const recorded = await onSave(values, form.draft.base());
          // What was refused stays in the box.
          if (recorded.length === 0) return notSaved;
          if (isHere()) onClose();
          return null;
        }}
      >
        {children}
        <div className="order-in-place-buttons">
          <Button type="button" variant="soft" color="gray" size="2" onClick={discard}>
            {t('form.discard')}
          </Button>
          <SubmitButton>{t('orderPage.save')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
};
