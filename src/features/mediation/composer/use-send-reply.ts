import type { WholeMediation } from '#commands/mediation/mediation-view.ts';
import { subjectOf } from '#commands/subject.ts';
import { entriesOf } from '#commands/view.ts';
import { orderNumber } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import { storageFailedSay } from '#outbox/run.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { toast } from '#ui/toast.tsx';
import { namesMessage } from './received.ts';

interface Written {
  readonly messageId: string;
  readonly message: string;
  readonly files: readonly File[];
}

/**
 * Files first, then the intent; the draft knows the message's name by then: a crash between any two neither loses the message nor says
 * it twice. Answers whether it is recorded; what is not stays in the composer.
 */
export const useSendReply = (record: WholeMediation): ((written: Written) => Promise<boolean>) => {
  const t = useT();
  const execute = useExecute();
  const { files: outgoing, ledger } = useWorkbench();
  const subject = subjectOf('mediation', record);

  const send = async ({ messageId, message, files }: Written): Promise<boolean> => {
    if (files.length > 0) {
      const kept = await outgoing.keep(messageId, files);
      if (!kept.ok) {
        toast.error([t('mediationWrite.notKept'), formatMessage(t, storageFailedSay(kept.error))].join('\n'));
        return false;
      }
    }
    await execute('mediation.reply', {
      // Named: while the files were being sealed the person may have gone on to another mediation, or to the list and its cursor.
      targets: [{ subject, label: orderNumber(record), base: record }],
      args: { messageId, message, files: files.map(({ name, size }) => ({ name, size })) },
    });
    // Read from the log: this screen may be gone, and an intent that was recorded needs its files.
    const isRecorded = entriesOf(ledger.state().outbox, subject).some((entry) => namesMessage(entry, messageId));
    if (!isRecorded && files.length > 0) await outgoing.drop(messageId).catch(() => {});
    return isRecorded;
  };
  return (written) => outgoing.naming(() => send(written));
};
