import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isGone } from '#api/is-gone.ts';
import { useT } from '#locale/locale.tsx';
import { ProblemState } from '#ui/problem-state.tsx';

/** Part 1, section 9: order-load failure redirect. */
const redirectAfterMs = 1500;

/** Says what went wrong, then goes to the sales list (row ORD-3). */
export const LoadFailed = ({ error }: { readonly error: Error }) => {
  const t = useT();
  const router = useRouter();
  useEffect(() => {
    const redirect = setTimeout(() => router.history.replace('/sale/general'), redirectAfterMs);
    return () => clearTimeout(redirect);
  }, [router]);
  const hint = t('orderPage.goingBack');
  if (isGone(error)) return <ProblemState title={t('orderPage.notFound')} hint={hint} />;
  return <ProblemState title={t('orderPage.failed')} hint={hint} error={error} />;
};
