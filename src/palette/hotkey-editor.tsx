import { IconButton, Switch } from '@radix-ui/themes';
import { RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import type { AnyCommand } from '#commands/command.ts';
import { commands } from '#commands/registry.ts';
import { ok, type Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { keysOf, Kbd } from '#ui/kbd.tsx';
import { setPreferences, usePreferences } from '#ui/preferences.ts';
import { chooseKey, removeKey, resetKey, type ChoiceRefused } from './hotkey-choice.ts';
import { hotkeyOf, spellingsOf, type HotkeyPreferences } from './keymap.ts';
import { RecordKey } from './record-key.tsx';
import { scopes } from './shortcuts.ts';
import './hotkey-editor.css';

const save = (hotkeys: HotkeyPreferences): void => setPreferences({ hotkeys: { isOn: hotkeys.isOn, overrides: { ...hotkeys.overrides } } });

/** Which keys there are, changed, taken away, or all single ones switched off (WCAG 2.1.4, row CMD-5). */
export const HotkeyEditor = () => {
  const t = useT();
  const { actor } = useWorkbench();
  const { hotkeys } = usePreferences();
  const { role } = actor();
  const [problem, setProblem] = useState('');
  const editable = commands.filter(
    ({ roles, name, hotkey }) => roles.includes(role) && (hotkey !== undefined || hotkeys.overrides[name] !== undefined),
  );

  const take = (chosen: Result<HotkeyPreferences, ChoiceRefused>): void => {
    if (chosen.ok) {
      setProblem('');
      save(chosen.value);
      return;
    }
    const { error } = chosen;
    setProblem(
      error.reason === 'taken'
        ? t('hotkeys.taken', { key: keysOf(error.chord).join(' '), title: t(error.by.title) })
        : t(error.reason === 'text' ? 'hotkeys.isText' : 'hotkeys.forbidden'),
    );
  };

  return (
    <div className="hotkey-editor">
      <label className="hotkey-switch">
        <Switch checked={hotkeys.isOn} onCheckedChange={(isOn) => save({ ...hotkeys, isOn })} />
        <span>
          {t('hotkeys.switch')}
          <span className="hotkey-note">{t('hotkeys.switchHint')}</span>
        </span>
      </label>
      <output className="hotkey-problem">{problem}</output>
      {scopes
        .map((scope) => ({ scope, inScope: editable.filter((command) => command.scope === scope) }))
        .filter(({ inScope }) => inScope.length > 0)
        .map(({ scope, inScope }) => (
          <section key={scope} aria-label={t(`hotkeys.scope.${scope}`)}>
            <h3 className="hotkey-scope">{t(`hotkeys.scope.${scope}`)}</h3>
            <ul className="hotkey-list">
              {inScope.map((command) => (
                <HotkeyLine
                  key={command.name}
                  command={command}
                  hotkeys={hotkeys}
                  onChoose={(chord) => take(chooseKey(commands, hotkeys, command, chord))}
                  onRemove={() => take(ok(removeKey(hotkeys, command)))}
                  onReset={() => take(resetKey(commands, hotkeys, command))}
                />
              ))}
            </ul>
          </section>
        ))}
      <BusyButton
        variant="soft"
        color="gray"
        isOff={Object.keys(hotkeys.overrides).length === 0}
        onClick={() => save({ ...hotkeys, overrides: {} })}
      >
        {t('hotkeys.resetAll')}
      </BusyButton>
    </div>
  );
};

interface HotkeyLineProps {
  readonly command: AnyCommand;
  readonly hotkeys: HotkeyPreferences;
  readonly onChoose: (chord: string) => void;
  readonly onRemove: () => void;
  readonly onReset: () => void;
}

const HotkeyLine = ({ command, hotkeys, onChoose, onRemove, onReset }: HotkeyLineProps) => {
  const t = useT();
  const title = t(command.title);
  const spellings = spellingsOf(hotkeyOf(command, hotkeys) ?? '');
  return (
    <li className="hotkey-line">
      <span className="hotkey-title">{title}</span>
      <RecordKey label={t('hotkeys.record', { title })} onChord={onChoose}>
        {spellings.length === 0 ? t('hotkeys.noKey') : spellings.map((spelling) => <Kbd key={spelling} hotkey={spelling} />)}
      </RecordKey>
      <BusyButton
        as={IconButton}
        size="1"
        variant="ghost"
        color="gray"
        aria-label={t('hotkeys.remove', { title })}
        isOff={spellings.length === 0}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </BusyButton>
      <BusyButton
        as={IconButton}
        size="1"
        variant="ghost"
        color="gray"
        aria-label={t('hotkeys.reset', { title })}
        isOff={hotkeys.overrides[command.name] === undefined}
        onClick={onReset}
      >
        <RotateCcw size={14} aria-hidden />
      </BusyButton>
    </li>
  );
};
