import { useCallback } from 'react';
import { QuestionFilter } from '#contract/question-calls.ts';
import { QuestionsScreen } from '#features/questions/questions-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { parseSearchAs, searchOf } from '../listing-search.ts';
import { ScreenViews } from '#entities/screen-views.tsx';
import { useFilter } from './use-filter.ts';
import { usePageSearch } from '#entities/use-page-search.ts';

export const QuestionsRoute = () => {
  const t = useT();
  const { search, write } = usePageSearch();
  const [filter, change] = useFilter(QuestionFilter);
  const open = useCallback((question: string) => write((now) => ({ ...now, question }), { replace: true }), [write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.questions')}</h1>
      <FloatingTheme>
        <QuestionsScreen
          filter={filter}
          onFilterChange={change}
          openId={search['question'] ?? null}
          onOpen={open}
          views={
            <ScreenViews
              screen="questions"
              search={searchOf(filter)}
              onApply={(next) => change(() => parseSearchAs(QuestionFilter, next))}
            />
          }
        />
      </FloatingTheme>
    </div>
  );
};
