import type { FilterKind } from './column.ts';
import type { FilterValue } from './filter-value.ts';

/** What becomes of the filter as it stands by then, which may be newer than what is drawn. */
export type StepFilter = (before: FilterValue | undefined) => FilterValue | null;

export interface FieldProps<Kind extends FilterKind['kind']> {
  readonly title: string;
  readonly value: Extract<FilterValue, { kind: Kind }> | undefined;
  readonly onChange: (step: StepFilter) => void;
}
