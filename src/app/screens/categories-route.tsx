import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { CategoriesScreen } from '#features/categories/categories-screen.tsx';
import { CategoryPage } from '#features/categories/category-page.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const list = getRouteApi('/signed-in/category');
const page = getRouteApi('/signed-in/category/$categoryId');

export const CategoriesRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const navigate = list.useNavigate();
  const search = list.useSearch();
  const write = useCallback<SearchPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.categories')}</h1>
      <FloatingTheme>
        <CategoriesScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="categories" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const CategoryRoute = () => {
  const { categoryId } = page.useParams();
  return (
    <FloatingTheme>
      <CategoryPage key={categoryId} categoryId={categoryId} />
    </FloatingTheme>
  );
};
