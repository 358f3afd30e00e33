import { useId } from 'react';
import { get, useController, type ControllerRenderProps } from 'react-hook-form';
import { useFormState, useOnScreen } from './form-state.ts';

/** What every field takes. */
export interface FieldProps {
  /** Its path in the schema: 'mail', 'items.0.price'. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Shows the mark and tells the screen reader; the schema is what refuses. */
  readonly isRequired?: boolean | undefined;
  /** Can not be used now, and why: the reason stands under the field. */
  readonly disabledBecause?: string | undefined;
  /** Can be read and copied, not changed, and why. */
  readonly readOnlyBecause?: string | undefined;
  /** The same, by the id of what says why for several fields at once. */
  readonly readOnlySaidBy?: string | undefined;
}

/** Ties a control to its label, hint, reason and error. */
export interface FieldAria {
  readonly id: string;
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface Field {
  readonly control: ControllerRenderProps;
  readonly aria: FieldAria;
  /** What somebody else made of it meanwhile. */
  readonly byOthers: string | null;
  readonly error: string | null;
  /** The error comes from a refused submit. */
  readonly isAlert: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
}

/** A further one of a list begins as its first does; where each was given, one may have more in it than the first. */
const needDefault = (defaults: unknown, name: string): void => {
  const hasOne = [name, name.replaceAll(/\.\d+(?=\.)/gu, '.0')].some((path) => get(defaults, path) !== undefined);
  if (!hasOne) throw new Error(`The form has no default for its field '${name}'`);
};

/** Where it says the same by now, or was saved, nothing is left of what others made of it. */
const madeWhileTyped = (notes: Readonly<Record<string, string>> | undefined, name: string, isDirty: boolean): string | null =>
  isDirty ? (notes?.[name] ?? null) : null;

export const useField = ({ name, label, hint, isRequired, disabledBecause, readOnlyBecause, readOnlySaidBy }: FieldProps): Field => {
  const id = useId();
  const { alerted, madeByOthers } = useFormState();
  useOnScreen(name, { id, label });
  const { field, fieldState, formState } = useController({ name });
  needDefault(formState.defaultValues, name);
  const error = fieldState.error?.message ?? null;
  const byOthers = madeWhileTyped(madeByOthers, name, fieldState.isDirty);
  const reason = disabledBecause ?? readOnlyBecause;
  const described = [
    hint && `${id}-hint`,
    reason && `${id}-reason`,
    readOnlySaidBy,
    byOthers !== null && `${id}-others`,
    error !== null && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    control: field,
    aria: {
      id,
      'aria-required': isRequired || undefined,
      'aria-invalid': error !== null || undefined,
      'aria-describedby': described || undefined,
    },
    byOthers,
    error,
    isAlert: alerted.has(name),
    isDisabled: disabledBecause !== undefined,
    isReadOnly: readOnlyBecause !== undefined || readOnlySaidBy !== undefined,
  };
};
