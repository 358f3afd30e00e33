import { useHandlers } from '#palette/context.tsx';
import { useFrame } from './signed-in.ts';

/** What the frame can do under the names of the console's actions. */
export const FrameHandlers = () => {
  const { openTray, leave } = useFrame();
  useHandlers({ 'app.problems': openTray, 'app.logout': leave });
  return null;
};
