import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { CertificationProvider } from '#features/certification/certification.tsx';
import { MayOpenProvider } from '#entities/may-open.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { takesOurs } from '#api/capabilities.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import { WorkbenchProvider } from '#outbox/workbench.tsx';
import { tellCutTexts } from '#ui/cut-texts.ts';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { hearPasteCut } from '#ui/form/paste-cut.ts';
import { unsaved } from '#ui/form/unsaved.ts';
import { TakesSeveral } from '#ui/table/takes-several.ts';
import { toast, Toaster } from '#ui/toast.tsx';
import { makeToastRoom } from '#ui/toast-room.ts';
import { usePreferences } from '#ui/preferences.ts';
import { createFormDrafts } from './form-drafts.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { mayOpen } from './may-open.ts';
import { SignedInFrame } from './signed-in-frame.tsx';
import './styles/signed-in.css';

const route = getRouteApi('/signed-in');

/** A certificate ends with a day of Brazil, wherever somebody looks at it (decision 11). */
const todayInBrazil = (): string => dayInSaoPaulo(new Date());

/** The beginning of a long text is enough to know it by. */
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Everything a signed-in screen stands on, in its own chunk: answers, log, outbox, commands, frame. */
export const WorkbenchRoot = () => {
  const signedIn = route.useLoaderData();
  const { session } = route.useRouteContext();
  const askGates = useCallback((path: string) => mayOpen(session, path), [session]);
  const { appearance } = usePreferences();
  const t = useT();
  const { ledger } = signedIn.workbench;
  const drafts = useMemo(() => createFormDrafts(ledger), [ledger]);
  useEffect(() => drafts.onRefused((why) => toast.error(formatMessage(t, why))), [drafts, t]);
  const router = useRouter();
  useEffect(() => router.subscribe('onRendered', makeToastRoom), [router]);
  useEffect(() => hearPasteCut((text, most) => toast.info(t('form.cutFromPaste', { text: shortened(text), most }))), [t]);
  useEffect(tellCutTexts, []);
  const hasUnsaved = useSyncExternalStore(unsaved.subscribe, unsaved.isAny);
  return (
    <QueryClientProvider client={signedIn.workbench.queryClient}>
      <WorkbenchProvider value={signedIn.workbench}>
        <DraftStoreProvider value={drafts}>
          <CertificationProvider today={todayInBrazil}>
            <TakesSeveral value={takesOurs(signedIn.capabilities)}>
              <MayOpenProvider value={askGates}>
                <SignedInFrame signedIn={signedIn} />
              </MayOpenProvider>
            </TakesSeveral>
          </CertificationProvider>
        </DraftStoreProvider>
        {hasUnsaved && <LeaveGuard />}
        <Toaster appearance={appearance} />
      </WorkbenchProvider>
    </QueryClientProvider>
  );
};
