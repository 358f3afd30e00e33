import { Button } from '@radix-ui/themes';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { createActor, fromPromise } from 'xstate';
import { askedDraftKey } from '#commands/asked-draft.ts';
import type { AskedCommand } from '#commands/command-form.ts';
import { useT } from '#locale/locale.tsx';
import { recordCommandMachine } from '#machines/screen/record-command.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { Form, notSaved } from '#ui/form/form.tsx';
import type { ZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';
import './command-dialog.css';
import { useExecute } from './execute.tsx';
import { TargetNames } from './target-names.tsx';
import { useUnrecorded } from './use-unrecorded.ts';

interface CommandDialogProps<Input extends FieldValues, Output extends FieldValues> extends AskedCommand {
  readonly form: ZodForm<Input, Output>;
  /** The field that has the focus when the dialog opens. */
  readonly focus: FieldPath<Input>;
  /** Everything that is required is there; whether it is right is said when it is sent. */
  readonly isFilled: boolean;
  /** What is missing, or what can not be taken back. */
  readonly hint?: string | undefined;
  readonly confirm: string;
  /** For what can not be undone. */
  readonly isDanger?: boolean;
  /** The arguments of the command, of what the schema made of the fields. */
  readonly argsOf: (values: Output) => Readonly<Record<string, unknown>>;
  /** Asked before it is sent, where what is typed may be a slip; after a no it stands to be corrected. */
  readonly question?: { readonly isMeant: (values: Output) => Promise<boolean>; readonly dialog: ReactNode };
  readonly children: ReactNode;
}

/** Under which what is typed in its form is kept, and given back: for each one, or for all that are decided together. */
export const draftKeyOf = ({ command, targets }: Omit<AskedCommand, 'onClose'>): string =>
  askedDraftKey(
    command.name,
    targets.map(({ subject }) => subject),
  );

/** Asks for what a command needs, for one thing or for all that are chosen, and runs it. */
export const CommandDialog = <Input extends FieldValues, Output extends FieldValues>(props: CommandDialogProps<Input, Output>) => {
  const { command, targets, onClose, form, focus, isFilled, hint, confirm, isDanger = false, argsOf, question, children } = props;
  const t = useT();
  const execute = useExecute();
  const { focus: focusField, draft } = form;
  // After the dialog is shown: the browser gives the focus to its cross.
  useEffect(() => focusField(focus), [focusField, focus]);
  const isSent = useRef(false);
  const hold = useUnrecorded({ command, targets }, form.methods);
  const only = targets.length === 1 ? targets[0] : undefined;
  const send = (values: Output): typeof notSaved => {
    if (isSent.current) return notSaved;
    isSent.current = true;
    const held = hold();
    // Closed before it runs: what runs may open something of its own (capabilities, Sentry 113938), and the keys are the page's again
    // while the disk takes its time. Recording needs no screen.
    onClose();
    const actor = createActor(
      recordCommandMachine.provide({
        actors: {
          record: fromPromise(async ({ input }) => {
            const recorded = await execute(command.name, { targets, args: input });
            if (recorded.length === 0) {
              held.refused();
              return false;
            }
            // Only what is on the disk ends a draft, and it does so when the dialog is gone, too.
            draft.settle(form.methods.getValues());
            return true;
          }),
        },
        actions: { sayLate: () => void toast.info(t('controls.stillRecording')) },
      }),
    );
    actor.subscribe({
      error: (defect) => {
        held.refused();
        toast.error(t('outbox.storageFailed'));
        reportError(defect);
      },
      // Not after a disk that took its time: by then somebody is in the middle of something else.
      complete: () => {
        if (actor.getSnapshot().matches('notRecorded')) held.again();
      },
    });
    actor.start().send({ type: 'confirm', values: argsOf(values) });
    return notSaved;
  };
  const ask = async (values: Output): Promise<typeof notSaved> => (question && !(await question.isMeant(values)) ? notSaved : send(values));
  const { on } = command;
  const of = only ? `${t(`kind.${on}.one`)} ${only.label}`.trim() : t('palette.many', { n: targets.length, kinds: t(`kind.${on}.many`) });
  return (
    // Forms are mounted beside the palette, outside the screens' theme.
    <FloatingTheme>
      <Dialog open onOpenChange={onClose} title={t(command.title)} description={of} isFullOnNarrow>
        <TargetNames targets={targets} />
        {question?.dialog}
        <Form form={form} onSubmit={question ? ask : send} label={t(command.title)}>
          {children}
          {hint !== undefined && <p className="quiet">{hint}</p>}
          <div className="command-dialog-buttons">
            <Button type="button" variant="soft" color="gray" onClick={onClose}>
              {t('controls.back')}
            </Button>
            <Button type="submit" disabled={!isFilled} {...(isDanger && { color: 'red' as const })}>
              {confirm}
            </Button>
          </div>
        </Form>
      </Dialog>
    </FloatingTheme>
  );
};
