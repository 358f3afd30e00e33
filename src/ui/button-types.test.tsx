import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { ProblemState } from './problem-state.tsx';
import { DropZone } from './upload/drop-zone.tsx';
import type { UploadEntry } from './upload/entries.ts';
import { UploadList } from './upload/upload-list.tsx';

const nothing = (): void => undefined;
const image = (name: string, error: boolean): UploadEntry => ({
  key: name,
  file: null,
  stagedPic: null,
  url: `/v2/image/${name}`,
  new: false,
  deleted: false,
  error,
  errorMsg: error ? 'Sem resposta' : null,
  stage: 'sent',
  progress: 1,
});
const entries = [image('a.jpg', true), image('b.jpg', false)];

test.each([
  ['the drop zone', <DropZone key="zone" accept={['.jpg']} isSingle={false} isDisabled={false} hint="" onFiles={nothing} />],
  [
    'the tiles of an upload',
    <UploadList
      key="list"
      entries={entries}
      isDisabled={false}
      onMove={nothing}
      onRemove={nothing}
      onRetry={nothing}
      onReplace={() => Promise.resolve()}
    />,
  ],
  [
    'a yes-or-no dialog',
    <ConfirmDialog key="confirm" open onOpenChange={nothing} title="Deletar" question="?" confirm="Deletar" onConfirm={nothing} />,
  ],
  [
    'a notice',
    <NoticeDialog key="notice" open onOpenChange={nothing} title="Aviso">
      {'Feito'}
    </NoticeDialog>,
  ],
  ['a problem', <ProblemState key="problem" title="Falhou" onRetry={nothing} />],
  ['copying', <CopyButton key="copy" text="1" what="o número" />],
])('no button of %s sends the form it stands in', (_, part) => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= nothing;
  render(
    <LocaleProvider locale="br">
      <form>{part}</form>
    </LocaleProvider>,
  );
  const buttons = screen.getAllByRole('button', { hidden: true });
  expect(buttons.map((each) => each.getAttribute('type'))).toEqual(buttons.map(() => 'button'));
});
