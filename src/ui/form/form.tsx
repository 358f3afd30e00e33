import { useEffect, useMemo, useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { FormProvider, get, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import { toast } from '#ui/toast.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FormStateProvider, type FieldOnScreen } from './form-state.ts';
import { leaveField } from './leave-field.ts';
import { placeCauses, wrongFields, type Refusal } from './refusal.ts';
import type { ZodForm } from './use-zod-form.ts';
import './form.css';

/** Nothing became of it yet, and that was said elsewhere: what is typed stays typed, and stays a draft. */
export const notSaved = 'not-saved';

type Answer = Refusal | typeof notSaved | null | undefined | void;

interface FormProps<Input extends FieldValues, Output extends FieldValues> {
  readonly form: ZodForm<Input, Output>;
  /** What the schema made of the fields. A refusal that comes back is put on its fields; nothing back means it is saved. */
  readonly onSubmit: (values: Output) => Answer | Promise<Answer>;
  readonly label?: string;
  /** Opened to be typed in: its first field has the focus. */
  readonly takesFocus?: boolean;
  /** It has a button of its own that discards what is typed. */
  readonly discards?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A field that loses the focus is judged, and the line that says what is wrong would move the button from under the pointer before it is
 * let go: the press would be lost. So a button that is pressed leaves the focus in the field, and so does the word of a choice.
 */
const keepFocus = (event: MouseEvent<HTMLFormElement>): void => {
  const isPressed = event.target instanceof Element && event.target.closest('button, label') !== null;
  if (isPressed && event.currentTarget.contains(document.activeElement)) event.preventDefault();
};

/**
 * A refused submit, by the rules or by the server, puts the focus on the first wrong field and says all that is wrong, joined by
 * '; ', in an error notification (row CTL-4). A longer form lists them above its fields as well (`ErrorSummary`). The page needs a `Toaster`.
 */
export const Form = <Input extends FieldValues, Output extends FieldValues>({
  form: { methods, draft, focus, element, madeByOthers },
  onSubmit,
  label,
  takesFocus = false,
  discards = false,
  className,
  children,
}: FormProps<Input, Output>) => {
  const { control, formState, getValues, handleSubmit, setError } = methods;
  const [alerted, setAlerted] = useState<ReadonlySet<string>>(new Set());
  const shown = useRef<string | null>(null);

  const saveAndPlace = async (values: Output): Promise<void> => {
    const sent = structuredClone(getValues());
    const refusal = await onSubmit(values);
    if (refusal === notSaved) return;
    if (!refusal) return draft.settle(sent);
    const { fields, rest } = placeCauses(refusal, (name) => get(control._fields, name) !== undefined);
    for (const { name, message } of fields) setError(name as FieldPath<Input>, { type: 'server', message });
    setAlerted(new Set(fields.map(({ name }) => name)));
    const [first] = fields;
    if (first) focus(first.name as FieldPath<Input>);
    sayWrong([...fields.map(({ message }) => message), ...rest]);
  };

  const sayWrong = (messages: readonly string[]): void => {
    shown.current = toast.error([...new Set(messages)].join('; '));
  };

  const refuse = (errors: FieldErrors<Input>): void => {
    const wrong = wrongFields(errors);
    setAlerted(new Set(wrong.map(({ name }) => name)));
    sayWrong(wrong.map(({ message }) => message));
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    leaveField(event.currentTarget);
    draft.keepNow();
    if (formState.isSubmitting) return;
    if (shown.current !== null) toast.dismiss(shown.current);
    shown.current = null;
    void handleSubmit(saveAndPlace, refuse)(event);
  };

  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('input:enabled, textarea:enabled, select:enabled')?.focus();
  }, [element, takesFocus]);

  const { keepOut } = draft;
  const [onScreen] = useState(() => new Map<string, FieldOnScreen>());
  const state = useMemo(() => ({ alerted, keepOut, onScreen, madeByOthers }), [alerted, keepOut, onScreen, madeByOthers]);
  return (
    <FormProvider {...methods}>
      <FormStateProvider value={state}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done by it: buttons inside are pressed */}
        <form
          ref={element}
          className={className ?? 'form'}
          aria-label={label}
          aria-busy={formState.isSubmitting}
          onSubmit={submit}
          onMouseDown={keepFocus}
          noValidate
        >
          <DraftNotice draft={draft} isAlone={!discards} />
          {children}
        </form>
      </FormStateProvider>
    </FormProvider>
  );
};
