import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { AutoMessagePage } from '#features/auto-messages/auto-message-page.tsx';
import { AutoMessagesScreen } from '#features/auto-messages/auto-messages-screen.tsx';
import { NewAutoMessagePage } from '#features/auto-messages/new-auto-message-page.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const list = getRouteApi('/signed-in/automessage');
const page = getRouteApi('/signed-in/automessage/$messageId');

export const AutoMessagesRoute = () => {
  const t = useT();
  const { user, role } = useFrame();
  const search = list.useSearch();
  const navigate = list.useNavigate();
  const write = useCallback<SearchPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.autoMessages')}</h1>
      <FloatingTheme>
        <AutoMessagesScreen
          place={place}
          userId={user._id}
          seesAll={role === 'superuser'}
          views={<ScreenViews screen="automessages" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const NewAutoMessageRoute = () => (
  <FloatingTheme>
    <NewAutoMessagePage />
  </FloatingTheme>
);

export const AutoMessageRoute = () => {
  const { messageId } = page.useParams();
  return (
    <FloatingTheme>
      <AutoMessagePage key={messageId} messageId={messageId} />
    </FloatingTheme>
  );
};
