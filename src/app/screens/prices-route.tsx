import { getRouteApi, useRouter } from '@tanstack/react-router';
import { isGateOpen } from '#contract/gates.ts';
import { NewRulePage } from '#features/prices/new-rule-page.tsx';
import { PriceRulePage } from '#features/prices/price-rule-page.tsx';
import { PriceRulesScreen } from '#features/prices/price-rules-screen.tsx';
import { visitorOf } from '#features/session/session-state.ts';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

const page = getRouteApi('/signed-in/pricerule/$ruleId');

export const PriceRulesRoute = () => {
  const t = useT();
  const { user, role } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.priceRules')}</h1>
      <FloatingTheme>
        <PriceRulesScreen
          place={place}
          userId={user._id}
          seesAll={role === 'superuser'}
          views={<ScreenViews screen="pricerules" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

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
