import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { mostImportBytes } from '#contract/import-run.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { BringDialog } from './bring-dialog.tsx';

const good = (name: string): File => new File(['id;title\n'], name);
const tooLarge = (): File => Object.defineProperty(good('grande.csv'), 'size', { value: mostImportBytes + 1 });

/** The dialog of a seller, before a server that never answers what was begun. */
const open = async (dropped: readonly File[]) => {
  const begun: string[] = [];
  const send = ({ name }: { readonly name: string }, { body }: { readonly body?: { readonly files: readonly { name: string }[] } }) => {
    if (name === 'beginImport' && body) begun.push(...body.files.map((file) => file.name));
    return new Promise<never>(() => undefined);
  };
  let next = dropped;
  const Page = () => {
    const [files, setFiles] = useState(dropped);
    return (
      <>
        <button type="button" onClick={() => setFiles(next)}>
          {'solta'}
        </button>
        <BringDialog dropped={files} onClose={() => undefined} onBrought={() => undefined} />
      </>
    );
  };
  const { user } = await renderConsole({ actor: { role: 'seller' }, api: { send: send as unknown as Api['send'] }, children: <Page /> });
  const drop = async (...files: readonly File[]): Promise<void> => {
    next = files;
    await user.click(screen.getByRole('button', { name: 'solta' }));
  };
  return { begun, drop };
};

test('a file dropped after one that could not be sent is sent, once', async () => {
  const { begun, drop } = await open([tooLarge()]);
  expect(await screen.findByRole('alert')).toHaveTextContent('O arquivo passa do limite');
  await drop(good('certo.csv'));
  await vi.waitFor(() => expect(begun).toEqual(['certo.csv']));
});

test('a file dropped while another is being sent is not taken, and that is said', async () => {
  const { begun, drop } = await open([good('a.csv')]);
  await vi.waitFor(() => expect(begun).toEqual(['a.csv']));
  await drop(good('b.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Um envio está em andamento');
  expect(begun).toEqual(['a.csv']);
});

test('of a file chosen in the dialog and one dropped beside it meanwhile, one is sent', async () => {
  const { begun, drop } = await open([]);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input ?? document.body, good('a.csv'));
  await vi.waitFor(() => expect(begun).toEqual(['a.csv']));
  await drop(good('b.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Um envio está em andamento');
  expect(begun).toEqual(['a.csv']);
});
