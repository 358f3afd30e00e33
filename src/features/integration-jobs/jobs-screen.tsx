import { useMemo } from 'react';
import { listPage } from '#entities/records/list-page.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { jobColumns } from './job-columns.tsx';
import { jobKind, linkTo, placeOf } from './job-kind.ts';

/** /queue: what is sent to the marketplace, what it answered, and what failed sent again. It is opened where it came from. */
export const JobsScreen = listPage({
  kind: jobKind,
  title: 'shell.title.jobs',
  searchLabel: 'jobs.search',
  empty: 'jobs.empty',
  views: 'jobs',
  useColumns: (t, { search }, seesAll, shown) => {
    const whose = useWhoseOptions(search, seesAll);
    return useMemo(() => jobColumns(t, whose, !seesAll, shown), [t, whose, seesAll, shown]);
  },
  opens: (_id, job) => {
    const place = job && placeOf(job);
    return place && linkTo(place);
  },
});
