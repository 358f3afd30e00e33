import { useNavigate } from '@tanstack/react-router';
import '#entities/records/records.css';
import { useT } from '#locale/locale.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { RuleForm } from './rule-form.tsx';
import '#ui/record-frames.css';

/** /pricerule/new: what it would make of prices is seen before anything is saved. */
export const NewRulePage = ({ mayOpenListings }: { readonly mayOpenListings: boolean }) => {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className="page record-page record-column">
      <BackButton to="/pricerule" label={t('prices.back')} />
      <RuleForm
        rule={null}
        mayOpenListings={mayOpenListings}
        onDone={(ruleId) => void navigate({ to: '/pricerule/$ruleId', params: { ruleId }, replace: true })}
        onCancel={() => void navigate({ to: '/pricerule' })}
      />
    </div>
  );
};
