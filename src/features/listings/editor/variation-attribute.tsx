import { useId } from 'react';
import type { CategoryAttribute } from '#contract/category.ts';
import type { ListingAttribute } from '#contract/listing.ts';
import type { AttributeValue } from './categories/attributes.ts';
import { SpecControl } from './categories/spec-control.tsx';
import { specOf } from './categories/spec-groups.ts';

interface VariationAttributeProps {
  readonly attribute: ListingAttribute;
  /** As the category knows it; undefined where it does not. */
  readonly spec: CategoryAttribute | undefined;
  /** What the category knows is on its way: which control it is, is not known yet. */
  readonly isAwaited: boolean;
  readonly isReadOnly: boolean;
  readonly onValue: (id: string, value: AttributeValue) => void;
}

/** Its value as a line, whatever it will be: nobody types in it, so no control is taken from under the fingers. */
const lineOf = (attribute: ListingAttribute): CategoryAttribute => ({ ...specOf(attribute), value_type: 'string' });

/** What sets a variation apart, in the control its category has for it; what the category does not know is what the listing says it is. */
export const VariationAttribute = ({ attribute, spec, isAwaited, isReadOnly, onValue }: VariationAttributeProps) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {attribute.name}
      </label>
      <SpecControl
        spec={spec ?? (isAwaited ? lineOf(attribute) : specOf(attribute))}
        value={attribute}
        aria={{ id, 'aria-required': undefined, 'aria-invalid': undefined, 'aria-describedby': undefined }}
        isDisabled={isAwaited}
        isReadOnly={isReadOnly || spec?.tags.includes('read_only') === true}
        onValue={(value) => onValue(attribute.id, value)}
      />
    </div>
  );
};
