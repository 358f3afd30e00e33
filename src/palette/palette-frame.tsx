import { Command } from 'cmdk';
import type { KeyboardEvent, ReactNode } from 'react';
import { commandNamed } from '#commands/registry.ts';
import { useT } from '#locale/locale.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { hotkeyOf, spellingsOf, type HotkeyPreferences } from './keymap.ts';
import { canonicalChord, chordsOf } from './key-chord.ts';
import type { Steps } from './cursor.ts';
import { useTypedInto } from './modal.tsx';
import { ResultList, rowId, rowValue } from './result-list.tsx';

interface PaletteFrameProps {
  /** What the input asks for. */
  readonly label: string;
  readonly placeholder: string;
  /** Before the input: where one is, when it is not the top. */
  readonly crumb: ReactNode;
  readonly query: string;
  readonly maxLength?: number;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly steps: Steps;
  readonly active: number;
  readonly renderRow: (index: number) => ReactNode;
  readonly onActive: (index: number) => void;
  readonly onPick: (index: number) => void;
  /** In place of a list: what is to be confirmed. */
  readonly children?: ReactNode;
  /** In place of an empty list. */
  readonly empty: string;
  /** The status is said to screen readers too. Null where there is nothing to say: what is confirmed has its button last. */
  readonly foot: { readonly status: string; readonly hint: ReactNode } | null;
  readonly onClose: () => void;
}

const listId = 'palette';

/** The key that opened it closes it, also where a person chose another. */
const isPaletteKey = (event: KeyboardEvent['nativeEvent'], preferences: HotkeyPreferences): boolean => {
  const own = new Set(spellingsOf(hotkeyOf(commandNamed('app.openPalette'), preferences) ?? '').map(canonicalChord));
  return chordsOf(event).some((chord) => own.has(chord));
};

/** A button that has the focus is pressed by Enter: cmdk would take the key for the row of its list, and nothing would happen. */
const leaveToButton = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.stopPropagation();
};

/**
 * Input, list and foot of every page of the palette. cmdk gives the roles and ties input to list; it neither filters nor moves
 * the cursor: its arrows know only mounted rows and skip unavailable ones, and its Ctrl+K means 'previous' (capabilities C).
 */
export const PaletteFrame = (props: PaletteFrameProps) => {
  const {
    label,
    placeholder,
    crumb,
    query,
    maxLength,
    onQuery,
    onKeyDown,
    steps,
    active,
    renderRow,
    onActive,
    onPick,
    children,
    empty,
    foot,
    onClose,
  } = props;
  const t = useT();
  const { hotkeys } = usePreferences();
  const input = useTypedInto();
  return (
    <Command
      shouldFilter={false}
      vimBindings={false}
      disablePointerSelection
      label={label}
      value={active < 0 ? '' : rowValue(active)}
      onKeyDownCapture={leaveToButton}
    >
      <div className="palette-head">
        {crumb}
        {/* cmdk hears nothing of the text: at every letter of it, it would seek its first row and scroll to that, which lays the page out. */}
        <Command.Input asChild value="" onValueChange={onQuery}>
          <input
            ref={input}
            value={query}
            className="palette-input"
            placeholder={placeholder}
            maxLength={maxLength}
            aria-activedescendant={active < 0 ? undefined : rowId(listId, active)}
            onKeyDown={(event) => {
              // cmdk and the page's keys hear nothing of what is typed here.
              event.stopPropagation();
              if (isPaletteKey(event.nativeEvent, hotkeys)) {
                event.preventDefault();
                onClose();
              } else onKeyDown(event);
            }}
          />
        </Command.Input>
        <button type="button" className="palette-close" onClick={onClose}>
          {t('palette.close')}
        </button>
      </div>
      <ResultList listId={listId} label={label} steps={steps} active={active} renderRow={renderRow} onActive={onActive} onPick={onPick} />
      {children}
      {steps.length === 0 && empty !== '' && <p className="palette-empty">{empty}</p>}
      {foot && (
        <footer className="palette-foot">
          <output>{foot.status}</output>
          <span className="palette-hint">{foot.hint}</span>
        </footer>
      )}
    </Command>
  );
};
