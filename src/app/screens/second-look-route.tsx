import { SecondLookScreen } from '#features/review/second/second-look-screen.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

export const SecondLookRoute = () => (
  <FloatingTheme>
    <SecondLookScreen />
  </FloatingTheme>
);
