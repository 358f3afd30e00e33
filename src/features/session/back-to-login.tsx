import { useT } from '#locale/locale.tsx';

/** For whoever knows a password after all. */
export const BackToLogin = () => (
  <p className="door-links quiet">
    <a href="/login" className="link">
      {useT()('session.backToLogin')}
    </a>
  </p>
);
