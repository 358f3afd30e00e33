import { useNavigate } from '@tanstack/react-router';
import { RecordFrame } from '#entities/records/record-frame.tsx';
import { RuleForm } from './rule-form.tsx';

/** /pricerule/new: what it would make of prices is seen before anything is saved. */
export const NewRulePage = ({ mayOpenListings }: { readonly mayOpenListings: boolean }) => {
  const navigate = useNavigate();
  return (
    <RecordFrame back={{ to: '/pricerule', label: 'prices.back' }}>
      <RuleForm
        rule={null}
        mayOpenListings={mayOpenListings}
        onDone={(ruleId) => void navigate({ to: '/pricerule/$ruleId', params: { ruleId }, replace: true })}
        onCancel={() => void navigate({ to: '/pricerule' })}
      />
    </RecordFrame>
  );
};
