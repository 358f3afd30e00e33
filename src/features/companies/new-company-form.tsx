import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { refetchOwnCompanies } from '#api/own-companies.ts';
import { openOwnCompany } from '#contract/own-company.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useRecordRefusal } from '#entities/records/use-record-refusal.ts';
import { field } from '#lib/validate/fields.ts';
import { readTaxId, readText } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Form } from '#ui/form/form.tsx';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';

const Schema = z.object({ name: field(readText({ least: 2, most: 120 })), document: field(readTaxId) });
const blank = { name: '', document: '' };

/** One more company of the person: what a registration asks for, without the person, who is known. */
export const NewCompanyForm = ({ onOpened }: { readonly onOpened: (id: string) => void }) => {
  const t = useT();
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const refusalOf = useRecordRefusal();
  const sendOnce = useSendOnce();
  const form = useZodForm(Schema, { defaults: blank });
  return (
    <Form
      form={form}
      label={t('ownCompanies.new')}
      className="form panel-inset"
      onSubmit={async (body) => {
        const answer = await sendOnce(openOwnCompany, { body });
        if (!answer.ok) return refusalOf(answer.error);
        await refetchOwnCompanies(queryClient, api);
        onOpened(answer.value.opened);
        toast.success(t('ownCompanies.registered', { name: body.name }));
        return null;
      }}
    >
      <TextField name="name" label={t('companies.name')} hint={t('ownCompanies.newHint')} isRequired />
      <MaskedField mask="taxId" name="document" label={t('companies.column.document')} isRequired />
      <FormButtons>{t('ownCompanies.register')}</FormButtons>
    </Form>
  );
};
