import { getRouteApi } from '@tanstack/react-router';
import { AutoMessagePage } from '#features/auto-messages/auto-message-page.tsx';
import { AutoMessagesScreen } from '#features/auto-messages/auto-messages-screen.tsx';
import { NewAutoMessagePage } from '#features/auto-messages/new-auto-message-page.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

const page = getRouteApi('/signed-in/automessage/$messageId');

export const AutoMessagesRoute = () => {
  const t = useT();
  const { user, role } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.autoMessages')}</h1>
      <FloatingTheme>
        <AutoMessagesScreen
          place={place}
          userId={user._id}
          seesAll={role === 'superuser'}
          views={<ScreenViews screen="automessages" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
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
