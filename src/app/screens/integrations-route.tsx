import { IntegrationsScreen } from '#features/integrations/integrations-screen.tsx';
import { ConnectionMark } from '#features/marketplace/connection-mark.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

export const IntegrationsRoute = () => (
  <FloatingTheme>
    <IntegrationsScreen renderState={(account) => <ConnectionMark account={account} />} />
  </FloatingTheme>
);
