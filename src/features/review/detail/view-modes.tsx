import { Button } from '@radix-ui/themes';
import type { KeyboardEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { Kbd } from '#ui/kbd.tsx';

/** How pictures are looked at, in the order of their keys. */
export const viewModes = ['one', 'side', 'swipe', 'onion'] as const;
export type ViewMode = (typeof viewModes)[number];
export type Comparison = Exclude<ViewMode, 'one'>;

export const isComparison = (mode: ViewMode): mode is Comparison => mode !== 'one';

interface ViewModesProps {
  readonly mode: ViewMode;
  readonly onChoose: (mode: ViewMode) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One by one, or before and after held against each other: by its key or its button. */
export const ViewModes = ({ mode, onChoose, onKeyDown }: ViewModesProps) => {
  const t = useT();
  return (
    <fieldset className="view-modes" aria-label={t('refusal.modes')}>
      {viewModes.map((each, at) => (
        <Button
          key={each}
          type="button"
          size="1"
          variant="soft"
          {...(each !== mode && { color: 'gray' as const })}
          aria-pressed={each === mode}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => onChoose(each)}
          onKeyDown={onKeyDown}
        >
          {t(`refusal.mode.${each}`)} <Kbd hotkey={String(at + 1)} />
        </Button>
      ))}
    </fieldset>
  );
};
