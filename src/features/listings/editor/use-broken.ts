import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { technicalSpecsQuery, type TechnicalSpec } from '#api/categories.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import type { BrokenRule } from '#contract/listing-rules.ts';
import { missingRequired } from './categories/attributes.ts';
import { brokenBy, type EditorValues } from './editor-values.ts';
import type { EditorForm } from './use-editor-form.ts';

/** Rules of the listing and what its category asks of it, each attribute once. */
export const brokenWith = (values: EditorValues, specs: readonly TechnicalSpec[]): readonly BrokenRule[] => {
  const broken = brokenBy(values);
  const told = new Set(broken.map(({ path }) => path));
  const missing = missingRequired(specs, values.attributes).map(({ id, name }): BrokenRule => ({
    rule: 'attribute',
    path: `attributes.${id}`,
    name,
  }));
  return [...broken, ...missing.filter(({ path }) => !told.has(path))];
};

const none: readonly BrokenRule[] = [];
const noSpecs: readonly TechnicalSpec[] = [];

/** What is wrong with what stands in the form, at each change once a save was tried; before, nobody is scolded for an empty form. */
export const useBroken = (wasTried: boolean, { methods }: EditorForm): readonly BrokenRule[] => {
  const { api } = useWorkbench();
  const values = useWatch({ control: methods.control, disabled: !wasTried }) as EditorValues;
  const { data: specs = noSpecs } = useQuery(technicalSpecsQuery(api, methods.getValues('category').id));
  return wasTried ? brokenWith(values, specs) : none;
};
