import { useT } from '#locale/locale.tsx';

/** Where images are replaced and moved: the listing's own, which those of variations follow. */
export const imagesAnchor = 'editor-images';

/** By the id of its heading or place, in the order of the page. */
const sections = [
  ['editor-summary', 'editor.summary'],
  ['editor-general', 'editor.general'],
  ['editor-measures', 'editor.measures'],
  ['editor-warranty', 'editor.warranty'],
  ['editor-description', 'editor.description'],
  ['editor-specs', 'editor.specs'],
  ['editor-variations', 'editor.variations'],
  [imagesAnchor, 'listing.field.images'],
  ['listing-history', 'listing.history'],
] as const;

const goTo = (id: string): void => {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
};

/** The way to each section of a page of several screens; the focus goes there, too. */
export const SectionIndex = () => {
  const t = useT();
  return (
    <nav className="editor-index" aria-label={t('editor.sections')}>
      {sections.map(([id, title]) => (
        <button key={id} type="button" onClick={() => goTo(id)}>
          {t(title)}
        </button>
      ))}
    </nav>
  );
};
