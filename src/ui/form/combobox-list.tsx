// oxlint-disable jsx-a11y/prefer-tag-over-role -- a select can neither be searched nor page its options
// oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the focus and the keys, its rows are only pointed at
import { useT } from '#locale/locale.tsx';
import type { SelectOption } from './combobox-state.ts';
import type { ShownList } from './use-combobox.ts';
import './combobox.css';

interface ComboboxListProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly list: ShownList;
  readonly onChoose: (option: SelectOption) => void;
  readonly onMore: () => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The options, then the row that loads ten more, or the word that there are none. */
export const ComboboxList = ({ id, label, value, list: { rows, left, active }, onChoose, onMore }: ComboboxListProps) => {
  const t = useT();
  return (
    <div id={id} role="listbox" aria-label={label}>
      {rows.map((option, index) => (
        <div
          key={option.value}
          id={optionId(id, index)}
          role="option"
          aria-selected={option.value === value}
          aria-disabled={option.isUnreadable}
          className="field-option"
          data-active={index === active || undefined}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </div>
      ))}
      {left > 0 && (
        <div
          id={optionId(id, rows.length)}
          role="option"
          aria-selected={false}
          className="field-option field-more"
          data-active={rows.length === active || undefined}
          onClick={onMore}
        >
          {t('form.more', { left })}
        </div>
      )}
      {rows.length === 0 && (
        <div role="option" aria-selected={false} aria-disabled className="field-option field-none">
          {t('form.noOptions')}
        </div>
      )}
    </div>
  );
};
