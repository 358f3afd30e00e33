import type { FilterKind } from './column.ts';
import type { FilterValue } from './filter-value.ts';

/** Makes the next filter of the one that stands by then, which may be newer than the drawn one. */
export type StepFilter = (before: FilterValue | undefined) => FilterValue | null;

export interface FieldProps<Kind extends FilterKind['kind']> {
  readonly title: string;
  readonly value: Extract<FilterValue, { kind: Kind }> | undefined;
  readonly onChange: (step: StepFilter) => void;
}
