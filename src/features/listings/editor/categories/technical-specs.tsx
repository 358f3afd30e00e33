import { useQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { technicalSpecsQuery } from '#api/categories.ts';
import type { CategoryAttribute } from '#contract/category.ts';
import { isRequired } from '#contract/category-rules.ts';
import type { ListingAttribute } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { withValue, type AttributeValue } from './attributes.ts';
import { SpecField } from './spec-field.tsx';
import { specGroups } from './spec-groups.ts';
import './categories.css';

interface TechnicalSpecsProps {
  readonly categoryId: string;
  readonly attributes: readonly ListingAttribute[];
  readonly onChange: (attributes: ListingAttribute[]) => void;
  readonly isReadOnly: boolean;
  /** What is wrong, by id of the attribute. */
  readonly problems: ReadonlyMap<string, string>;
}

/** What the category asks, then what the listing says beyond it (rows LST-11 and CAT-2). */
export const TechnicalSpecs = ({ categoryId, attributes, onChange, isReadOnly, problems }: TechnicalSpecsProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data: specs, isError, isFetching, refetch } = useQuery(technicalSpecsQuery(api, categoryId));
  // The same functions for all 120 fields, whatever was typed in one of them.
  const latest = useRef({ attributes, onChange });
  useLayoutEffect(() => {
    latest.current = { attributes, onChange };
  });
  const set = useCallback((spec: CategoryAttribute, value: AttributeValue): void => {
    latest.current.onChange(withValue(latest.current.attributes, spec, value));
  }, []);
  const remove = useCallback((id: string): void => {
    latest.current.onChange(latest.current.attributes.filter((each) => each.id !== id));
  }, []);
  if (!specs && !isError) return <p className="category-wait">{t('common.loading')}</p>;
  const asked = specs ?? [];
  const groups = specGroups(asked, attributes);
  const given = new Map(attributes.map((each) => [each.id, each]));
  const whyAsked = ({ tags, required_when: condition }: CategoryAttribute): string | null => {
    if (!tags.includes('conditional_required') || !condition) return null;
    const name = asked.find(({ id }) => id === condition.id)?.name ?? condition.id;
    return t('specs.asked', { name, values: condition.value_names.join(', ') });
  };
  return (
    <div className="specs">
      {isError && (
        <ProblemState title={t('specs.failed')} hint={t('specs.failedHint')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {groups.length === 0 && !isError && <EmptyState title={t('specs.none')} />}
      {groups.map(({ key, label, specs: fields }) => (
        <fieldset key={key} className="specs-group">
          <legend>{label ?? t(key === 'own' ? 'specs.own' : 'specs.other')}</legend>
          <div className="specs-fields">
            {fields.map((spec) => {
              const needed = isRequired(spec, attributes);
              return (
                <SpecField
                  key={spec.id}
                  spec={spec}
                  valueName={given.get(spec.id)?.value_name ?? null}
                  valueId={given.get(spec.id)?.value_id ?? null}
                  isRequired={needed}
                  isReadOnly={isReadOnly || spec.tags.includes('read_only')}
                  problem={problems.get(spec.id) ?? null}
                  hint={needed ? whyAsked(spec) : null}
                  isRemovable={label === null}
                  onValue={set}
                  onRemove={remove}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
};
