import { KBarPortal, KBarPositioner, KBarProvider, KBarResults, KBarSearch, useKBar, useMatches } from 'kbar';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { placesAsked } from '../../palette/entries.ts';
import { paletteBench } from '../../palette/measure-palette.ts';

/** kbar looks a tenth of a second after a letter, and does not tell what for: this is the text its rows are of. */
let foundFor: string | null = null;

const renderRow: ComponentProps<typeof KBarResults>['onRender'] = ({ item }) => <div>{typeof item === 'string' ? item : item.name}</div>;

const Found = () => {
  const { results } = useMatches();
  const { search } = useKBar(({ searchQuery }) => ({ search: searchQuery }));
  const last = useRef({ search, results });
  useLayoutEffect(() => {
    // Other rows while the text stays the same: the look for this text is done. At first the rows are those of no text.
    if (last.current.results !== results && last.current.search === search) foundFor = search;
    last.current = { search, results };
  });
  useLayoutEffect(() => {
    foundFor = '';
    return () => {
      foundFor = null;
    };
  }, []);
  return <KBarResults items={results} onRender={renderRow} />;
};

const actions = placesAsked().map(({ key, name }) => ({ id: key, name, perform: () => {} }));

createRoot(document.querySelector('#root') as Element).render(
  // As its documentation shows it, without KBarAnimator: an animation is no cost of kbar's.
  <KBarProvider actions={actions}>
    <KBarPortal>
      <KBarPositioner>
        <div>
          <KBarSearch />
          <Found />
        </div>
      </KBarPositioner>
    </KBarPortal>
    <h1>kbar</h1>
  </KBarProvider>,
);

Object.assign(window, {
  bench: paletteBench({
    input: () => document.querySelector('input[role="combobox"]'),
    rows: () => document.querySelectorAll('[role="option"]').length,
    isFoundFor: (text) => foundFor === text,
  }),
});
