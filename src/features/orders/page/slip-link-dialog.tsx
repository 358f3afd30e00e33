import { TextField } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { slipLinkQuery } from '#api/slip.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Instant } from '#ui/instant.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { toast } from '#ui/toast.tsx';

interface SlipLinkDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Makes the link to the sale's slip and copies it; where the browser forbids that it still is here to copy by hand. */
export const SlipLinkDialog = ({ orderId, onClose }: SlipLinkDialogProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data, error, isFetching, refetch } = useQuery(slipLinkQuery(api, orderId));
  const link = data && `${location.origin}/ext/talaovendas?${new URLSearchParams({ token: data.token }).toString()}`;
  useEffect(() => {
    if (link === undefined) return;
    navigator.clipboard.writeText(link).then(
      () => toast.success(t('slipLink.copied')),
      () => toast.error(t('controls.notCopied')),
    );
  }, [link, t]);
  return (
    <Dialog open onOpenChange={onClose} title={t('slipLink.title')} description={t('slipLink.hint')} size="medium">
      {!data && error && <ProblemState title={t('slipLink.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <output className="skeleton" aria-label={t('common.loading')} />}
      {data && link !== undefined && (
        <>
          <TextField.Root readOnly value={link} aria-label={t('slipLink.link')}>
            <TextField.Slot side="right">
              <CopyButton text={link} what={t('slipLink.theLink')} />
            </TextField.Slot>
          </TextField.Root>
          <p className="quiet">
            {t('slipLink.until')} <Instant at={data.until} />
          </p>
        </>
      )}
    </Dialog>
  );
};
