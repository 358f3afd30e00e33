import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { companies } from '#api/people.ts';
import { certificateSoonDays } from '#contract/seller.ts';
import { addTo, wholeBetween } from '#lib/dates.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useNow } from '#ui/now.ts';

/** Of a seller's own company, while its certificate has ended or is about to: without one no invoice is signed. */
export const OwnCertificate = ({ sellerId }: { readonly sellerId: string }) => {
  const t = useT();
  const { api } = useWorkbench();
  const now = useNow('minute');
  const { data } = useQuery(companies.query(api, sellerId));
  const until = data?.certificateUntil ?? null;
  // The rule is that of `certificateStateOf`. Its file would make the first screen heavier.
  if (until === null || new Date(until) > addTo(now, certificateSoonDays, 'day')) return null;
  const days = wholeBetween(now, until, 'day');
  return (
    <section className="unsent panel" aria-label={t('home.now')}>
      <p>{days < 0 ? t('home.certificate.expired') : t('home.certificate.soon', { n: days })}</p>
      <Button asChild variant="soft">
        <Link to="/seller/$sellerId" params={{ sellerId }}>
          {t('home.certificate.open')}
        </Link>
      </Button>
    </section>
  );
};
