import { Badge, Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { mediationNumber, type WholeMediation } from '#commands/mediation/mediation-view.ts';
import { mediationParties } from '#contract/mediation.ts';
import { mayTake } from '#contract/party.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { DueDate } from '../due-date.tsx';
import { dueOf, mediationStatusKey, mediationTone } from '../mediation-status.ts';

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
  const number = mediationNumber(mediation);
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
          {due !== null && (
            <span>
              {t('mediation.claim.due')}: <DueDate at={due} />
            </span>
          )}
          <span className="quiet truncate">{sellerName}</span>
          {marketPlaceName !== sellerName && <span className="quiet truncate">{marketPlaceName}</span>}
        </p>
      </div>
      <div className="mediation-buttons">
        <Button asChild variant="soft" color="gray">
          <Link to="/detail/$orderId" params={{ orderId: _id }}>
            {t('mediation.toOrder')}
          </Link>
        </Button>
        {canVary && <CommandButton name="mediation.openVariation" variant="soft" color="gray" />}
        {mayTake(mediationParties, 'close', role) && <CommandButton name="mediation.close" />}
      </div>
    </header>
  );
};
