import { useBlocker } from '@tanstack/react-router';
import { useT } from '#locale/locale.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { unsaved } from '#ui/form/unsaved.ts';

/** Asks before another page of the console takes the place of a form with something unsaved. A changed search stays on the page. */
export const LeaveGuard = () => {
  const t = useT();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved.isAny() && current.pathname !== next.pathname,
    // The page's own closing is asked about by `unsaved`.
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      title={t('form.leaveTitle')}
      question={t(unsaved.areAllKept() ? 'form.leaveKept' : 'form.leaveLost')}
      confirm={t('form.leave')}
      cancel={t('form.stay')}
      onConfirm={() => {
        blocker.proceed?.();
        unsaved.letGo();
      }}
    />
  );
};
