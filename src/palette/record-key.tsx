import { useState, type ReactNode } from 'react';
import { useScope } from './context.tsx';
import { useT } from '#locale/locale.tsx';
import { chordsOf } from './key-chord.ts';

interface RecordKeyProps {
  readonly label: string;
  readonly onChord: (chord: string) => void;
  /** The key as it is now. */
  readonly children: ReactNode;
}

/** A button that, once pressed, takes the next key as it would fire. Escape and leaving keep what was. */
export const RecordKey = ({ label, onChord, children }: RecordKeyProps) => {
  const t = useT();
  const [isRecording, setIsRecording] = useState(false);
  return (
    <button
      type="button"
      className="hotkey-record"
      aria-pressed={isRecording}
      onClick={() => setIsRecording(true)}
      onBlur={() => setIsRecording(false)}
      onKeyDown={(event) => {
        if (!isRecording || event.key === 'Tab') return;
        event.preventDefault();
        event.stopPropagation();
        // The Enter it was pressed with may still be held down.
        if (event.repeat) return;
        const [chord] = chordsOf(event.nativeEvent);
        if (chord === undefined) return;
        setIsRecording(false);
        if (chord !== 'escape') onChord(chord);
      }}
    >
      {/* The name holds the key, too: whoever speaks to the page says what is seen. */}
      <span className="visually-hidden">{label} </span>
      {isRecording ? <Recording text={t('hotkeys.recording')} /> : children}
    </button>
  );
};

/** While a key is taken down, no other command may answer to it. */
const Recording = ({ text }: { readonly text: string }) => {
  useScope('dialog');
  return <output>{text}</output>;
};
