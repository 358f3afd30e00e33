import { memo } from 'react';
import type { AnyCommand } from '#commands/command.ts';
import { unreachable } from '#lib/result.ts';
import { useLocale } from '#locale/locale.tsx';
import { say, type Say, type Translate } from '#locale/translate.ts';
import { Kbd } from '#ui/kbd.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { targetsOf, type Situation } from './availability.ts';
import { hotkeyOf, liveSpellingOf } from './keymap.ts';
import type { Entry } from './entries.ts';
import { EntryIcon } from './icons.tsx';

/** Where a command acts: the name of its one target, how many there are, or the screen it belongs to. */
const whereOf = (t: Translate, command: AnyCommand, { desk }: Situation): string => {
  if (command.kind === 'action') return t(command.scope === 'global' ? 'palette.where.console' : `palette.where.${command.scope}`);
  const { targets } = targetsOf(command, desk);
  const [only] = targets;
  if (!only) return t(`kind.${command.on}.choose`);
  return targets.length === 1 ? only.label : t('palette.many', { n: targets.length, kinds: t(`kind.${command.on}.many`) });
};

interface EntryRowProps {
  readonly entry: Entry;
  readonly isRepeat: boolean;
  readonly refusal: Say | null;
  readonly situation: Situation;
}

/** Icon, title, where it acts or why it can not, its key (experience, 'Palette'). */
export const EntryRow = memo(({ entry, isRepeat, refusal, situation }: EntryRowProps) => {
  const { t } = useLocale();
  const { hotkeys } = usePreferences();
  const key = entry.kind === 'command' ? liveSpellingOf(hotkeyOf(entry.command, hotkeys), hotkeys) : null;
  return (
    <span className="palette-entry" data-unavailable={refusal !== null || undefined}>
      <EntryIcon name={entry.icon} />
      <span className="palette-entry-title">{isRepeat ? t('palette.repeat', { title: entry.title }) : entry.title}</span>
      <span className="palette-entry-where">
        {refusal === null ? placeOf(t, entry, situation) : t('palette.unavailable', { reason: say(t, refusal) })}
      </span>
      {entry.kind === 'prefix' && <Kbd hotkey={entry.prefix} />}
      {key !== null && <Kbd hotkey={key} />}
    </span>
  );
});
EntryRow.displayName = 'EntryRow';

const placeOf = (t: Translate, entry: Entry, situation: Situation): string => {
  switch (entry.kind) {
    case 'command':
      return whereOf(t, entry.command, situation);
    case 'link':
      return t(`palette.where.${entry.where}`);
    case 'prefix':
      return '';
    default:
      return unreachable(entry);
  }
};
