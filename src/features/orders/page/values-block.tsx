import { Link } from '@tanstack/react-router';
import { mayReadMoney } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { useMayOpenMoney } from '#entities/may-open.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Instant } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import { Section } from '#ui/section.tsx';
import { Fact, Facts } from '#ui/facts.tsx';

/** The order's total, who pays which freight, and, for people who may see money, what is left of it (decision 20). */
export const ValuesBlock = ({ order }: { readonly order: Order }) => {
  const t = useT();
  const actor = useWorkbench().actor();
  const mayOpenMoney = useMayOpenMoney();
  const yesNo = (is: boolean): string => t(is ? 'orderPage.yes' : 'orderPage.no');
  return (
    <Section title={t('orderPage.values')}>
      <Facts>
        <Fact label={t('orderPage.about.gross')}>
          <Money cents={order.gross} />
        </Fact>
        <Fact label={t('records.freight')}>
          <Money cents={order.freight} />
        </Fact>
        <Fact label={t('orderPage.about.freightSeller')}>
          <Money cents={order.freightSeller} />
        </Fact>
        {order.money && <Told money={order.money} />}
        <Fact label={t('orderPage.about.ownTable')}>{yesNo(order.hasOwnShippingTable)}</Fact>
        <Fact label={t('orderPage.about.ownCar')}>{yesNo(order.ownCar)}</Fact>
      </Facts>
      {order.money && mayOpenMoney && (
        <Link to="/money/list" search={{ search: order.externalId }} className="order-money">
          {t('orderPage.money.open')}
        </Link>
      )}
      {!mayReadMoney(actor) && !actor.hasSpecifiedOnly && <p className="quiet order-money">{t('orderPage.money.others')}</p>}
    </Section>
  );
};

const Told = ({ money: { fee, net, releaseAt, releasedAt } }: { readonly money: NonNullable<Order['money']> }) => {
  const t = useT();
  const at = releasedAt ?? releaseAt;
  return (
    <>
      <Fact label={t('records.fee')}>
        <Money cents={fee === null ? null : -fee} />
      </Fact>
      <Fact label={t('orderPage.money.net')}>
        <Money cents={net} />
      </Fact>
      <Fact label={t(releasedAt === null ? 'orderPage.money.release' : 'orderPage.money.released')}>{at && <Instant at={at} />}</Fact>
    </>
  );
};
