import { Button } from '@radix-ui/themes';
import { CircleCheck } from 'lucide-react';
import { entityOf } from '#commands/entities.ts';
import { argsAgain, asksForLook } from '#commands/args-again.ts';
import { commandKey } from '#commands/view.ts';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import type { Subject } from '#events/record.ts';
import { ok, type Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Message } from '#locale/translate.ts';
import type { OutboxStatus } from '#outbox/outbox-status.ts';
import { isOfNewerBuild } from '#outbox/outbox.ts';
import { observedUntold } from '#outbox/problem-note.ts';
import { storageFailedSay } from '#outbox/run.ts';
import { useDismiss, useRestoreDraft, useOutbox, useRun, useStopTrying, useUndo, useWorkbench } from '#outbox/workbench.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useNow } from '#ui/now.ts';
import { toast } from '#ui/toast.tsx';
import { intentTitle } from '#commands/intent-title.ts';
import { RejectedItem } from './rejected-item.tsx';
import { WaitingItem } from './waiting-item.tsx';

export interface TrayProps {
  readonly status: OutboxStatus;
  /** The server's answer about a subject, asked now: what 'Tentar de novo' decides on. */
  readonly loadBase: (subject: Subject) => Promise<Result<unknown, Message>>;
}

/** What is not at the server: decisions it rejected, with its reason, and decisions on their way. Read from the log, so a reload loses nothing. */
export const Tray = ({ status, loadBase }: TrayProps) => {
  const t = useT();
  const { index } = useWorkbench();
  const entries = Object.values(useOutbox().entriesById);
  const { undo } = useUndo();
  const dismiss = useDismiss();
  const stopTrying = useStopTrying();
  const restoreDraft = useRestoreDraft();
  const giveBackNow = async ({ intent }: OutboxEntry): Promise<Result<unknown, Message>> => {
    const base = isKeptNowhere(intent.subject) ? ok(null) : await loadBase(intent.subject);
    return base.ok ? restoreDraft(intent.id, base.value) : base;
  };
  const decideAgain = useDecideAgain(loadBase);
  const rejected = entries.filter(({ stage }) => stage === 'rejected');
  const waiting = entries.filter(({ stage }) => stage !== 'rejected');
  const sayRefusal = (answer: Result<unknown, Message>): void => {
    if (!answer.ok) toast.error(formatMessage(t, answer.error));
  };
  if (entries.length === 0) return <EmptyState title={t('outbox.allSent')} hint={t('tray.emptyHint')} icon={<CircleCheck size={24} />} />;
  return (
    <>
      <LineStatus status={status} />
      {rejected.length > 0 && (
        <section className="tray-part">
          <div className="tray-line">
            <h3 className="tray-title">{t('outbox.rejectedCount', { n: rejected.length })}</h3>
            {rejected.length > 1 && (
              <Button
                size="1"
                variant="ghost"
                color="gray"
                onClick={() => rejected.forEach(({ intent }) => void dismiss(intent.id).then(sayRefusal))}
              >
                {t('tray.dismissAll')}
              </Button>
            )}
          </div>
          <p className="quiet">{t('tray.rejectedHint')}</p>
          <ul>
            {rejected.map((entry) => (
              <RejectedItem
                key={entry.intent.id}
                entry={entry}
                title={intentTitle(entry.intent, index, t)}
                isAskedAgain={waiting.some((each) => isAnew(each, entry))}
                onAgain={mayAskAgain(entry) ? async () => sayRefusal(await decideAgain(entry)) : null}
                onDismiss={() => void dismiss(entry.intent.id).then(sayRefusal)}
                written={index.get(commandKey(entry.intent))?.writtenIn(entry.intent.args)?.text || null}
                onGiveBack={
                  index.get(commandKey(entry.intent))?.isGivenBack && !isSaved(entry)
                    ? () => void giveBackNow(entry).then(sayRefusal)
                    : null
                }
              />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section className="tray-part">
          <h3 className="tray-title">{t('outbox.waitingCount', { n: waiting.length })}</h3>
          <ul>
            {waiting.map((entry) => (
              <WaitingItem
                key={entry.intent.id}
                entry={entry}
                title={intentTitle(entry.intent, index, t)}
                isOfNewerBuild={isOfNewerBuild(index, entry)}
                onUndo={() => void undo(entry.intent.id).then(sayRefusal)}
                stuck={status.stuck?.[entry.intent.id]}
                onStop={() => void stopTrying(entry.intent.id, status.stuck?.[entry.intent.id] ?? '').then(sayRefusal)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

/** Nothing of it can be asked, so it is decided where it is shown and nowhere else. Notifications are asked for in another way. */
const isKeptNowhere = (subject: Subject): boolean => entityOf(subject)?.answers === null && !subject.startsWith('notifications:');

/** An observation of which the seller was not told is saved: made again, from here or from a draft, it is refused as the same. */
const isSaved = ({ problem }: OutboxEntry): boolean => problem?.code === observedUntold;
const mayAskAgain = (entry: OutboxEntry): boolean => !isKeptNowhere(entry.intent.subject) && !isSaved(entry);

/** It was recorded in place of the rejected one, and can still be withdrawn: until it is sent, that one stays beside it. */
const isAnew = ({ intent, stage }: OutboxEntry, rejected: OutboxEntry): boolean =>
  stage === 'recorded' && intent.replaces === rejected.intent.id;

/** The same command on fresh state: recorded anew, in place of the rejected one. */
const useDecideAgain = (loadBase: TrayProps['loadBase']) => {
  const { index } = useWorkbench();
  const run = useRun();
  return async ({ intent }: OutboxEntry): Promise<Result<void, Message>> => {
    const command = index.get(commandKey(intent));
    if (!command) return { ok: false, error: { key: 'tray.notSent' } };
    const base = await loadBase(intent.subject);
    if (!base.ok) return base;
    const args = argsAgain(command, intent.args, base.value);
    // It is another by now, and nothing of it is shown here.
    if (asksForLook(command, intent.args, args)) return { ok: false, error: { key: 'tray.lookFirst', values: { label: intent.label } } };
    const { refused } = await run(command, [
      {
        args,
        target: { subject: intent.subject, label: intent.label, base: base.value },
        replaces: intent.id,
      },
    ]);
    const [refusal] = refused;
    if (refusal) return { ok: false, error: refusal.say };
    return ok(undefined);
  };
};

const LineStatus = ({ status: { isParked, isReachable, nextTryAt, unwritten } }: { readonly status: OutboxStatus }) => {
  const t = useT();
  const { outbox } = useWorkbench();
  const now = useNow('second');
  if (isParked) return <p className="tray-part notice">{t('outbox.parked')}</p>;
  if (isReachable && unwritten === undefined) return null;
  const left = nextTryAt === null ? 0 : Math.ceil((nextTryAt - now) / 1000);
  return (
    <div className="tray-part">
      <p>{unwritten === undefined ? t('outbox.unreachable') : formatMessage(t, storageFailedSay({ reason: unwritten }))}</p>
      <div className="tray-line">
        <span className="quiet figure">{left > 0 && t('outbox.nextTry', { seconds: left })}</span>
        <Button size="1" variant="soft" onClick={outbox.tryNow}>
          {t('outbox.tryNow')}
        </Button>
      </div>
    </div>
  );
};
