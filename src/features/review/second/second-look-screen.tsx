import { useEffect, useMemo, useRef } from 'react';
import type { Target } from '#commands/command.ts';
import { secondLookSubject } from '#commands/secondlook/second-look-commands.ts';
import type { SecondLook } from '#contract/second-look.ts';
import { useT } from '#locale/locale.tsx';
import { useUndo, useView } from '#outbox/workbench.tsx';
import { useCommandForm, useHandlers, useScope, useTargets } from '#palette/context.tsx';
import { DoubtLine } from '#palette/doubt-line.tsx';
import { sayNotUndone, useSayUndone } from '#palette/undo-and-say.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { toast } from '#ui/toast.tsx';
import { DecisionBar } from '../decision-bar.tsx';
import { DetailSkeleton } from '../detail/detail-skeleton.tsx';
import { ListingDetail } from '../detail/listing-detail.tsx';
import { useImageRun } from '../detail/use-image-run.ts';
import { Guidelines } from '../guidelines/guidelines-dialog.tsx';
import { emptySession } from '../queue-session.ts';
import { createSessionStore, SessionContext } from '../session-store.ts';
import { judgedNameOf } from '../shown-listing.ts';
import { ReasonStrip } from '../strip/reason-strip.tsx';
import { useDoubts } from '../use-doubts.ts';
import { useShownSince } from '../use-shown-since.ts';
import { WarningsDialog } from '../warnings-dialog.tsx';
import { useNextLook } from './use-next-look.ts';
import '../queue.css';
import './second-look.css';

/** /secondLook: decided listings that somebody else is to judge too, one after another, by the keys of the queue (row RVW-6). */
export const SecondLookScreen = () => {
  const t = useT();
  const { look, justCame, waiting, standing, askAgain, pass } = useNextLook();
  const { undoLast } = useUndo();
  const sayUndone = useSayUndone();
  useScope('queue');
  useScope('look');
  useCommandForm('secondLook.refuse', WarningsDialog);
  const leave = async (left: SecondLook): Promise<void> => {
    if (!(await pass(left))) toast.error(t('secondLook.passFailed'));
  };
  useHandlers({
    'queue.undoLast': async () => {
      const undone = await undoLast();
      if (undone.ok) sayUndone(undone.value);
      else sayNotUndone(t, undone.error);
    },
    ...(look ? { 'secondLook.pass': () => leave(look) } : {}),
  });
  return (
    <div className="queue second-look">
      <header className="second-look-head">
        <p className="quiet">{t('secondLook.hint')}</p>
        {look && <output className="quiet figure">{t('secondLook.waiting', { n: waiting })}</output>}
      </header>
      {look && <OpenLook key={look.publishId} look={look} justCame={justCame} />}
      {standing === 'failed' && <ProblemState title={t('secondLook.failed')} onRetry={askAgain} />}
      {standing === 'none' && <EmptyState title={t('secondLook.none')} hint={t('secondLook.noneHint')} />}
      {standing === 'asking' && <DetailSkeleton />}
    </div>
  );
};

const names = ['secondLook.approve', 'secondLook.refuse', 'queue.validateImages', 'secondLook.pass'] as const;
const labels = { 'secondLook.approve': 'listing.approve', 'secondLook.refuse': 'listing.refuse' } as const;

const OpenLook = ({ look, justCame }: { readonly look: SecondLook; readonly justCame: boolean }) => {
  const scroller = useRef<HTMLElement>(null);
  const id = look.publishId;
  const subject = secondLookSubject({ id });
  const view = useView(look, subject);
  const images = useImageRun(look);
  const doubts = useDoubts(look, images);
  const shownAt = useShownSince(useMemo(() => judgedNameOf(look), [look]));
  const open: Target = { subject, label: look.title, base: look, justCame, shownAt, doubts };
  useTargets('page', [open]);
  // Of one listing: what is open is what the hand is on.
  const session = useMemo(() => createSessionStore({ ...emptySession, ids: [id], cursorId: id, openId: id }), [id]);
  useEffect(() => scroller.current?.focus({ preventScroll: true }), []);
  const scroll = (by: 1 | -1): void => scroller.current?.scrollBy({ top: by * 0.8 * scroller.current.clientHeight });
  useHandlers({
    'queue.scrollDown': () => scroll(1),
    'queue.scrollUp': () => scroll(-1),
    'queue.validateImages': images.validateAll,
  });
  return (
    <SessionContext value={session}>
      <section className="queue-right" ref={scroller} aria-label={look.title} data-look={id} tabIndex={-1}>
        <ListingDetail row={view} listing={view} images={images} isBlind />
        <div className="queue-decide">
          <ReasonStrip open={open} listing={view} command="secondLook.refuse" />
          <DecisionBar names={names} labels={labels} />
        </div>
      </section>
      <Guidelines category={look.category} />
      <DoubtLine className="doubt-line" />
    </SessionContext>
  );
};
