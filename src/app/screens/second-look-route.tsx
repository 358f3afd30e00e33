import { SecondLookScreen } from '#features/review/second/second-look-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

export const SecondLookRoute = () => {
  const t = useT();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.secondLook')}</h1>
      <FloatingTheme>
        <SecondLookScreen />
      </FloatingTheme>
    </div>
  );
};
