import { IntegrationsScreen } from '#features/integrations/integrations-screen.tsx';
import { ConnectCompany } from '#features/marketplace/connect-company.tsx';
import { ConnectRow } from '#features/marketplace/connect-row.tsx';
import { ConnectionMark, ShutOutWords } from '#features/marketplace/connection-mark.tsx';
import { useFrame } from '../signed-in.ts';

export const IntegrationsRoute = () => {
  const { user } = useFrame();
  return (
    <IntegrationsScreen
      renderState={(account) => (
        <>
          <ConnectionMark account={account} />
          <ShutOutWords account={account} />
        </>
      )}
      renderActs={(account) => <ConnectRow account={account} />}
      renderConnect={(isAnother) => user.seller !== null && <ConnectCompany sellerId={user.seller} isAnother={isAnother} />}
    />
  );
};
