import { getRouteApi } from '@tanstack/react-router';
import { CategoriesScreen } from '#features/categories/categories-screen.tsx';
import { CategoryPage } from '#features/categories/category-page.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

const page = getRouteApi('/signed-in/category/$categoryId');

export const CategoriesRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.categories')}</h1>
      <FloatingTheme>
        <CategoriesScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="categories" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
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
