import type { Capabilities } from '#contract/capabilities.ts';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import type { GoogleDoor } from './google-login.ts';
import { GoogleMark } from './google-mark.tsx';

interface GoogleButtonProps {
  readonly offered: Pick<Capabilities, 'googleClientId' | 'googleAuthorizeUrl'>;
  readonly isBusy: boolean;
  readonly onGoogle: (door: GoogleDoor) => void;
}

/** The other way in, where the server was given a client of Google's; nothing elsewhere. */
export const GoogleButton = ({ offered: { googleClientId, googleAuthorizeUrl }, isBusy, onGoogle }: GoogleButtonProps) => {
  const t = useT();
  if (googleClientId === null || googleAuthorizeUrl === null) return null;
  return (
    <>
      <div className="door-or quiet" aria-hidden>
        {t('session.or')}
      </div>
      <BusyButton
        size="3"
        variant="outline"
        color="gray"
        isOff={isBusy}
        onClick={() => onGoogle({ clientId: googleClientId, authorizeUrl: googleAuthorizeUrl })}
      >
        <GoogleMark />
        {t('session.google')}
      </BusyButton>
    </>
  );
};
