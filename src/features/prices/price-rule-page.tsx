import { Button } from '@radix-ui/themes';
import { useNavigate } from '@tanstack/react-router';
import { watchedRuleQuery } from '#api/price-rules.ts';
import { subjectOf } from '#commands/subject.ts';
import type { PriceRule } from '#contract/price-rule.ts';
import { useEditing } from '#entities/records/use-editing.ts';
import { LoadedPage, RecordFrame } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { stepPriceRule } from '#machines/lifecycle/price-rule.ts';
import { useT } from '#locale/locale.tsx';
import { useView } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useTargets } from '#palette/context.tsx';
import { Instant } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import { Line, Section } from '#ui/section.tsx';
import { PricePreviewSection } from './price-preview.tsx';
import { RuleState, scopeText } from './price-rule-columns.tsx';
import { RuleForm } from './rule-form.tsx';
import { RunsSection } from './runs-section.tsx';
import { termsOf, valuesOf } from './rule-values.ts';
import { Share } from './share.tsx';

/** /pricerule/{id}: a rule, what it makes of prices, and what its runs did. */
export const PriceRulePage = ({ ruleId }: { readonly ruleId: string }) => (
  <LoadedPage back={{ to: '/pricerule', label: 'prices.back' }} of={(api) => watchedRuleQuery(api, ruleId)}>
    {(data) => <LoadedRule rule={data} />}
  </LoadedPage>
);

/** /pricerule/new: what it would make of prices is seen before anything is saved. */
export const NewPriceRulePage = () => {
  const navigate = useNavigate();
  return (
    <RecordFrame back={{ to: '/pricerule', label: 'prices.back' }}>
      <RuleForm
        rule={null}
        onDone={(ruleId) => void navigate({ to: '/pricerule/$ruleId', params: { ruleId }, replace: true })}
        onCancel={() => void navigate({ to: '/pricerule' })}
      />
    </RecordFrame>
  );
};

const LoadedRule = ({ rule: base }: { readonly rule: PriceRule }) => {
  const { isEditing, edit, stop, title } = useEditing();
  const rule = useView(base, subjectOf('pricerule', base));
  // 'Alterar' is sent directly, not through the outbox. The server refuses it until it has restored the rule.
  const mayEdit = [base, rule].every(({ status }) => stepPriceRule(status, 'edit') !== null);
  useTargets('page', [{ subject: subjectOf('pricerule', base), label: base.name, base, isUnsaved: isEditing }]);
  return (
    <>
      <RecordHead
        name={rule.name}
        nameRef={title}
        actions={
          rule.status === 'archived' ? (
            <CommandButton name="pricerule.restore" />
          ) : (
            <>
              <CommandButton name="pricerule.simulate" />
              <CommandButton name="pricerule.apply" variant="soft" />
              <CommandButton name="pricerule.archive" variant="soft" color="red" />
            </>
          )
        }
      >
        <RuleState status={rule.status} />
      </RecordHead>
      {isEditing ? (
        <RuleForm rule={base} onDone={stop} onCancel={stop} />
      ) : (
        <>
          <About rule={rule} onEdit={mayEdit ? edit : null} />
          <PricePreviewSection terms={termsOf(valuesOf(rule), true)} runs={rule.runs} />
        </>
      )}
      <RunsSection runs={rule.runs} />
    </>
  );
};

const About = ({ rule, onEdit }: { readonly rule: PriceRule; readonly onEdit: (() => void) | null }) => {
  const t = useT();
  return (
    <Section
      title={t('prices.rule')}
      action={
        onEdit && (
          <Button size="1" variant="soft" onClick={onEdit}>
            {t('records.edit')}
          </Button>
        )
      }
    >
      <Line label={t('records.company')}>{rule.sellerName}</Line>
      <Line label={t('prices.scope')}>{scopeText(t, rule)}</Line>
      <Line label={t('prices.margin')}>
        <Share of={rule.margin} />
      </Line>
      <Line label={t('records.fee')}>
        <Share of={rule.fee} />
      </Line>
      <Line label={t('prices.extra')} hint={t('prices.extraHint')}>
        <Money cents={rule.extra} />
      </Line>
      <Line label={t('prices.ending')}>{rule.ending === null ? t('prices.asItComes') : String(rule.ending).padStart(2, '0')}</Line>
      <Line label={t('prices.mostChange')} hint={t('prices.mostChangeHint')}>
        <Share of={rule.mostChange * 100} />
      </Line>
      <Line label={t('prices.appliedAt')}>{rule.appliedAt === null ? t('records.never') : <Instant at={rule.appliedAt} />}</Line>
    </Section>
  );
};
