import { useCallback, useRef, useState } from 'react';
import { stepView } from '#commands/mediation/mediation-step.ts';
import type { WholeMediation } from '#commands/mediation/mediation-view.ts';
import { subjectOf } from '#commands/subject.ts';
import { orderNumber } from '#contract/order.ts';
import { HeldNote } from '#entities/held-note.tsx';
import { useT } from '#locale/locale.tsx';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { useCommandForm, useHandlers, useTargets } from '#palette/context.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { Section } from '#ui/section.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { Instant } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import { CloseMediationDialog } from '../close/close-mediation-dialog.tsx';
import { Composer, type ComposerHandle } from '../composer/composer.tsx';
import { ThreadPanel } from '../thread/thread-panel.tsx';
import { ownItemsOf, VariationDialog } from '../variation/variation-dialog.tsx';
import { BuyerBlock } from './buyer-block.tsx';
import { ClaimBlock } from './claim-block.tsx';
import { MediationHeader } from './mediation-header.tsx';
import { PresenceLine } from './presence-line.tsx';
import { useLeaveClosed } from './use-leave-closed.ts';
import { usePresence } from './use-presence.ts';

/** The order under mediation. What the seller pays of the freight leaves their pocket: it is shown negated (part 2, section 2). */
const OrderBlock = ({ mediation }: { readonly mediation: WholeMediation }) => {
  const t = useT();
  const { gross, freightSeller, createdAt, sellerName } = mediation;
  return (
    <Section title={t('kind.order.one')}>
      <Facts>
        <Fact label={t('mediation.order.number')}>{orderNumber(mediation)}</Fact>
        <Fact label={t('mediation.order.gross')}>
          <Money cents={gross} />
        </Fact>
        <Fact label={t('records.freight')}>
          <Money cents={freightSeller === null ? null : -freightSeller} />
        </Fact>
        <Fact label={t('mediation.order.createdAt')}>
          <Instant at={createdAt} />
        </Fact>
        <Fact label={t('records.company')}>{sellerName}</Fact>
      </Facts>
    </Section>
  );
};

/** The mediation as the server answered it, with what waits to be sent over it. */
export const LoadedMediation = ({ mediation: base }: { readonly mediation: WholeMediation }) => {
  const t = useT();
  const mediation = useView(base, subjectOf('mediation', base));
  const { others, onWriting } = usePresence(base._id);
  const [isVarying, setVarying] = useState(false);
  const composer = useRef<ComposerHandle>(null);
  const writeAgain = useCallback((text: string) => composer.current?.write(text), []);
  const mayReply = stepView(mediation, { type: 'reply' }, useWorkbench().actor()).ok;
  useTargets('page', [{ subject: subjectOf('mediation', base), label: orderNumber(base), base }]);
  useCommandForm('mediation.close', CloseMediationDialog);
  const canVary = ownItemsOf(base.items).length > 0;
  useHandlers(canVary ? { 'mediation.openVariation': () => setVarying(true) } : {});
  useLeaveClosed(subjectOf('mediation', base));

  return (
    <>
      <MediationHeader mediation={mediation} canVary={canVary} />
      <HeldNote subject={subjectOf('mediation', base)} />
      <div className="mediation-parts">
        <div className="mediation-talk">
          <Section title={t('mediation.thread')} action={<PresenceLine others={others} />}>
            <ThreadPanel mediation={mediation} onUse={mayReply ? writeAgain : undefined} />
          </Section>
          <Composer record={mediation} onWriting={onWriting} handle={composer} />
        </div>
        <div className="mediation-facts">
          <ClaimBlock mediation={mediation} />
          <OrderBlock mediation={mediation} />
          <BuyerBlock mediation={mediation} />
          {mediation.anotation !== null && mediation.anotation.trim() !== '' && (
            <Section title={t('records.reason')}>
              <p className="mediation-reason">
                <SafeText>{mediation.anotation}</SafeText>
              </p>
            </Section>
          )}
        </div>
      </div>
      {isVarying && <VariationDialog items={base.items} onClose={() => setVarying(false)} />}
    </>
  );
};
