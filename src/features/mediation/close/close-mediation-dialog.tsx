import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { CommandForm } from '#commands/command-form.ts';
import { longestAnnotation, situationKeys } from '#commands/mediation/close.ts';
import { Situation } from '#contract/mediation.ts';
import { optional } from '#lib/validate/fields.ts';
import { readText } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { CommandDialog, draftKeyOf } from '#palette/command-dialog.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';

const Close = z.object({ situation: z.string().pipe(Situation), anotation: optional(readText({ most: longestAnnotation })) });

/** 'Finalizar mediação': nothing is closed before a situation is chosen; the annotation is free text (row MED-3). */
export const CloseMediationDialog: CommandForm = (asked) => {
  const t = useT();
  const form = useZodForm(Close, { defaults: { situation: '', anotation: '' }, draftKey: draftKeyOf(asked) });
  const situation = useWatch({ control: form.methods.control, name: 'situation' });
  return (
    <CommandDialog
      {...asked}
      form={form}
      focus="situation"
      isFilled={situation !== ''}
      hint={t('mediationWrite.close.hint')}
      confirm={t('mediationWrite.close.confirm')}
      isDanger
      argsOf={({ anotation, ...rest }) => ({ ...rest, anotation: anotation ?? '' })}
    >
      <RadioField
        name="situation"
        label={t('mediation.situation')}
        isRequired
        options={Situation.options.map((value) => ({ value, label: t(situationKeys[value]) }))}
      />
      <TextAreaField name="anotation" label={t('mediation.anotation')} rows={3} most={longestAnnotation} />
    </CommandDialog>
  );
};
