import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { cancelReasonsQuery } from '#api/orders.ts';
import type { CommandForm } from '#commands/command-form.ts';
import { isUnknownBefore } from '#commands/order/cancel.ts';
import type { OrderView } from '#commands/order/order-step.ts';
import { longestCancelText } from '#contract/cancel-form.ts';
import { optionOf } from '#contract/unreadable.ts';
import { field } from '#lib/validate/fields.ts';
import { readText } from '#lib/validate/readers.ts';
import { isBlank } from '#lib/validate/is-blank.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandDialog, draftKeyOf } from '#palette/command-dialog.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { ProblemState } from '#ui/problem-state.tsx';

const formOf = (most: number) => z.object({ type: field(readText()), description: field(readText({ most })) });
const forms = { cancel: formOf(longestCancelText.cancel), cancelOnMarketplace: formOf(longestCancelText.cancelOnMarketplace) } as const;

/** Cancel, here or on the marketplace: one of the server's reasons, and in words. Sent only when both are there (rows ORD-7 and ORD-8). */
export const CancelDialog: CommandForm = (asked) => {
  const { command, targets } = asked;
  const t = useT();
  const { api } = useWorkbench();
  const { data: reasons, isError, isFetching, refetch } = useQuery(cancelReasonsQuery(api));
  const way = command.name === 'order.cancelOnMarketplace' ? 'cancelOnMarketplace' : 'cancel';
  const form = useZodForm(forms[way], { defaults: { type: '', description: '' }, draftKey: draftKeyOf(asked) });
  const [type, description] = useWatch({ control: form.methods.control, name: ['type', 'description'] });
  const forGood = targets.filter(({ base }) => isUnknownBefore(base as OrderView)).length;
  const wayBack = t(`orderPage.${way}.irreversible`);
  const some = forGood > 0 && forGood < targets.length ? ` ${t('orderPage.cancel.someForGood', { n: forGood })}` : '';
  return (
    <CommandDialog
      {...asked}
      form={form}
      focus="type"
      isFilled={!isBlank(type) && !isBlank(description)}
      hint={forGood === targets.length ? t('orderPage.cancel.forGood') : wayBack + some}
      confirm={t(command.title)}
      isDanger
      argsOf={(values) => values}
    >
      {isError && !reasons ? (
        <ProblemState title={t('orderPage.cancel.reasonsFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SelectField
          name="type"
          label={t('orderPage.cancel.type')}
          isRequired
          options={(reasons ?? []).map((reason) => optionOf(reason.type, reason.description))}
        />
      )}
      <TextAreaField name="description" label={t('orderPage.cancel.description')} rows={3} most={longestCancelText[way]} isRequired />
    </CommandDialog>
  );
};
