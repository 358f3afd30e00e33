import { getReviewLead } from '#contract/review-lead.ts';
import { agreementOf, turned } from '#lib/agreement.ts';
import { ok } from '#lib/result.ts';
import { readRoute } from '../http/route.ts';
import { judgedBlindBy } from './judged-blind.ts';
import { countedIn, leasesNow, peopleOf, skipsOf } from './lead-people.ts';
import { judgedIn, otherwiseIn, overturnedIn, pairsOf, sampleIn, sum } from './lead-sample.ts';

/** GET /review-lead. Nothing of what is still to be judged but how many: the superuser who leads may be the second to judge. */
export const getReviewLeadRoute = readRoute(getReviewLead, async ({ query }, { db, actor, clock }) => {
  const deeds = { ...query, blind: await judgedBlindBy(db, actor) };
  const judged = await judgedIn(db, query);
  const ofFirst = (id: string) => sum(judged.filter(({ first }) => first.id === id).map(({ crossed }) => crossed));
  const counted = await countedIn(db, deeds);
  return ok({
    people: peopleOf(counted).map((each) => {
      const { of, agreed } = agreementOf(ofFirst(each.id));
      return { ...each, judged: of, otherwise: of - agreed };
    }),
    skips: skipsOf(counted),
    leases: await leasesNow(db, clock(), query),
    sample: await sampleIn(db, query),
    // Of one person it is theirs against that of the others.
    agreement: agreementOf(sum(judged.map(({ second, crossed }) => (second.id === query.reviewerId ? turned(crossed) : crossed)))),
    pairs: pairsOf(judged),
    overturned: await overturnedIn(db, query),
    otherwise: await otherwiseIn(db, query),
  });
});
