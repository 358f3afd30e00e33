import { createContext, useContext } from 'react';
import type { Role } from '#contract/call.ts';
import type { UserData } from '#contract/session.ts';
import type { Capabilities } from '#contract/capabilities.ts';
import type { LogNotice } from '#events/log.ts';
import type { OpenWorkbench } from '#outbox/open-workbench.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import type { KeptNotifications } from './keep-notifications.ts';

/** What is open while somebody is signed in: made once by `openSignedIn`, gone with the page. */
export interface SignedIn {
  readonly workbench: Workbench;
  readonly user: UserData;
  readonly role: Role;
  readonly capabilities: Capabilities;
  readonly notices: { readonly subscribe: (listener: () => void) => () => void; readonly latest: () => LogNotice | null };
  readonly notifications: Pick<KeptNotifications, 'refresh'>;
  /** Stops sending and seals what waits: it goes out once the person is back in this account. */
  readonly park: () => Promise<void>;
  /** Destroys log and key of this user, in every tab. */
  readonly destroyLog: OpenWorkbench['destroy'];
}

/** What routes reach of the frame around them. */
export interface Frame extends SignedIn {
  readonly openTray: () => void;
  /** The logout command: asks about unsent decisions first. */
  readonly leave: () => void;
}

const FrameContext = createContext<Frame | null>(null);
export const FrameProvider = FrameContext.Provider;

export const useFrame = (): Frame => {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame is used outside the signed-in root');
  return frame;
};
