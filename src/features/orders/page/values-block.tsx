import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { Money } from '#ui/money.tsx';
import { Section } from '#ui/section.tsx';
import { Fact, Facts } from '#ui/facts.tsx';

/** What it came to, and who pays which freight. */
export const ValuesBlock = ({ order }: { readonly order: Order }) => {
  const t = useT();
  const yesNo = (is: boolean): string => t(is ? 'orderPage.yes' : 'orderPage.no');
  return (
    <Section title={t('orderPage.values')}>
      <Facts>
        <Fact label={t('orderPage.about.gross')}>
          <Money cents={order.gross} />
        </Fact>
        <Fact label={t('orderPage.about.freight')}>
          <Money cents={order.freight} />
        </Fact>
        <Fact label={t('orderPage.about.freightSeller')}>
          <Money cents={order.freightSeller} />
        </Fact>
        <Fact label={t('orderPage.about.ownTable')}>{yesNo(order.hasOwnShippingTable)}</Fact>
        <Fact label={t('orderPage.about.ownCar')}>{yesNo(order.ownCar)}</Fact>
      </Facts>
    </Section>
  );
};
