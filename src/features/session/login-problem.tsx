import { useT } from '#locale/locale.tsx';
import type { SessionMessage } from './session-state.ts';
import { useSayMessage } from './use-say-message.ts';

/** Why nobody was let in, and what helps. */
export const LoginProblem = ({ message, isUnconfirmed }: { readonly message: SessionMessage; readonly isUnconfirmed: boolean }) => {
  const t = useT();
  const sayMessage = useSayMessage();
  return (
    <>
      {sayMessage(message)}
      {isUnconfirmed && (
        <>
          {' '}
          <a href="/login-validate-mail" className="link">
            {t('session.resendLink')}
          </a>
        </>
      )}
    </>
  );
};
