import { Button } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import type { EditorField, EditorValues } from './editor-values.ts';
import { fieldName } from './field-names.ts';
import type { Versions } from './merge-values.ts';

interface ConflictPanelProps {
  readonly versions: Versions;
  readonly fields: readonly EditorField[];
  readonly by: string;
  readonly onResolve: (keepsMine: ReadonlySet<EditorField>) => void;
}

/** A field of the form in one line of text. */
const textOf = (t: Translate, field: EditorField, values: EditorValues): string => {
  const value = values[field];
  if (typeof value === 'string') return value.trim() === '' ? t('common.notInformed') : value;
  if (field === 'category') return values.category.name;
  if (field === 'attributes') return values.attributes.map(({ name, value_name }) => `${name}: ${value_name ?? '—'}`).join(', ');
  if (field === 'variations') return values.variations.map(({ sku }) => sku).join(', ');
  return t('editor.vehicles', { n: values.compatibilities.compatibilities.length });
};

/** What another person and this one changed both: each field is chosen, none is lost unseen. */
export const ConflictPanel = ({ versions, fields, by, onResolve }: ConflictPanelProps) => {
  const t = useT();
  const id = useId();
  const [mine, setMine] = useState<ReadonlySet<EditorField>>(new Set(fields));
  const keep = (field: EditorField, isMine: boolean): void => {
    const next = new Set(mine);
    if (isMine) next.add(field);
    else next.delete(field);
    setMine(next);
  };
  return (
    <section className="editor-conflict" aria-labelledby={id}>
      <h3 id={id}>{t('editor.conflict')}</h3>
      <p role="alert">{t('editor.conflictBy', { name: by })}</p>
      {fields.map((field) => (
        <fieldset key={field} className="field-group">
          <legend>{fieldName(t, field)}</legend>
          {([true, false] as const).map((isMine) => (
            <label key={String(isMine)} className="editor-choice">
              <input type="radio" name={`${id}-${field}`} checked={mine.has(field) === isMine} onChange={() => keep(field, isMine)} />
              <span>
                {t(isMine ? 'editor.keepMine' : 'editor.takeTheirs')}: {textOf(t, field, isMine ? versions.mine : versions.theirs)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button type="button" onClick={() => onResolve(mine)}>
        {t('editor.merge')}
      </Button>
    </section>
  );
};
