import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { Section } from '#ui/section.tsx';
import { TaxId } from '#ui/tax-id.tsx';
import { Fact, Facts } from '#ui/facts.tsx';

/** The buyer, unmasked: this page is the only place where they are whole (reliability, LGPD). */
export const BuyerBlock = ({ buyer }: Pick<Order, 'buyer'>) => {
  const t = useT();
  return (
    <Section title={t('records.buyer')}>
      <Facts>
        <Fact label={t('records.name')}>{buyer.name}</Fact>
        {/* The kind of document names its line: CPF, CNPJ, or what the marketplace calls it. */}
        <Fact label={isNamed(buyer.documentType) ? buyer.documentType : t('orderPage.buyer.document')}>
          {buyer.document === null || buyer.document === '' ? null : <TaxId value={buyer.document} />}
        </Fact>
        <Fact label={t('orderPage.buyer.id')}>{buyer.buyerId}</Fact>
      </Facts>
    </Section>
  );
};

const isNamed = (kind: string | null): kind is string => kind !== null && kind.trim() !== '';
