import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useHandlers } from '#palette/context.tsx';
import { WhenHere } from '#palette/when-here.tsx';
import { createLazyModule } from '#ui/lazy-module.ts';
import { accountNotice } from './leave-page.ts';
import { loadScreenWords } from './screen-words.ts';
import { useFrame } from './signed-in.ts';

const part = createLazyModule(async () => (await Promise.all([import('./switch-dialog.tsx'), loadScreenWords()]))[0]);

/** Which company to go to: the id of the person's account there, and its name. */
export interface Destination {
  readonly to: string;
  readonly name: string;
}

const destinationOf = (args: Readonly<Record<string, unknown>> | undefined): Destination | null =>
  typeof args?.['to'] === 'string' && typeof args['name'] === 'string' ? { to: args['to'], name: args['name'] } : null;

/** Goes to another company of the person when asked, and says where this tab has come to. */
export const CompanySwitch = () => {
  const { session } = useRouteContext({ from: '__root__' });
  const signedIn = useFrame();
  const router = useRouter();
  const [destination, setDestination] = useState<Destination | null>(null);
  const [notice, setNotice] = useState(accountNotice.take);
  const close = useCallback(() => {
    setDestination(null);
    setNotice(null);
  }, []);
  const handlers: Parameters<typeof useHandlers>[0] = {
    'app.switchCompany': (args) => {
      const asked = destinationOf(args);
      if (asked) setDestination(asked);
      else router.history.push('/settings/companies');
    },
  };
  useHandlers(signedIn.role === 'seller' ? handlers : {});
  if (!destination && !notice) return null;
  return (
    <WhenHere part={part} onMissing={close}>
      {({ SwitchDialog, Arrived }) =>
        destination ? (
          <SwitchDialog destination={destination} session={session} signedIn={signedIn} onClose={close} />
        ) : (
          notice && <Arrived notice={notice} user={signedIn.user} onClose={close} />
        )
      }
    </WhenHere>
  );
};
