import { Button } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { fromPromise, waitFor } from 'xstate';
import { useT } from '#locale/locale.tsx';
import { recordCommandMachine } from '#machines/screen/record-command.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { Form, notSaved } from '#ui/form/form.tsx';
import type { ZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';
import type { AnyIntentCommand, Target } from './command.ts';
import './command-dialog.css';
import { useExecute } from './execute.tsx';

interface CommandDialogProps<Input extends FieldValues, Output extends FieldValues> {
  readonly command: AnyIntentCommand;
  readonly targets: readonly Target[];
  readonly onClose: () => void;
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
  readonly children: ReactNode;
}

/** Asks for what a command needs, for one thing or for all that are chosen, and runs it. */
export const CommandDialog = <Input extends FieldValues, Output extends FieldValues>(props: CommandDialogProps<Input, Output>) => {
  const { command, targets, onClose, form, focus, isFilled, hint, confirm, isDanger = false, argsOf, children } = props;
  const t = useT();
  const execute = useExecute();
  const { focus: focusField, draft } = form;
  const actor = useActorRef(
    recordCommandMachine.provide({
      actors: {
        record: fromPromise(async ({ input }) => {
          const recorded = await execute(command.name, { targets, args: input });
          // Only what is on the disk ends a draft, and it does so when the dialog is gone, too.
          if (recorded.length > 0) draft.settle();
          return recorded.length > 0;
        }),
      },
      actions: { sayLate: () => void toast.info(t('controls.stillRecording')) },
    }),
  );
  const isAsking = useSelector(actor, (now) => now.value === 'asking');
  const isOver = useSelector(actor, ({ status }) => status === 'done');
  // After the dialog is shown: the browser gives the focus to its cross.
  useEffect(() => focusField(focus), [focusField, focus]);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const send = async (values: Output): Promise<typeof notSaved> => {
    actor.send({ type: 'confirm', values: argsOf(values) });
    await waitFor(actor, ({ status }) => status === 'done');
    return notSaved;
  };
  return (
    // Forms are mounted beside the palette, outside the screens' theme.
    <FloatingTheme>
      {/* Closed before it runs: what runs may open something of its own (capabilities, Sentry 113938). */}
      <Dialog
        open={isAsking}
        onOpenChange={onClose}
        title={t(command.title)}
        description={t('palette.aimedAt', { on: command.on, n: targets.length, label: targets[0]?.label ?? '' })}
        isFullOnNarrow
      >
        <Form form={form} onSubmit={send} label={t(command.title)}>
          {children}
          {hint !== undefined && <p className="quiet">{hint}</p>}
          <div className="command-dialog-buttons">
            <Button type="button" variant="soft" color="gray" onClick={onClose}>
              {t('controls.back')}
            </Button>
            <Button type="submit" disabled={!isFilled} {...(isDanger && { color: 'red' as const })} className="command-dialog-send">
              {confirm}
            </Button>
          </div>
        </Form>
      </Dialog>
    </FloatingTheme>
  );
};
