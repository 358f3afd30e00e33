import type { ComponentProps } from 'react';
import type { MarketplaceAccountRow } from '#contract/marketplace-account.ts';
import { useT } from '#locale/locale.tsx';
import { Instant } from '#ui/instant.tsx';
import { useNow } from '#ui/now.ts';
import { hasAuthorization } from './has-authorization.ts';

interface AuthorizedUntilProps extends Pick<ComponentProps<typeof Instant>, 'as'> {
  readonly account: Pick<MarketplaceAccountRow, 'expiresAt' | 'connection'>;
}

/** Until when the marketplace lets us into an account; nothing of one whose connection says already that it does not. */
export const AuthorizedUntil = ({ account, ...look }: AuthorizedUntilProps) => {
  const t = useT();
  const now = useNow('minute');
  if (!hasAuthorization(account, now)) return <span className="quiet">—</span>;
  if (account.expiresAt === null) return <span className="quiet">{t('marketplace.noEnd')}</span>;
  return <Instant at={account.expiresAt} {...look} />;
};
