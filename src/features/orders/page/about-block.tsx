import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Instant } from '#ui/instant.tsx';
import { Section } from '#ui/section.tsx';
import { Fact, Facts } from '#ui/facts.tsx';

/** About the order: where it was sold and by whom. The official account is for superusers (row ORD-15). */
export const AboutBlock = ({ order }: { readonly order: Order }) => {
  const t = useT();
  const isSuperuser = useWorkbench().actor().role === 'superuser';
  return (
    <Section title={t('orderPage.about')}>
      <Facts>
        <Fact label={t('orderPage.about.externalId')}>{order.externalId}</Fact>
        <Fact label={t('orderPage.about.packId')}>{order.packId}</Fact>
        <Fact label={t('orderPage.about.createdAt')}>
          <Instant at={order.createdAt} />
        </Fact>
        <Fact label={t('orderPage.about.dateClosed')}>{order.dateClosed && <Instant at={order.dateClosed} />}</Fact>
        <Fact label={t('records.company')}>{order.sellerName}</Fact>
        <Fact label={t('orderPage.about.marketplace')}>{order.marketPlaceName}</Fact>
        {isSuperuser && <Fact label={t('orderPage.about.account')}>{order.accountName}</Fact>}
        <Fact label={t('orderPage.about.invoice')}>{order.invoice}</Fact>
      </Facts>
    </Section>
  );
};
