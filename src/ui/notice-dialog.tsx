import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { Dialog, focusFirst } from './dialog.tsx';

interface NoticeDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** Says something and is closed: the close dialog of row CTL-5. */
export const NoticeDialog = ({ open, onOpenChange, title, children }: NoticeDialogProps) => {
  const t = useT();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      actions={
        <Button type="button" ref={focusFirst} variant="soft" color="gray" onClick={() => onOpenChange(false)}>
          {t('common.close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
};
