import type { CategoryStep } from '#contract/category-rules-calls.ts';
import { isAlwaysRequired, isFilledIn } from '#contract/category.ts';
import type { CheckWeights } from '#contract/check.ts';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';

/** What of a category is the hub's to decide. Its name, its place and its attributes are the marketplace's. */
export interface CategoryState {
  readonly isExcluded: boolean;
  readonly shipModes: readonly ('me1' | 'me2')[];
  readonly requiredHere: readonly string[];
  /** Checks of listings that count otherwise here. */
  readonly checkWeights: CheckWeights;
}

export type CategoryStepRefused =
  | 'alreadyExcluded'
  | 'notExcluded'
  | 'sameModes'
  | 'noAttribute'
  /** The marketplace requires it: the hub can neither ask for it nor let go of it. */
  | 'marketplaceRequires'
  | 'alreadyRequired'
  | 'notRequired'
  | 'sameWeight';

/** As much of an attribute as the rules ask; null `known` where only the server knows them. */
interface KnownAttribute {
  readonly id: string;
  readonly tags: readonly string[];
}

const order = ['me1', 'me2'] as const;

const requireOne = (
  state: CategoryState,
  id: string,
  known: readonly KnownAttribute[] | null,
): Result<CategoryState, CategoryStepRefused> => {
  const attribute = known?.find((each) => each.id === id);
  if (known && (!attribute || !isFilledIn(attribute))) return refuse('noAttribute');
  if (state.requiredHere.includes(id)) return refuse('alreadyRequired');
  if (attribute && isAlwaysRequired(attribute)) return refuse('marketplaceRequires');
  return ok({ ...state, requiredHere: [...state.requiredHere, id] });
};

const shipBy = (state: CategoryState, step: Extract<CategoryStep, { type: 'ship' }>): Result<CategoryState, CategoryStepRefused> => {
  const modes = order.filter((mode) => step.modes.includes(mode));
  const isSame = modes.length === state.shipModes.length && modes.every((mode) => state.shipModes.includes(mode));
  return isSame ? refuse('sameModes') : ok({ ...state, shipModes: modes });
};

const weighOne = (
  state: CategoryState,
  { check, weight }: Extract<CategoryStep, { type: 'weigh' }>,
): Result<CategoryState, CategoryStepRefused> => {
  const { [check]: before = 'usual', ...others } = state.checkWeights;
  if (before === weight) return refuse('sameWeight');
  return ok({ ...state, checkWeights: weight === 'usual' ? others : { ...others, [check]: weight } });
};

/** `known`: the attributes as the marketplace tags them. */
export const stepCategory = (
  state: CategoryState,
  step: CategoryStep,
  known: readonly KnownAttribute[] | null,
): Result<CategoryState, CategoryStepRefused> => {
  switch (step.type) {
    case 'exclude':
      return state.isExcluded ? refuse('alreadyExcluded') : ok({ ...state, isExcluded: true });
    case 'include':
      return state.isExcluded ? ok({ ...state, isExcluded: false }) : refuse('notExcluded');
    case 'ship':
      return shipBy(state, step);
    case 'require':
      return requireOne(state, step.attributeId, known);
    case 'release':
      return state.requiredHere.includes(step.attributeId)
        ? ok({ ...state, requiredHere: state.requiredHere.filter((each) => each !== step.attributeId) })
        : refuse('notRequired');
    case 'weigh':
      return weighOne(state, step);
    default:
      return unreachable(step);
  }
};
