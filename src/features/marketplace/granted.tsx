import { Link } from '@tanstack/react-router';
import type { MarketplaceAccount } from '#contract/marketplace-account.ts';
import { hasAuthorization } from '#entities/has-authorization.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import { Instant } from '#ui/instant.tsx';
import { useNow } from '#ui/now.ts';
import { Line, Section } from '#ui/section.tsx';

const scopeNames: Readonly<Record<string, MessageKey>> = {
  read: 'marketplace.scope.read',
  write: 'marketplace.scope.write',
  offline_access: 'marketplace.scope.offline_access',
};

/** What the marketplace lets us do with the account, since when and by whom, and what waits for it. */
export const Granted = ({ account }: { readonly account: MarketplaceAccount }) => {
  const t = useT();
  const { authorizedAt, authorizedBy, scopes, shutOutReason, waiting } = account;
  const isFromBefore = hasAuthorization(account, useNow('minute'));
  /** A word we do not know is shown as the marketplace says it. */
  const nameOf = (scope: string): string => {
    const key = Object.hasOwn(scopeNames, scope) ? scopeNames[scope] : undefined;
    return key ? t(key) : scope;
  };
  return (
    <Section title={t('marketplace.authorization')}>
      {authorizedAt === null ? (
        <div className="panel-inset quiet">
          <p>{t(isFromBefore ? 'marketplace.authorizedBefore' : 'marketplace.neverAuthorized')}</p>
          <p>{t('connecting.about')}</p>
        </div>
      ) : (
        <Line label={t('marketplace.authorized')}>
          <Instant at={authorizedAt} />
          {authorizedBy !== null && <span className="quiet">{t('marketplace.authorizedBy', { name: authorizedBy })}</span>}
        </Line>
      )}
      {scopes.length > 0 && <Line label={t('marketplace.scopes')}>{scopes.map(nameOf).join(' · ')}</Line>}
      {shutOutReason !== null && <Line label={t('marketplace.shutOutReason')}>{shutOutReason}</Line>}
      <Line label={t('marketplace.waiting')}>
        <Link to="/queue" search={{ account: account._id }} className="link figure">
          {waiting}
        </Link>
      </Line>
    </Section>
  );
};
