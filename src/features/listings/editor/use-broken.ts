import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { technicalSpecsQuery, type TechnicalSpec } from '#api/categories.ts';
import { withAsked } from '#contract/category-rules.ts';
import type { Listing } from '#contract/listing.ts';
import type { BrokenRule } from '#contract/listing-rules.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { brokenBy, valuesOf, withoutLeftAlone, type EditorValues, type Priced } from './editor-values.ts';
import { useDerived } from './use-derived.ts';
import type { EditorForm } from './use-editor-form.ts';

/** Rules of the listing and what its category asks of it. */
export const brokenWith = (values: EditorValues, specs: readonly TechnicalSpec[], listing: Priced): readonly BrokenRule[] =>
  withAsked(brokenBy(values, listing), specs, values.attributes, values.variations);

interface Broken {
  /** What keeps a save from being written. */
  readonly blocking: readonly BrokenRule[];
  /** What was wrong before, in fields that nobody touched: told, and no more. */
  readonly leftAlone: readonly BrokenRule[];
}

/** A save answers only for the fields it changes; what was wrong before in other fields is told beside it (decision 0085). */
export const toldApart = (broken: readonly BrokenRule[], before: EditorValues, values: EditorValues): Broken => {
  const blocking = withoutLeftAlone(broken, before, values);
  return { blocking, leftAlone: broken.filter((each) => !blocking.includes(each)) };
};

const none: Broken = { blocking: [], leftAlone: [] };
const noSpecs: readonly TechnicalSpec[] = [];

/** What is wrong with what stands in the form, once a save was tried; before, nobody is scolded for an empty form. */
export const useBroken = (wasTried: boolean, listing: Listing, { methods }: EditorForm): Broken => {
  const { api } = useWorkbench();
  const before = useMemo(() => valuesOf(listing), [listing]);
  const categoryId = useDerived(methods, ({ category }) => category.id);
  const { data: specs = noSpecs } = useQuery(technicalSpecsQuery(api, categoryId));
  return useDerived(methods, (values) => (wasTried ? toldApart(brokenWith(values, specs, listing), before, values) : none));
};
