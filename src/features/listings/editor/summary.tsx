import { Link } from '@tanstack/react-router';
import type { Listing } from '#contract/listing.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import { formatNumber, numberFormat } from '#lib/formats.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { Section } from '#ui/section.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import type { ReactNode } from 'react';
import { standingLines } from '../standing.ts';

/** Part 2, section 9. */
const goodQuality = 0.6;
/** Half of that is not far from it any more. */
const poorQuality = 0.3;

interface FactProps {
  readonly label: MessageKey;
  readonly children: ReactNode;
}

const Fact = ({ label, children }: FactProps) => {
  const t = useT();
  return (
    <div className="editor-fact">
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
};

const Quality = ({ health }: { readonly health: number }) => {
  const { t, locale } = useLocale();
  const percent = numberFormat(tagOf[locale], { style: 'percent' }).format(health);
  const isGood = health > goodQuality;
  return (
    <span className="editor-quality">
      <meter
        className="editor-meter"
        min={0}
        low={poorQuality}
        high={goodQuality}
        optimum={1}
        max={1}
        value={health}
        aria-label={t('editor.quality')}
      >
        {percent}
      </meter>
      <span>
        {t(isGood ? 'editor.quality.good' : 'editor.quality.low')} ({percent})
      </span>
      {!isGood && <span className="editor-quiet">{t('editor.quality.how')}</span>}
    </span>
  );
};

/** That it is a kit; where it is known which, the way to it. */
const KitMark = ({ kitId }: Pick<Listing, 'kitId'>) => {
  const t = useT();
  return (
    <>
      {' · '}
      {kitId === undefined ? (
        t('listing.kit')
      ) : (
        <Link to="/kit/$kitId" params={{ kitId }} className="link">
          {t('listing.kit')}
        </Link>
      )}
    </>
  );
};

/** How the listing stands, before anything of it is edited (row LST-2). */
export const Summary = ({ listing, view }: { readonly listing: Listing; readonly view: ListingView }) => {
  const { t, locale } = useLocale();
  const { tone, first, second } = standingLines(t, view);
  return (
    <Section title={t('editor.summary')} anchor="editor-summary">
      <dl className="editor-facts">
        <Fact label="editor.quality">
          <Quality health={listing.quality.health} />
        </Fact>
        <Fact label="editor.sold">{formatNumber(listing.sold, tagOf[locale])}</Fact>
        <Fact label="listing.field.condition">{t(`listing.condition.${listing.condition}`)}</Fact>
        <Fact label="listing.field.shipMode">{t(`listing.shipMode.${listing.shipMode}`)}</Fact>
        <Fact label="listing.field.listingType">{t(`listing.type.${listing.listingType}`)}</Fact>
        <Fact label="editor.status">
          <StatusDot tone={tone}>{first}</StatusDot>
          {second !== '' && <span className="editor-quiet">{second}</span>}
        </Fact>
        <Fact label="editor.lock">
          {t(listing.freezedByDeal ? 'editor.lock.on' : 'editor.lock.off')}
          <span className="editor-quiet">{t('editor.lock.how')}</span>
        </Fact>
        <Fact label="listing.field.sku">
          {listing.sku}
          {listing.kit && <KitMark kitId={listing.kitId} />}
        </Fact>
        <Fact label="listing.field.company">{listing.sellerName}</Fact>
      </dl>
    </Section>
  );
};
