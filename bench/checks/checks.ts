import type { Measured, Scenario } from '../budgets.ts';
import { judgePictures } from './pictures.ts';
import { scoresOf, tableOf } from './score.ts';
import { judgeTitles } from './titles.ts';
import { judgeWritten } from './written.ts';

/** Of the checks of listings: what they find beside what a person said before any of them ran (tests/labels). */
export const checks: Scenario = {
  name: 'checks',
  measure: async (): Promise<Measured> => {
    const [titles, pictures] = [await judgeTitles(), await judgePictures()];
    if (titles === null) console.log('Left out: ../shared/data/mercadolivre is not here, neither titles nor prices were judged.');
    if (pictures === null) console.log('Left out: ../shared/data/images is not here, no picture was judged.');
    const scores = scoresOf([...(titles ?? []), ...(pictures ?? []), ...judgeWritten()]);
    console.log(tableOf(scores));
    return {
      'checks.wrong': scores.reduce((sum, { wrong }) => sum + wrong.length, 0),
      'checks.missed': scores.reduce((sum, { missed }) => sum + missed.length, 0),
    };
  },
};
