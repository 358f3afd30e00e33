import type { ReactNode } from 'react';
import type { GoogleAnswer } from '#features/session/google-login.ts';
import { unreachable } from '#lib/result.ts';
import type { PublicPath } from '#lib/public-paths.ts';
import { accountTexts } from '#locale/account-texts.ts';
import { useT } from '#locale/locale.tsx';
import { addTexts } from '#locale/words.ts';
import { PartGone } from '#ui/part-gone.tsx';
import { createLazyModule, useLazyModule, type LazyModule } from '#ui/lazy-module.ts';
import { ProblemState } from '#ui/problem-state.tsx';
import type { Services } from '../services.ts';
import { LoginPage } from './login-page.tsx';

interface PublicPageProps {
  readonly services: Services;
  readonly path: PublicPath;
  readonly search: Readonly<Record<string, string>>;
  /** As the page was opened with. Whichever page reads it takes it out of the address then. */
  readonly hash: string;
  readonly google: GoogleAnswer | null;
}

// Forms, their library and what they say come in a part of their own, which the login never loads.
const accountPages = createLazyModule(async () => (await Promise.all([import('./account-pages.tsx'), addTexts(accountTexts)]))[0]);
const slipPage = createLazyModule(async () => (await Promise.all([import('./slip-page.tsx'), addTexts(accountTexts)]))[0]);

/** The page that this address asks for. Going from one to the next is a navigation of the browser. */
export const PublicPage = ({ services, path, search, hash, google }: PublicPageProps) => {
  switch (path) {
    case '/login':
    case '/logout':
      return <LoginPage services={services} redirect={search['redirect']} google={google} />;
    case '/ext/talaovendas':
      return <WhenHere part={slipPage}>{({ SlipPage }) => <SlipPage api={services.api} token={search['token'] ?? ''} />}</WhenHere>;
    case '/register':
    case '/register-consultant':
    case '/login-validate-mail':
    case '/reset-password':
      return (
        <WhenHere part={accountPages}>
          {({ AccountPage }) => <AccountPage services={services} path={path} mailedToken={mailedTokenIn(hash)} />}
        </WhenHere>
      );
    default:
      return unreachable(path);
  }
};

/** The token of a mailed link. */
const mailedTokenIn = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/u, '')).get('token');

interface WhenHereProps<Module> {
  readonly part: LazyModule<Module>;
  readonly children: (module: Module) => ReactNode;
}

/** A part that does not arrive says so, and is asked for again until it does, or is gone from the server. */
const WhenHere = <Module,>({ part, children }: WhenHereProps<Module>) => {
  const t = useT();
  const { module, isMissing, isGone, retry } = useLazyModule(part);
  if (module) return children(module);
  if (isGone) return <PartGone />;
  return isMissing ? <ProblemState title={t('common.chunkTitle')} hint={t('session.unreachable')} onRetry={retry} /> : null;
};
