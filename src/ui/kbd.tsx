const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/u.test(navigator.userAgent);
const symbols: Readonly<Record<string, string>> = {
  mod: isMac ? '⌘' : 'Ctrl',
  shift: '⇧',
  alt: isMac ? '⌥' : 'Alt',
  ctrl: 'Ctrl',
  enter: '↵',
  escape: 'Esc',
  esc: 'Esc',
  home: 'Home',
  end: 'End',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  comma: ',',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  slash: '/',
  backspace: '⌫',
  tab: 'Tab',
  space: '␣',
};

/** Keys of a hotkey in react-hotkeys-hook's spelling ('mod+k', 'shift+slash'), as a person finds them on the keyboard. */
export const keysOf = (hotkey: string): readonly string[] =>
  hotkey.split('+').map((key) => symbols[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key));

export const Kbd = ({ hotkey }: { readonly hotkey: string }) => (
  <kbd className="keys">
    {keysOf(hotkey).map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </kbd>
);
