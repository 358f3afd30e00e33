import { getRouteApi, useRouter } from '@tanstack/react-router';
import { isGateOpen } from '#contract/gates.ts';
import { NewRulePage } from '#features/prices/new-rule-page.tsx';
import { PriceRulePage } from '#features/prices/price-rule-page.tsx';
import { visitorOf } from '#features/session/session-state.ts';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const page = getRouteApi('/signed-in/pricerule/$ruleId');

/** Listings stand behind a gate of their own. */
const useMayOpenListings = (): boolean => {
  const { session } = useRouter().options.context;
  return isGateOpen('/publish', visitorOf(session.state()));
};

export const NewPriceRuleRoute = () => (
  <FloatingTheme>
    <NewRulePage mayOpenListings={useMayOpenListings()} />
  </FloatingTheme>
);

export const PriceRuleRoute = () => {
  const { ruleId } = page.useParams();
  return (
    <FloatingTheme>
      <PriceRulePage key={ruleId} ruleId={ruleId} mayOpenListings={useMayOpenListings()} />
    </FloatingTheme>
  );
};
