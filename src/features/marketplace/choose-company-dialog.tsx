import { z } from 'zod';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useCompanyOptions } from '#entities/use-whose-options.ts';
import { field } from '#lib/validate/fields.ts';
import { readText } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';

const Schema = z.object({ sellerId: field(readText()) });

interface ChooseCompanyDialogProps {
  /** What the list shows the accounts of; '' where it shows all. */
  readonly company: string;
  readonly onClose: () => void;
  readonly onChoose: (sellerId: string) => Promise<void>;
}

/** Asks for the company of the new account: people who work for the hub connect accounts of every company. */
export const ChooseCompanyDialog = ({ company, onClose, onChoose }: ChooseCompanyDialogProps) => {
  const t = useT();
  const companies = useCompanyOptions(company === '' ? undefined : company);
  const form = useZodForm(Schema, { defaults: { sellerId: company } });
  return (
    <Dialog open onOpenChange={onClose} title={t('marketplace.connect')} description={t('connecting.about')} isFullOnNarrow>
      <Form form={form} label={t('marketplace.connect')} onSubmit={async ({ sellerId }) => onChoose(sellerId)}>
        <SelectField name="sellerId" label={t('records.company')} options={companies} isRequired />
        <FormButtons onLeave={onClose} leaves="common.cancel">
          {t('connecting.goThere')}
        </FormButtons>
      </Form>
    </Dialog>
  );
};
