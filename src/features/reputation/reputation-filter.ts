import { ReputationFilter } from '#contract/reputation.ts';
import { filterFrom } from '#entities/records/record-kind.ts';

export const reputationFilterOf = filterFrom(ReputationFilter);
