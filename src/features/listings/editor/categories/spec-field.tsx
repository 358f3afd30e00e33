import { IconButton } from '@radix-ui/themes';
import { Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import type { CategoryAttribute } from '#contract/category.ts';
import { isNotApplicable, notApplicableId } from '#contract/given-attributes.ts';
import { useT } from '#locale/locale.tsx';
import { RequiredMark } from '#ui/form/field-frame.tsx';
import { useOnScreen } from '#ui/form/form-state.ts';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { nothing, type AttributeValue } from './attributes.ts';
import { SpecControl } from './spec-control.tsx';

interface SpecFieldProps {
  readonly spec: CategoryAttribute;
  readonly valueName: string | null;
  readonly valueId: string | null;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly problem: string | null;
  readonly hint: string | null;
  /** May be taken off the listing: the category does not ask it. */
  readonly isRemovable: boolean;
  readonly onValue: (spec: CategoryAttribute, value: AttributeValue) => void;
  readonly onRemove: (id: string) => void;
}

const fieldGone = leavesFocus('input, select, textarea', '#editor-specs');

/** Memoised: of 120 attributes only the one that is typed in is drawn anew. */
export const SpecField = memo((props: SpecFieldProps) => {
  const { spec, valueName, valueId, isRequired, isReadOnly, problem, hint, onValue } = props;
  const t = useT();
  const id = useId();
  useOnScreen(`attributes.${spec.id}`, { id, label: spec.name });
  const value = { value_name: valueName, value_id: valueId };
  const isNone = isNotApplicable(value);
  const described = [hint !== null && `${id}-hint`, problem !== null && `${id}-error`].filter(Boolean).join(' ');
  const aria = {
    id,
    'aria-required': isRequired || undefined,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': described || undefined,
  } as const;
  return (
    <div className="field" ref={fieldGone}>
      <label className="field-label" htmlFor={id}>
        {spec.name}
        {isRequired && <RequiredMark />}
      </label>
      <SpecControl
        spec={spec}
        value={value}
        aria={aria}
        isDisabled={isNone}
        isReadOnly={isReadOnly}
        onValue={(next) => onValue(spec, next)}
      />
      {hint !== null && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {problem !== null && (
        <span className="field-error" id={`${id}-error`}>
          {problem}
        </span>
      )}
      {!isReadOnly && (
        <div className="spec-foot">
          {mayNotApply(spec) && (
            <label className="spec-none">
              <input
                type="checkbox"
                checked={isNone}
                aria-label={t('specs.notApplicableTo', { name: spec.name })}
                onChange={({ target }) => onValue(spec, target.checked ? { value_id: notApplicableId, value_name: null } : nothing)}
              />
              <span>{t('specs.notApplicable')}</span>
            </label>
          )}
          {props.isRemovable && (
            <IconButton
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              aria-label={t('specs.remove', { name: spec.name })}
              onClick={() => props.onRemove(spec.id)}
            >
              <Trash2 size={14} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
});
SpecField.displayName = 'SpecField';

/** What variations differ in always applies (domain 5.4). */
const mayNotApply = ({ tags }: CategoryAttribute): boolean => !tags.includes('allow_variations') && !tags.includes('fixed');
