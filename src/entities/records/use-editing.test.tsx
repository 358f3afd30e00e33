import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useEditing } from './use-editing.ts';

const Record = () => {
  const { isEditing, edit, stop, title } = useEditing();
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        Loja da Ana
      </h2>
      <button type="button" onClick={isEditing ? stop : edit}>
        {isEditing ? 'Salvar' : 'Editar'}
      </button>
    </>
  );
};

test('after a record was edited its title has the focus, and not before', async () => {
  render(<Record />);
  const title = screen.getByRole('heading', { name: 'Loja da Ana' });
  expect(title).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
  expect(title).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(title).toHaveFocus();
});
