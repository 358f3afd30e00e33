import { ActivityScreen } from '#features/outbox/activity-screen.tsx';
import { useFrame } from '../signed-in.ts';

export const ActivityRoute = () => {
  const { exportLog } = useFrame();
  return <ActivityScreen onExport={exportLog} />;
};
