import { useT } from '#locale/locale.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteRecordsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: () => void | Promise<void>;
}

/** 'Deletar Registro(s)' in the specification's words (row IMG-5), for files and for rows of a table. */
export const DeleteRecordsDialog = (props: DeleteRecordsDialogProps) => {
  const t = useT();
  return (
    <ConfirmDialog
      {...props}
      tone="danger"
      title={t('dialog.deleteTitle')}
      question={t('dialog.deleteQuestion')}
      confirm={t('dialog.deleteConfirm')}
    />
  );
};
