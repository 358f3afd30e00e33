import { Button } from '@radix-ui/themes';
import { useId } from 'react';
import { useT } from '#locale/locale.tsx';

interface FixChosenProps {
  /** Those that open one after the other. */
  readonly walk: readonly string[];
  /** Refused ones chosen beyond them. */
  readonly left: number;
  readonly onFix: () => void;
}

/** 'Corrigir e reenviar (N)': as many as one walk has, and what becomes of the others. */
export const FixChosen = ({ walk, left, onFix }: FixChosenProps) => {
  const t = useT();
  const id = useId();
  return (
    <>
      <Button size="1" onClick={onFix} aria-describedby={left > 0 ? id : undefined}>
        {t('batch.fixAndResend', { n: walk.length })}
      </Button>
      {left > 0 && (
        <span id={id} className="quiet">
          {t('listing.fix.rest', { n: walk.length, left })}
        </span>
      )}
    </>
  );
};
