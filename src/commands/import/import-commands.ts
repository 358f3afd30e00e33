import { z } from 'zod';
import { callersOf } from '#contract/call.ts';
import { cancelImport as cancelCall, startImport as startCall, type ImportRow } from '#contract/import-run.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepImport } from '#machines/lifecycle/import-run.ts';
import { defineAction, defineCommand, type AnyCommand } from '../command.ts';
import { decided, once, prefillDecided } from '../decided.ts';

/** The roles that bring files at all. */
const roles = callersOf(cancelCall);

const Named = z.object(decided);
type Named = z.infer<typeof Named>;

type Step = 'start' | 'cancel';

const stepped = (run: ImportRow, step: Step): Result<ImportRow, Message> => {
  const status = stepImport(run.status, step);
  if (status === null) return refuse({ key: 'import.refused.step' });
  if (step === 'start' && (run.counts.ready ?? 0) === 0) return refuse({ key: 'import.refused.nothing' });
  return ok({ ...run, status });
};

/** At once: held back, the server would be further before it is said. */
const common = (step: Step) =>
  ({
    roles,
    on: 'import',
    args: Named,
    prefill: prefillDecided,
    can: (run: ImportRow) => stepped(run, step),
    decide: (run: ImportRow) => stepped(run, step),
    isHeld: false,
    inverse: null,
    onLostAnswer: 'retry',
    isOurs: true,
  }) as const;

const start = defineCommand<Named, ImportRow>({
  ...common('start'),
  name: 'import.start',
  icon: 'circle-play',
  aliases: ['import', 'take', 'importar', 'começar importação'],
  // The version goes along, so that the rows a person looked at are those that are taken: columns mapped anew meanwhile are told.
  send: (api, { _id, version }, intentId) => api.send(startCall, { params: { id: _id } }, once(intentId, version)),
  review: (_args, label) => ({ key: 'import.review', values: { name: label } }),
  done: 'import.started',
});

const cancel = defineCommand<Named, ImportRow>({
  ...common('cancel'),
  name: 'import.cancel',
  icon: 'ban',
  aliases: ['cancel import', 'parar', 'cancelar importação'],
  // Without the version: its progress is nothing anybody decides on.
  send: (api, { _id }, intentId) => api.send(cancelCall, { params: { id: _id } }, { idempotencyKey: intentId }),
  done: 'import.cancelled',
});

/** The form of the list, from wherever one is. */
const bring = defineAction({
  name: 'import.new',
  icon: 'file-plus',
  aliases: ['import', 'csv', 'upload', 'spreadsheet', 'importar', 'planilha', 'enviar arquivo', 'produtos', 'estoque', 'preços'],
  roles,
  opens: '/import?new=file',
});

const exportSheet = defineAction({
  name: 'import.sheet',
  icon: 'download',
  aliases: ['export', 'price', 'stock', 'exportar', 'planilha de preços', 'estoque', 'preço'],
  roles,
  opens: '/import?new=sheet',
});

const download = defineAction({
  name: 'import.report',
  icon: 'download',
  aliases: ['report', 'csv', 'baixar', 'relatório da importação'],
  roles,
});

export const importCommands: readonly AnyCommand[] = [bring, exportSheet, start, cancel, download];
