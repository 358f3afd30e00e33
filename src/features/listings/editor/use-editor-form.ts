import { useMemo } from 'react';
import { z } from 'zod';
import { longestAnswer } from '#contract/listing-edit.ts';
import type { Listing } from '#contract/listing.ts';
import { lengthOf } from '#lib/validate/text.ts';
import { useT } from '#locale/locale.tsx';
import { useZodForm, type ZodForm } from '#ui/form/use-zod-form.ts';
import { brokenBy, fieldOfRule, valuesOf, type EditorValues } from './editor-values.ts';
import { sayRule } from './say-rule.ts';

export type EditorForm = ZodForm<EditorValues, EditorValues>;

/** The listing as a form whose rules are those the server asks; what is typed is kept through reload and crash. */
export const useEditorForm = (listing: Listing): EditorForm => {
  const t = useT();
  const defaults = useMemo(() => valuesOf(listing), [listing]);
  const { status, price } = listing;
  const schema = useMemo(
    () =>
      z.custom<EditorValues>().check(({ value, issues }) => {
        for (const broken of brokenBy(value, { status, price }))
          issues.push({ code: 'custom', input: value, path: fieldOfRule(broken).split('.'), message: sayRule(t, broken) });
        if (lengthOf(value.answer) > longestAnswer)
          issues.push({ code: 'custom', input: value, path: ['answer'], message: t('refusal.answerTooLong', { n: longestAnswer }) });
      }),
    [t, status, price],
  );
  return useZodForm(schema, { defaults, draftKey: `listing-edit:${listing.publishId}`, mergesItself: true });
};
