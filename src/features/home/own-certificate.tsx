import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { companies } from '#api/people.ts';
import { certificateStateOf } from '#entities/certificate-state.ts';
import { wholeBetween } from '#lib/dates.ts';
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
  const state = certificateStateOf(until, now);
  if (until === null || state === 'valid') return null;
  return (
    <section className="unsent panel" aria-label={t('home.now')}>
      <p>{state === 'expired' ? t('home.certificate.expired') : t('home.certificate.soon', { n: wholeBetween(now, until, 'day') })}</p>
      <Button asChild variant="soft">
        <Link to="/seller/$sellerId" params={{ sellerId }}>
          {t('home.certificate.open')}
        </Link>
      </Button>
    </section>
  );
};
