import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { valuesOf } from './editor-values.ts';
import { saveButtonId } from './save-bar.tsx';

const values = valuesOf(aListing());
const versions = { base: values, mine: { ...values, title: 'Meu' }, theirs: { ...values, title: 'Delas' } };

const Contested = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" id={saveButtonId}>
        {'Salvar!'}
      </button>
      {isOpen && <ConflictPanel versions={versions} choices={[{ field: 'title', id: null }]} by="Outra" onResolve={() => setOpen(false)} />}
    </>
  );
};

test('what was merged goes, and gives the focus to what saves it', async () => {
  const { user } = await renderConsole({ api: { send: (async () => ok({ items: [] })) as never }, children: <Contested /> });
  screen.getByRole('button', { name: 'Juntar as alterações' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Juntar as alterações')).toBeNull();
  expect(screen.getByRole('button', { name: 'Salvar!' })).toHaveFocus();
});
