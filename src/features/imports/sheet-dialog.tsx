import { useMemo } from 'react';
import { z } from 'zod';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useCompanyOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';

interface SheetDialogProps {
  readonly onClose: () => void;
  /** Null: the own company's. */
  readonly onChosen: (sellerId: string | null) => void;
}

/** Prices and stock to be changed in a spreadsheet; a superuser says of which company. */
export const SheetDialog = ({ onClose, onChosen }: SheetDialogProps) => {
  const t = useT();
  const isSuperuser = useWorkbench().actor().role === 'superuser';
  const companies = useCompanyOptions(undefined);
  const schema = useMemo(
    () => z.object({ sellerId: isSuperuser ? z.string().min(1, t('imports.chooseCompany')) : z.string() }),
    [isSuperuser, t],
  );
  const form = useZodForm(schema, { defaults: { sellerId: '' } });
  return (
    <Dialog open onOpenChange={onClose} title={t('import.sheet')} description={t('imports.sheetHint')} isFullOnNarrow>
      <Form form={form} label={t('import.sheet')} onSubmit={({ sellerId }) => onChosen(sellerId === '' ? null : sellerId)}>
        {isSuperuser && <SelectField name="sellerId" label={t('records.company')} options={companies} isRequired />}
        <FormButtons>{t('import.sheet')}</FormButtons>
      </Form>
    </Dialog>
  );
};
