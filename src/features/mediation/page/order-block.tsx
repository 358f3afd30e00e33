import type { WholeMediation } from '#commands/mediation/mediation-view.ts';
import { orderNumber } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { Instant } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import { Section } from '#ui/section.tsx';

/** The order under mediation. What the seller pays of the freight leaves their pocket: it is shown negated (part 2, section 2). */
export const OrderBlock = ({ mediation }: { readonly mediation: WholeMediation }) => {
  const t = useT();
  const { gross, freightSeller, createdAt, sellerName } = mediation;
  return (
    <Section title={t('mediation.order')}>
      <Facts>
        <Fact label={t('mediation.order.number')}>{orderNumber(mediation)}</Fact>
        <Fact label={t('mediation.order.gross')}>
          <Money cents={gross} />
        </Fact>
        <Fact label={t('mediation.order.freight')}>
          <Money cents={freightSeller === null ? null : -freightSeller} />
        </Fact>
        <Fact label={t('mediation.order.createdAt')}>
          <Instant at={createdAt} />
        </Fact>
        <Fact label={t('mediation.order.seller')}>{sellerName}</Fact>
      </Facts>
    </Section>
  );
};
