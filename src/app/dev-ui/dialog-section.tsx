import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { ChoicesDialog, type Choices } from '#ui/choices-dialog.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DeleteRecordsDialog } from '#ui/delete-records-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NoticeDialog } from '#ui/notice-dialog.tsx';
import { samples } from './samples.ts';
import { Row } from './show.tsx';

const done = (): void => undefined;

export const DialogSection = () => {
  const [open, setOpen] = useState<'none' | 'long' | 'full' | 'confirm' | 'delete' | 'notice' | 'choices'>('none');
  const [chosen, setChosen] = useState<Choices>({ keys: ['stock'], others: '' });
  const change = (isOpen: boolean): void => {
    if (!isOpen) setOpen('none');
  };
  return (
    <Row>
      <Button variant="soft" onClick={() => setOpen('long')}>
        {samples.dialog.long}
      </Button>
      <Button variant="soft" onClick={() => setOpen('full')}>
        {samples.dialog.full}
      </Button>
      <Button variant="soft" onClick={() => setOpen('confirm')}>
        {samples.dialog.confirm}
      </Button>
      <Button variant="soft" color="red" onClick={() => setOpen('delete')}>
        {samples.dialog.remove}
      </Button>
      <Button variant="soft" onClick={() => setOpen('notice')}>
        {samples.dialog.notice}
      </Button>
      <Button variant="soft" onClick={() => setOpen('choices')}>
        {samples.choices.open}
      </Button>
      <Dialog open={open === 'long'} onOpenChange={change} size="medium" title={samples.dialog.long} description={samples.text}>
        {samples.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>
      <Dialog open={open === 'full'} onOpenChange={change} size="large" isFullOnNarrow title={samples.dialog.full}>
        <p>{samples.text}</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={change}
        title={samples.dialog.confirm}
        question={samples.dialog.question}
        confirm={samples.dialog.yes}
        cancel={samples.dialog.no}
        onConfirm={done}
      />
      <NoticeDialog open={open === 'notice'} onOpenChange={change} title={samples.dialog.notice}>
        <p>{samples.text}</p>
      </NoticeDialog>
      <ChoicesDialog
        open={open === 'choices'}
        onOpenChange={change}
        title={samples.choices.title}
        choices={samples.choices.list}
        value={chosen}
        onSave={async (next) => {
          setChosen(next);
          return true;
        }}
      />
      <DeleteRecordsDialog open={open === 'delete'} onOpenChange={change} onConfirm={done} />
    </Row>
  );
};
