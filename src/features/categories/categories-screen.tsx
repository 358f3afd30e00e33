import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { RecordList } from '#entities/records/record-list.tsx';
import { useT } from '#locale/locale.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { categoryColumns } from './category-columns.tsx';
import { categoryKind } from './category-kind.ts';

const categoryLink = (categoryId: string, label: string): ReactNode => (
  <Link to="/category/$categoryId" params={{ categoryId }}>
    {label}
  </Link>
);

interface CategoriesScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /category: the marketplace's tree with what the hub decided about it; everybody reads, superusers decide. */
export const CategoriesScreen = ({ place, userId, views }: CategoriesScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const columns = useMemo(() => categoryColumns(t), [t]);
  return (
    <RecordList
      kind={categoryKind}
      label={t('shell.title.categories')}
      searchLabel={t('categoryRules.search')}
      empty={t('categoryRules.empty')}
      columns={columns}
      place={place}
      userId={userId}
      link={categoryLink}
      onOpen={({ _id }) => void navigate({ to: '/category/$categoryId', params: { categoryId: _id } })}
      tools={views}
    />
  );
};
