import { Badge } from '@radix-ui/themes';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { messageActions, type Claim, type MediationStatus } from '#contract/mediation.ts';
import { useT } from '#locale/locale.tsx';
import { Instant } from '#ui/instant.tsx';
import { SafeLink } from '#ui/safe-link.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { actionsOf, type ShownAction } from './claim-actions.ts';

/** Those with words of ours; what the marketplace adds is shown as it calls it. */
const named = [
  'send_message_to_complainant',
  'send_message_to_mediator',
  'refund',
  'allow_partial_refund',
  'allow_return',
  'allow_return_label',
  'open_dispute',
  'send_potential_shipping',
  'add_shipping_evidence',
  'send_tracking_number',
  'send_attachments',
  'return_review',
] as const;

interface ClaimActionsProps {
  readonly claim: Claim;
  readonly status: MediationStatus;
  /** The sale's number on the marketplace. */
  readonly externalId: string;
}

/** Where the seller does what is not done here. */
const salePage = (externalId: string): string => `https://www.mercadolivre.com.br/vendas/${encodeURIComponent(externalId)}/detalhe`;

const isDoneHere = ({ action }: ShownAction): boolean => messageActions.some((each) => each === action);

/** What the marketplace lets the seller do now, and what it does not, with the reason. */
export const ClaimActions = ({ claim, status, externalId }: ClaimActionsProps) => {
  const t = useT();
  const id = useId();
  const actions = actionsOf(claim, status);
  return (
    <>
      <h3 id={id} className="mediation-actions-title">
        {t('mediation.actions')}
      </h3>
      {status !== 'open' && <p className="mediation-actions-none quiet">{t('mediation.action.notNow.closed')}</p>}
      <ul className="mediation-actions-list" aria-labelledby={id}>
        {actions.map((action) => (
          <Action key={action.action} action={action} />
        ))}
      </ul>
      {actions.some((action) => action.whyNot === null && !isDoneHere(action)) && (
        <p className="mediation-actions-place quiet">
          {t('mediation.action.place')} <SafeLink href={salePage(externalId)}>{t('mediation.action.openSale')}</SafeLink>
        </p>
      )}
    </>
  );
};

const Action = ({ action: { action, isMandatory, dueAt, whyNot } }: { readonly action: ShownAction }) => {
  const t = useT();
  const name = named.find((each) => each === action);
  const Icon = whyNot === null ? Check : Minus;
  return (
    <li className="mediation-action" data-refused={whyNot !== null || undefined}>
      <Icon size={14} aria-hidden />
      <span>{name ? t(`mediation.action.${name}`) : <SafeText>{action}</SafeText>}</span>
      {isMandatory && <Badge color="amber">{t('mediation.action.mandatory')}</Badge>}
      {dueAt !== null && (
        <span className="quiet">
          {t('mediation.action.until')} <Instant at={dueAt} />
        </span>
      )}
      {whyNot !== null && <span className="mediation-action-why">{t(whyNot)}</span>}
    </li>
  );
};
