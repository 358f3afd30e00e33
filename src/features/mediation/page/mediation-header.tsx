import { Badge, Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import type { WholeMediation } from '#commands/mediation/mediation-view.ts';
import { orderNumber } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { OfferedCommands } from '#palette/offered-commands.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { Deadline } from '../due-date.tsx';
import { dueOf, mediationStatusKey, mediationTone } from '../mediation-status.ts';
import { nextActsOf } from './next-acts.ts';

interface MediationHeaderProps {
  readonly mediation: WholeMediation;
  /** It is about a product of ours, which may have another variation. */
  readonly canVary: boolean;
}

/** Which order it is about, how it stands, and who has to act until when (part 2, section 2; domain, 5.7). */
export const MediationHeader = ({ mediation, canVary }: MediationHeaderProps) => {
  const t = useT();
  const { role } = useWorkbench().actor();
  const { _id, status, claim, sellerName, marketPlaceName } = mediation;
  const number = orderNumber(mediation);
  const due = dueOf(mediation);
  return (
    <header className="record-head">
      <div className="mediation-name">
        <div className="mediation-title">
          <h2>{t('mediation.title', { number })}</h2>
          <CopyButton text={number} what={t('mediation.theNumber')} />
          <Badge>{t('mediation.tag')}</Badge>
        </div>
        <p className="mediation-line">
          <StatusDot tone={mediationTone(status)}>{t(mediationStatusKey(status))}</StatusDot>
          {status === 'open' && claim && (
            <span>
              {t('mediation.claim.waitsFor')}:{' '}
              <strong>{t(claim.waitsFor ? `mediation.waits.${claim.waitsFor}` : 'mediation.claim.nobody')}</strong>
            </span>
          )}
          {due !== null && <Deadline at={due} />}
          <span className="quiet truncate">{sellerName}</span>
          {marketPlaceName !== sellerName && <span className="quiet truncate">{marketPlaceName}</span>}
        </p>
      </div>
      <div className="mediation-buttons">
        <OfferedCommands names={nextActsOf(role, status)} first="solid" />
        <Button asChild variant="soft" color="gray">
          <Link to="/detail/$orderId" params={{ orderId: _id }}>
            {t('mediation.toOrder')}
          </Link>
        </Button>
        {canVary && <CommandButton name="mediation.openVariation" variant="soft" color="gray" />}
      </div>
    </header>
  );
};
