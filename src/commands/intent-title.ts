import { commandKey } from './view.ts';
import type { CommandIndex } from './view.ts';
import type { Translate } from '#locale/translate.ts';

/** What a recorded command is called; one that this console no longer has is still shown, as what it is. */
export const intentTitle = (intent: { readonly command: string; readonly version: number }, index: CommandIndex, t: Translate): string => {
  const command = index.get(commandKey(intent));
  return command ? t(command.title) : t('tray.unknownCommand', { name: intent.command });
};
