import { ActivityScreen } from '#features/outbox/activity-screen.tsx';
import { downloadLog } from '../download-log.ts';
import { useFrame } from '../signed-in.ts';

export const ActivityRoute = () => {
  const { ledger } = useFrame().workbench;
  return <ActivityScreen onExport={() => void downloadLog(ledger)} />;
};
