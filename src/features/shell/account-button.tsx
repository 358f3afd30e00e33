import { useId, useRef, useState } from 'react';
import { useT } from '#locale/locale.tsx';
import { screenTexts } from '#locale/screen-texts.ts';
import { addTexts } from '#locale/words.ts';
import { WhenHere } from '#palette/when-here.tsx';
import { createLazyModule } from '#ui/lazy-module.ts';
import { HeaderWho } from './header-who.tsx';
import type { ShellUser } from './shell-user.ts';

const menu = createLazyModule(async () => (await Promise.all([import('./account-menu.tsx'), addTexts(screenTexts)]))[0]);

/** Opens the settings and the companies of a person who enters for several; the content of the panel comes when it is opened. */
export const AccountButton = ({ user }: { readonly user: ShellUser }) => {
  const t = useT();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => panel.current?.hidePopover();
  return (
    <>
      <button type="button" className="header-user" popoverTarget={id} onPointerEnter={menu.ahead} onFocus={menu.ahead}>
        <HeaderWho user={user} label={t('shell.account', { name: user.name, company: user.company ?? '' })} />
      </button>
      <div id={id} ref={panel} popover="auto" className="account-panel" onToggle={({ newState }) => setIsOpen(newState === 'open')}>
        {isOpen && (
          <WhenHere part={menu} onMissing={close}>
            {({ AccountMenu }) => <AccountMenu onClose={close} />}
          </WhenHere>
        )}
      </div>
    </>
  );
};
