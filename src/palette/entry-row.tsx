import { memo } from 'react';
import type { AnyCommand } from '#commands/command.ts';
import { unreachable } from '#lib/result.ts';
import { useLocale } from '#locale/locale.tsx';
import { formatMessage, type Message, type Translate } from '#locale/translate.ts';
import { Kbd } from '#ui/kbd.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { targetsOf, type CommandContext } from './availability.ts';
import { hotkeyOf, liveSpellingOf } from './keymap.ts';
import type { Entry } from './entries.ts';
import { EntryIcon } from './icons.tsx';

/** Where a command acts: the name of its one target, how many there are, or the screen it belongs to. */
const whereOf = (t: Translate, command: AnyCommand, { offered }: CommandContext): string => {
  if (command.kind === 'action') return t(command.scope === 'global' ? 'palette.where.console' : `palette.where.${command.scope}`);
  const { targets } = targetsOf(command, offered);
  const [only] = targets;
  if (!only) return t(`kind.${command.on}.choose`);
  return targets.length === 1 ? only.label : t('palette.many', { n: targets.length, kinds: t(`kind.${command.on}.many`) });
};

interface EntryRowProps {
  readonly entry: Entry;
  readonly isRepeat: boolean;
  readonly refusal: Message | null;
  readonly context: CommandContext;
}

/** Icon, title, where it acts or why it can not, its key (experience, 'Palette'). */
export const EntryRow = memo(({ entry, isRepeat, refusal, context }: EntryRowProps) => {
  const { t } = useLocale();
  const { hotkeys } = usePreferences();
  const key = entry.kind === 'command' ? liveSpellingOf(hotkeyOf(entry.command, hotkeys), hotkeys) : null;
  return (
    <span className="palette-entry" data-unavailable={refusal !== null || undefined}>
      <EntryIcon name={entry.icon} />
      <span className="palette-entry-title">{isRepeat ? t('palette.repeat', { title: entry.title }) : entry.title}</span>
      <span className="palette-entry-where">
        {refusal === null ? placeOf(t, entry, context) : t('palette.unavailable', { reason: formatMessage(t, refusal) })}
      </span>
      {entry.kind === 'prefix' && <Kbd hotkey={entry.prefix} />}
      {key !== null && <Kbd hotkey={key} />}
    </span>
  );
});
EntryRow.displayName = 'EntryRow';

const placeOf = (t: Translate, entry: Entry, context: CommandContext): string => {
  switch (entry.kind) {
    case 'command':
      return whereOf(t, entry.command, context);
    case 'link':
      return entry.detail ?? t(`palette.where.${entry.where}`);
    case 'phrase':
      return [entry.phrase.which, ...Object.values(entry.phrase.said), ...Object.values(entry.phrase.hints)].filter(Boolean).join(' · ');
    case 'prefix':
      return '';
    default:
      return unreachable(entry);
  }
};
