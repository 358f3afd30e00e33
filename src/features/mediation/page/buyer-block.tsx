import type { WholeMediation } from '#commands/mediation/mediation-view.ts';
import { formatPostalCode } from '#lib/validate/postal-code.ts';
import { truncate } from '#lib/validate/text.ts';
import { useT } from '#locale/locale.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { Section } from '#ui/section.tsx';
import { TaxId } from '#ui/tax-id.tsx';

/** Part 2, section 2: the street is shown cut to this length. */
const streetMax = 100;

const isSaid = (text: string | null): text is string => text !== null && text.trim() !== '';

/** 'Rua das Flores, 12, Centro, Campinas, SP', without what nobody informed. */
export const addressOf = ({ street, number, neighborhood, city, state }: WholeMediation['shipping']): string =>
  [street && truncate(street, streetMax), number, neighborhood, city, state].filter(isSaid).join(', ');

/** The buyer, unmasked: on the page of one mediation, as on that of one order (reliability, LGPD). */
export const BuyerBlock = ({ mediation: { buyer, shipping } }: { readonly mediation: WholeMediation }) => {
  const t = useT();
  const { name, documentType, document } = buyer;
  return (
    <Section title={t('records.buyer')}>
      <Facts>
        <Fact label={t('records.name')}>{name}</Fact>
        <Fact label={t('mediation.buyer.address')}>{addressOf(shipping)}</Fact>
        <Fact label={t('records.zipCode')}>{shipping.zipCode && (formatPostalCode(shipping.zipCode) ?? shipping.zipCode)}</Fact>
        {/* The kind of document names its line, as it is written: CPF, CNPJ. */}
        <Fact label={isSaid(documentType) ? documentType.trim().toUpperCase() : t('mediation.buyer.document')}>
          {isSaid(document) ? <TaxId value={document} /> : null}
        </Fact>
      </Facts>
    </Section>
  );
};
