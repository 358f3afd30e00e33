import { useMemo, useSyncExternalStore } from 'react';
import { isTaken } from '#commands/command.ts';
import { commandNamed } from '#commands/registry.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import { refusalOf } from './availability.ts';
import { useReadCommandContext, useSubscribeCommandContext } from './command-context.tsx';

interface Offer {
  readonly name: string;
  /** Why it can not run now; null when it can. */
  readonly why: string | null;
}

/** Each command that the server has at all, with why it can not run now. Renders when an answer changes and at no other time. */
export const useOffers = (names: readonly string[]): readonly Offer[] => {
  const t = useT();
  const readContext = useReadCommandContext();
  const answers = useSyncExternalStore(useSubscribeCommandContext(), () => {
    const context = readContext();
    return JSON.stringify(
      names.flatMap((name): readonly Offer[] => {
        const command = commandNamed(name);
        if (!isTaken(command, context.actor)) return [];
        const refusal = refusalOf(command, context);
        return [{ name, why: refusal && formatMessage(t, refusal) }];
      }),
    );
  });
  return useMemo(() => JSON.parse(answers) as readonly Offer[], [answers]);
};
