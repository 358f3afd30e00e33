import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { CommandForm } from '#commands/command-form.ts';
import { mostReturnedCents } from '#contract/order.ts';
import { field, optional } from '#lib/validate/fields.ts';
import { readDate } from '#lib/validate/read-date.ts';
import { readMoney, readText } from '#lib/validate/readers.ts';
import { isBlank } from '#lib/validate/is-blank.ts';
import { fails } from '#lib/validate/fails.ts';
import { useT } from '#locale/locale.tsx';
import { CommandDialog, draftKeyOf } from '#palette/command-dialog.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import './dialogs.css';
import { mostCharacters } from './note-text.ts';
import { useReturnQuestion } from './return-question.tsx';

const Return = z
  .object({
    trackingNumber: field(readText({ most: 40 })),
    devolutionValue: field(readMoney({ min: 0, max: mostReturnedCents })),
    dateFrom: field(readDate),
    dateTo: field(readDate),
    detail: optional(readText({ most: mostCharacters })),
  })
  .refine(({ dateFrom, dateTo }) => dateFrom <= dateTo, { path: ['dateTo'], ...fails('date') });

const empty = { trackingNumber: '', devolutionValue: '', dateFrom: '', dateTo: '', detail: '' };
const required = ['trackingNumber', 'devolutionValue', 'dateFrom', 'dateTo'] as const;

/** A return: all four fields, or 'Preencher todos os campos' and nothing to send (row ORD-9). */
export const ReturnDialog: CommandForm = (asked) => {
  const t = useT();
  const form = useZodForm(Return, { defaults: empty, draftKey: draftKeyOf(asked) });
  const question = useReturnQuestion(asked.targets);
  const values = useWatch({ control: form.methods.control, name: required });
  const isFilled = values.every((value) => !isBlank(value));
  return (
    <CommandDialog
      {...asked}
      form={form}
      focus="trackingNumber"
      isFilled={isFilled}
      hint={t(isFilled ? 'orderPage.return.irreversible' : 'orderPage.return.fillAll')}
      confirm={t('orderPage.send')}
      isDanger
      argsOf={(sent) => sent}
      question={question}
    >
      <TextField name="trackingNumber" label={t('orderPage.return.tracking')} isRequired autoComplete="off" />
      <MoneyField name="devolutionValue" label={t('orderPage.return.value')} isRequired />
      <div className="order-dialog-pair">
        <DateField name="dateFrom" label={t('orderPage.return.from')} isRequired />
        <DateField name="dateTo" label={t('orderPage.return.to')} isRequired />
      </div>
      <TextAreaField name="detail" label={t('orderPage.return.detail')} rows={2} most={mostCharacters} />
    </CommandDialog>
  );
};
