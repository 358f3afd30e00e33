import { useMayOpen } from '#entities/may-open.ts';
import { NewRulePage } from '#features/prices/new-rule-page.tsx';
import { PriceRulePage } from '#features/prices/price-rule-page.tsx';

export const NewPriceRuleRoute = () => <NewRulePage mayOpenListings={useMayOpen('/publish')} />;

export const PriceRuleRoute = ({ ruleId }: { readonly ruleId: string }) => (
  <PriceRulePage ruleId={ruleId} mayOpenListings={useMayOpen('/publish')} />
);
