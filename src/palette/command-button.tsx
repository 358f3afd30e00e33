import { Button } from '@radix-ui/themes';
import { useSyncExternalStore, type ComponentProps, type ReactNode, type Ref } from 'react';
import { isTaken, type Target } from '#commands/command.ts';
import { commandNamed } from '#commands/registry.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { refusalOf } from './availability.ts';
import { ariaKeysOf, ButtonKey, CommandKey, useKeyHere } from './command-key.tsx';
import { useExecute } from './execute.tsx';
import { useReadCommandContext, useSubscribeCommandContext } from './command-context.tsx';

/**
 * Why the command can not run on these targets now, in words; null when it can. Follows the outbox and the registry, and renders only
 * when the words change: a step of the cursor must not draw every button again.
 */
const useRefusal = (name: string, targets?: readonly Target[]): string | null => {
  const t = useT();
  const readContext = useReadCommandContext();
  return useSyncExternalStore(useSubscribeCommandContext(), () => {
    const refusal = refusalOf(commandNamed(name), readContext(), targets);
    return refusal && formatMessage(t, refusal);
  });
};

interface CommandButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'color' | 'size' | 'className'> {
  readonly name: string;
  readonly targets?: readonly Target[];
  /** Which of several it is about: where the command is confirmed, that line is still to be read. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** Instead of the command's title and its key. */
  readonly children?: ReactNode;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/**
 * Runs a command. While it can not run the button stays reachable and says why: a `disabled` one could neither be focused nor
 * asked (row CMD-4). In front of a server that has no such call there is none.
 */
export const CommandButton = ({ name, targets, args, children, buttonRef, ...look }: CommandButtonProps) => {
  const t = useT();
  const execute = useExecute();
  const reason = useRefusal(name, targets);
  const keyHere = useKeyHere(name);
  const command = commandNamed(name);
  const actor = useWorkbench().actor();
  if (!isTaken(command, actor)) return null;
  const title = t(command.title);
  // The key acts on what is chosen or open, which need not be what this button is about.
  const hasKey = keyHere !== null && !targets && !args;
  const options = { ...(targets && { targets }), ...(args && { args, isUnread: true }) };
  return (
    <Tooltip content={<TooltipText title={title} reason={reason} name={name} />}>
      {(described) => (
        <Button
          {...look}
          {...described}
          ref={buttonRef}
          type="button"
          aria-disabled={reason !== null || undefined}
          data-unavailable={reason !== null || undefined}
          aria-keyshortcuts={hasKey ? ariaKeysOf(keyHere) : undefined}
          onClick={() => void execute(name, options)}
        >
          {children ?? title}
          {children === undefined && hasKey && <ButtonKey name={name} />}
        </Button>
      )}
    </Tooltip>
  );
};

const TooltipText = ({ title, reason, name }: { readonly title: string; readonly reason: string | null; readonly name: string }) => (
  <>
    {title}
    {reason === null ? (
      <>
        {' '}
        <CommandKey name={name} />
      </>
    ) : (
      `: ${reason}`
    )}
  </>
);
