import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { FileBox } from './file-box.tsx';

test('a file is chosen in the person’s language, and its name is shown', async () => {
  render(
    <LocaleProvider locale="br">
      <label htmlFor="certificate">Certificado</label>
      <FileBox id="certificate" />
    </LocaleProvider>,
  );
  expect(screen.getByText('Nenhum arquivo escolhido')).toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText('Certificado'), new File(['x'], 'casa-aurora.pfx'));
  expect(screen.getByText('casa-aurora.pfx')).toBeInTheDocument();
});
