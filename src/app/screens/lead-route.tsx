import { z } from 'zod';
import { LeadScreen } from '#features/lead/lead-screen.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { useFilter } from './use-filter.ts';

/** The period and the reviewer, as the address says them. */
const LeadFilter = z.object({ days: z.string().optional(), reviewer: z.string().max(64).optional() });

export const LeadRoute = () => {
  const [{ days, reviewer }, change] = useFilter(LeadFilter);
  return (
    <FloatingTheme>
      <LeadScreen
        days={Number(days)}
        reviewerId={reviewer}
        onReviewer={(next) => change(({ reviewer: _before, ...rest }) => ({ ...rest, ...(next !== undefined && { reviewer: next }) }))}
      />
    </FloatingTheme>
  );
};
