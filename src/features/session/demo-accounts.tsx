import type { Capabilities } from '#contract/capabilities.ts';
import { useT } from '#locale/locale.tsx';

/** One click fills the form; the person still presses 'Entrar', so that nobody is signed in by a slip. */
export const DemoAccounts = ({
  accounts,
  onChoose,
}: {
  readonly accounts: Capabilities['demoAccounts'];
  readonly onChoose: (mail: string) => void;
}) => {
  const t = useT();
  if (accounts.length === 0) return null;
  return (
    <section className="demo" aria-labelledby="demo-title">
      <div className="demo-title">
        <h2 id="demo-title" style={{ font: 'inherit', fontWeight: 500 }}>
          {t('session.demoTitle')}
        </h2>
        <span className="quiet">{t('session.demoHint')}</span>
      </div>
      <ul className="demo-list panel">
        {accounts.map(({ mail, label }) => (
          <li key={mail}>
            <button type="button" className="demo-account" onClick={() => onChoose(mail)}>
              <span className="truncate">{label}</span>
              <span className="quiet">{mail}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
