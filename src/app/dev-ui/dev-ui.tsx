import { FloatingTheme } from '#ui/floating-theme.tsx';
import { LookToggles } from '#ui/look-toggles.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { Toaster } from '#ui/toast.tsx';
import { samples } from './samples.ts';
import { sections, type DevSection } from './sections.ts';
import '../styles/signed-in.css';
import './dev-ui.css';

/** /dev/ui: every control in every state. Development only: nothing of it is in the production bundle. */
export const DevUi = () => {
  const { appearance } = usePreferences();
  return (
    <FloatingTheme>
      <div className="dev-ui">
        <header className="dev-top">
          <nav className="dev-nav" aria-label={samples.page}>
            {sections.map(({ id, title }) => (
              <a key={id} href={`#${id}`} className="dev-anchor">
                {title}
              </a>
            ))}
          </nav>
          <LookToggles />
        </header>
        <main className="dev-main">
          <h1 className="page-title">{samples.page}</h1>
          {sections.map((section) => (
            <SectionView key={section.id} {...section} />
          ))}
        </main>
      </div>
      <Toaster appearance={appearance} />
    </FloatingTheme>
  );
};

export const SectionView = ({ id, title, Section }: DevSection) => (
  <section id={id} className="dev-section" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="dev-section-title">
      {title}
    </h2>
    <Section />
  </section>
);
