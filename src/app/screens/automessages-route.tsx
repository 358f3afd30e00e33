import { getRouteApi } from '@tanstack/react-router';
import { AutoMessagePage } from '#features/auto-messages/auto-message-page.tsx';
import { NewAutoMessagePage } from '#features/auto-messages/new-auto-message-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const page = getRouteApi('/signed-in/automessage/$messageId');

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
