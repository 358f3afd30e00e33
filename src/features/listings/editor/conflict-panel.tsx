import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { marketPlacesQuery } from '#api/market-places.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { keyOf, type Choice, type Versions } from './merge-values.ts';
import { saveButtonId } from './save-bar.tsx';
import { nameChoice, sayChoice } from './say-choice.ts';

interface ConflictPanelProps {
  readonly versions: Versions;
  readonly choices: readonly Choice[];
  readonly by: string;
  readonly onResolve: (takesTheirs: ReadonlySet<string>) => void;
}

const resolved = leavesFocus(null, `#${saveButtonId}`);

/** What another person and this one changed both: each field, attribute and variation is chosen, none is lost unseen. */
export const ConflictPanel = ({ versions, choices, by, onResolve }: ConflictPanelProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data: known = [] } = useQuery(marketPlacesQuery(api));
  const accounts = new Map(known.map(({ _id, name }) => [_id, name]));
  const id = useId();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const keep = (key: string, isMine: boolean): void => {
    const next = new Set(taken);
    if (isMine) next.delete(key);
    else next.add(key);
    setTaken(next);
  };
  return (
    <section ref={resolved} className="editor-conflict" aria-labelledby={id}>
      <h3 id={id}>{t('editor.conflict')}</h3>
      <p role="alert">{t('editor.conflictBy', { name: by })}</p>
      {choices.map((choice) => {
        const key = keyOf(choice);
        return (
          <fieldset key={key} className="field-group">
            <legend>{nameChoice(t, choice, versions)}</legend>
            {([true, false] as const).map((isMine) => (
              <label key={String(isMine)} className="editor-choice">
                <input type="radio" name={`${id}-${key}`} checked={taken.has(key) !== isMine} onChange={() => keep(key, isMine)} />
                <span>
                  {t(isMine ? 'editor.keepMine' : 'editor.takeTheirs')}: {sayChoice(t, choice, versions, { isMine, accounts })}
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <Button type="button" onClick={() => onResolve(taken)}>
        {t('editor.merge')}
      </Button>
    </section>
  );
};
