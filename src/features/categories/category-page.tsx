import { Link } from '@tanstack/react-router';
import { categoryRecords } from '#api/category-rules.ts';
import { subjectOf } from '#commands/subject.ts';
import { mostCounted, type CategoryPage as Page } from '#contract/category-rules-calls.ts';
import { listingAccess } from '#contract/listing-parties.ts';
import { mayTake } from '#contract/party.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { RecordHistory } from '#entities/records/record-history.tsx';
import { CheckName, CheckWeight } from '#contract/check.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useTargets } from '#palette/context.tsx';
import { Count } from '#ui/count.tsx';
import { Line, Section } from '#ui/section.tsx';
import { AttributesTable } from './attributes-table.tsx';
import { CategoryState, modesSaid } from './category-columns.tsx';
import { ChecksTable } from './checks-table.tsx';
import { GuidelinesSection } from './guidelines-section.tsx';

/** /category/{id}: what is below it, what a listing of it is asked, and what the hub decided. */
export const CategoryPage = ({ categoryId }: { readonly categoryId: string }) => (
  <LoadedPage back={{ to: '/category', label: 'categoryRules.back' }} of={(api) => categoryRecords.query(api, categoryId)}>
    {(data) => <LoadedCategory category={data} />}
  </LoadedPage>
);

const LoadedCategory = ({ category: base }: { readonly category: Page }) => {
  const t = useT();
  const { role } = useWorkbench().actor();
  const mayDecide = role === 'superuser';
  const mayRead = mayTake(listingAccess, 'readQueue', role);
  const category = useView(base, subjectOf('category', base));
  const targets = [{ subject: subjectOf('category', base), label: base.name, base }];
  useTargets('page', targets);
  return (
    <>
      <RecordHead
        name={category.name}
        actions={
          mayDecide && (
            <>
              <CommandButton name="category.ship" variant="soft" />
              {category.isExcluded ? (
                <CommandButton name="category.include" />
              ) : (
                <CommandButton name="category.exclude" variant="soft" color="red" />
              )}
            </>
          )
        }
      >
        <CategoryState category={category} />
      </RecordHead>
      <Section title={t('categoryRules.about')}>
        <Line label={t('categoryRules.way')}>
          <span>
            {category.path.map(({ id, name }, at) => (
              <span key={id}>
                {at > 0 && ' › '}
                {id === category._id ? (
                  name
                ) : (
                  <Link to="/category/$categoryId" params={{ categoryId: id }} className="link">
                    {name}
                  </Link>
                )}
              </span>
            ))}
          </span>
        </Line>
        <Line label={t('category.shipModes')} hint={t('category.shipModesHint')}>
          {modesSaid(t, category)}
        </Line>
        <Line label={t('categoryRules.column.required')}>
          <Count of={category.requiredHere.length} />
        </Line>
        <Line label={t('categoryRules.listings')}>
          {category.listings >= mostCounted ? t('categoryRules.many', { n: mostCounted }) : <Count of={category.listings} />}
        </Line>
      </Section>
      {mayRead && (
        <Section title={t('guidelines.title')}>
          <GuidelinesSection categoryId={base._id} mayWrite={mayDecide} />
        </Section>
      )}
      {category.children.length > 0 && (
        <Section title={t('categoryRules.children')}>
          <ul className="panel-inset record-links">
            {category.children.map(({ id, name, isExcluded }) => (
              <li key={id}>
                <Link to="/category/$categoryId" params={{ categoryId: id }} className="link">
                  {name}
                </Link>
                {isExcluded && <span className="quiet"> · {t('categoryRules.state.excluded')}</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('categoryRules.attributes')}>
        <AttributesTable groups={category.groups} targets={targets} mayDecide={mayDecide} />
      </Section>
      {mayDecide && (
        <Section title={t('categoryRules.checks')}>
          <p className="panel-inset quiet">{t('categoryRules.checksHint')}</p>
          <ChecksTable category={{ ...base, checkWeights: category.checkWeights }} targets={targets} />
        </Section>
      )}
      <RecordHistory
        history={category.history}
        say={({ type, what }) => ({
          title: t(`categoryRules.event.${type}`),
          detail: type === 'checkWeighed' ? sayWeighed(t, what) : what,
        })}
      />
    </>
  );
};

/** 'contact: off', in words; what a newer build wrote is told as it stands. */
const sayWeighed = (t: Translate, what: string | null): string | null => {
  const [check, weight] = (what ?? '').split(': ');
  const [ofCheck, ofWeight] = [CheckName.safeParse(check), CheckWeight.safeParse(weight)];
  if (!ofCheck.success) return what;
  return `${t(`listing.check.${ofCheck.data}`)}: ${t(`category.weight.${ofWeight.success ? ofWeight.data : 'usual'}`)}`;
};
