import { warningKeys } from '#contract/warning.ts';
import { useT } from '#locale/locale.tsx';
import { useExecute } from '#palette/execute.tsx';
import { ChoicesDialog, type Choices } from '#ui/choices-dialog.tsx';

const none: Choices = { keys: [], others: '' };

/** What this sale showed to be wrong with its products: ticked, and kept on the order as a note (row ORD-19, decision 0027). */
export const OrderWarningsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT();
  const execute = useExecute();
  const save = async ({ keys, others }: Choices): Promise<boolean> => {
    const warnings = [...warningKeys.filter((key) => keys.includes(key)).map((key) => t(`listing.warning.${key}`)), others].filter(Boolean);
    if (warnings.length === 0) return true;
    const recorded = await execute('order.addNote', { args: { note: t('orderPage.warnings.note', { warnings: warnings.join('; ') }) } });
    return recorded.length > 0;
  };
  return (
    <ChoicesDialog
      open
      onOpenChange={onClose}
      title={t('orderPage.warnings.title')}
      choices={warningKeys.map((key) => ({ key, label: t(`listing.warning.${key}`) }))}
      value={none}
      onSave={save}
    />
  );
};
