import { useState } from 'react';
import { useT } from '#locale/locale.tsx';
import { screenTexts } from '#locale/screen-texts.ts';
import { addTexts } from '#locale/words.ts';
import { WhenHere } from '#palette/when-here.tsx';
import { createLazyModule } from '#ui/lazy-module.ts';
import { HeaderWho } from './header-who.tsx';
import type { ShellUser } from './shell-user.ts';

const menu = createLazyModule(async () => (await Promise.all([import('./account-menu.tsx'), addTexts(screenTexts)]))[0]);

/** Whoever enters for several companies has them here, with the settings. The menu comes when it is opened. */
export const AccountButton = ({ user }: { readonly user: ShellUser }) => {
  const t = useT();
  const [isAsked, setIsAsked] = useState(false);
  const who = <HeaderWho user={user} label={t('shell.account', { name: user.name, company: user.company ?? '' })} />;
  const button = (
    <button type="button" className="header-user" aria-haspopup="menu" onPointerEnter={menu.ahead} onClick={() => setIsAsked(true)}>
      {who}
    </button>
  );
  if (!isAsked) return button;
  return (
    <WhenHere part={menu} onMissing={() => setIsAsked(false)} fallback={button}>
      {({ AccountMenu }) => <AccountMenu>{who}</AccountMenu>}
    </WhenHere>
  );
};
