import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { get, useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useLocale } from '#locale/locale.tsx';
import { useIsKept } from './drafts.ts';
import { errorMapIn } from './say-rule.ts';
import { useDraft, type FormDraft } from './use-draft.ts';
import { useUnsaved } from './use-unsaved.ts';

interface ZodFormOptions<Input extends FieldValues> {
  /** A value for every field: a field whose name is not here is a defect. */
  readonly defaults: Input;
  /**
   * Names the form and its record ('company:7'): what is typed is then kept through reload and crash for this user, and leaving is
   * asked about. Passwords and codes are never kept.
   */
  readonly draftKey?: string;
  /** Of the record as `defaults` have it; a new one has none. */
  readonly version?: number | undefined;
  /** A draft comes back whole, and the form holds it against the record by itself. Otherwise only what was typed comes back. */
  readonly mergesItself?: true;
}

export interface ZodForm<Input extends FieldValues, Output extends FieldValues> {
  /** react-hook-form's own, for what the kit does not wrap. */
  readonly methods: UseFormReturn<Input, unknown, Output>;
  readonly draft: FormDraft<Input>;
  /** In the very task of the key: react-hook-form's own comes a task later, and what is typed meanwhile would go to the page's keys. */
  readonly focus: (name: FieldPath<Input>) => void;
  readonly element: RefObject<HTMLFormElement | null>;
  /** By the name of a field: what somebody else made of it, told below it while it says something else. */
  readonly madeByOthers?: Readonly<Record<string, string>>;
}

/**
 * A form whose rules are a zod schema. A field is judged when it is left and, once wrong, at each change; its message is the
 * catalogue's, in the person's language. (row CTL-3)
 */
export const useZodForm = <Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  { defaults, draftKey, version, mergesItself }: ZodFormOptions<Input>,
): ZodForm<Input, Output> => {
  const { locale, t } = useLocale();
  const resolver = useMemo(() => zodResolver(schema, { error: errorMapIn(t) }), [schema, t]);
  const methods = useForm<Input, unknown, Output>({
    resolver,
    defaultValues: defaults as DefaultValues<Input>,
    mode: 'onTouched',
  });

  const { formState, trigger } = methods;
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => {
    const wrong = Object.keys(errors);
    // Messages are written once, when a rule breaks: in another language they are written again.
    if (wrong.length > 0) void trigger(wrong as never);
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of language asks again
  }, [locale]);

  const draft = useDraft(methods, defaults, draftKey, { version, mergesItself });
  useUnsaved(draftKey !== undefined && isDirty && !isSubmitting, useIsKept(draftKey));
  const { control } = methods;
  const focus = useCallback(
    (name: FieldPath<Input>): void => {
      const field: { readonly _f: { readonly ref: { readonly focus?: () => void } } } | undefined = get(control._fields, name);
      field?._f.ref.focus?.();
    },
    [control],
  );
  const element = useRef<HTMLFormElement>(null);
  return { methods, draft, focus, element };
};
