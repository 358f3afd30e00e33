import { Button } from '@radix-ui/themes';
import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { ProblemError } from '#api/client.ts';
import { mostImportBytes, mostImportFiles } from '#contract/import-run.ts';
import { useRecordRefusal } from '#entities/records/use-record-refusal.ts';
import { useCompanyOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { DropZone } from '#ui/upload/drop-zone.tsx';
import '#ui/upload/upload.css';
import { sendFiles } from './send-file.ts';
import './imports.css';

interface BringDialogProps {
  /** Dropped on the page, before the dialog was there or beside it: each time another array. */
  readonly dropped: readonly File[];
  readonly onClose: () => void;
  readonly onBrought: (id: string) => void;
}

const mebibyte = 1024 * 1024;
const schema = z.object({ sellerId: z.string() });

/** Chooses or drops a file, or the files of orders together, and sends them. A superuser says whose they are. */
export const BringDialog = ({ dropped, onClose, onBrought }: BringDialogProps) => {
  const t = useT();
  const { api, newId, clock, actor } = useWorkbench();
  const isSuperuser = actor().role === 'superuser';
  const companies = useCompanyOptions(undefined);
  const refusalOf = useRecordRefusal();
  const form = useZodForm(schema, { defaults: { sellerId: '' } });
  const [sent, setSent] = useState<{ readonly name: string; readonly part: number } | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const leaving = useMemo(() => new AbortController(), []);
  useEffect(() => () => leaving.abort(), [leaving]);

  const nameOf = (files: readonly File[]): string =>
    files.length === 1 ? (files[0]?.name ?? '') : t('imports.several', { n: files.length });

  const send = async (files: readonly File[]): Promise<void> => {
    if (sent !== null) return setWrong(t('imports.stillSending'));
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (files.some((file) => file.size === 0)) return setWrong(t('imports.empty'));
    if (files.length > mostImportFiles) return setWrong(t('imports.tooMany', { most: mostImportFiles }));
    if (size > mostImportBytes) return setWrong(t('imports.tooLarge', { most: mostImportBytes / mebibyte }));
    const name = nameOf(files);
    setWrong(null);
    setSent({ name, part: 0 });
    const sellerId = form.methods.getValues('sellerId') || null;
    try {
      const onSent = (bytes: number): void => setSent({ name, part: bytes / size });
      onBrought(await sendFiles(files, { api, newId, clock, sellerId, signal: leaving.signal, onSent }));
    } catch (error) {
      if (leaving.signal.aborted) return;
      setSent(null);
      setWrong(error instanceof ProblemError ? refusalOf(error.problem).message : t('imports.unreadable'));
    }
  };

  const taken = useRef<readonly File[]>(null);
  useEffect(() => {
    // A superuser says first whose it is.
    if (isSuperuser || dropped.length === 0 || taken.current === dropped) return;
    taken.current = dropped;
    void send(dropped);
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('import.new')}
      description={t('imports.bring', { most: mostImportBytes / mebibyte })}
      isFullOnNarrow
    >
      <Form form={form} label={t('import.new')} onSubmit={() => null}>
        {isSuperuser && <p className="quiet">{t('imports.bringOrders')}</p>}
        {isSuperuser && (
          <SelectField
            name="sellerId"
            label={t('records.company')}
            hint={t('imports.companyHint')}
            options={[{ value: '', label: t('imports.noCompany') }, ...companies]}
          />
        )}
        {sent === null ? (
          <DropZone
            accept={['.csv', '.txt', '.tsv']}
            isSingle={!isSuperuser}
            isDisabled={false}
            hint={t('imports.dropHint', { most: mostImportBytes / mebibyte })}
            onFiles={(files) => {
              if (files.length > 0) void send([...files]);
            }}
          />
        ) : (
          <output className="import-progress">
            <progress aria-label={t('imports.sending', { name: sent.name })} value={sent.part} max={1} />
            <span>{t('imports.sending', { name: sent.name })}</span>
          </output>
        )}
        {isSuperuser && dropped.length > 0 && sent === null && (
          <Button type="button" onClick={() => void send(dropped)}>
            {t('imports.sendDropped', { name: nameOf(dropped) })}
          </Button>
        )}
        {wrong !== null && (
          <p role="alert" className="field-problem">
            {wrong}
          </p>
        )}
      </Form>
    </Dialog>
  );
};
