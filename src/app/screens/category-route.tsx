import { getRouteApi } from '@tanstack/react-router';
import { CategoryPage } from '#features/categories/category-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const page = getRouteApi('/signed-in/category/$categoryId');

export const CategoryRoute = () => {
  const { categoryId } = page.useParams();
  return (
    <FloatingTheme>
      <CategoryPage key={categoryId} categoryId={categoryId} />
    </FloatingTheme>
  );
};
