import type { Closed } from './closed.ts';

interface ClosedNoteProps {
  /** One of the fields it is about. */
  readonly of: ReturnType<Closed>;
  readonly id: string;
  readonly text: string;
}

/** Why several fields of a section can be read only, said once below them. */
export const ClosedNote = ({ of, id, text }: ClosedNoteProps) =>
  of.readOnlySaidBy === id && (
    <p id={id} className="field-hint editor-closed-note">
      {text}
    </p>
  );
