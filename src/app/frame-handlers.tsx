import { useForgetBegun } from '#features/review/use-forget-begun.ts';
import { useHandlers } from '#palette/context.tsx';
import { useFrame } from './signed-in.ts';

/** What the frame can do under the names of the console's actions. */
export const FrameHandlers = () => {
  const { openTray, leave } = useFrame();
  useForgetBegun();
  useHandlers({ 'app.problems': openTray, 'app.logout': leave });
  return null;
};
