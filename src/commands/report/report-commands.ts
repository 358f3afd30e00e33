import { z } from 'zod';
import { callersOf } from '#contract/call.ts';
import { cancelReport as cancelCall, type ReportRow } from '#contract/report.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepReport } from '#machines/lifecycle/report.ts';
import { defineAction, defineCommand, type AnyCommand } from '../command.ts';
import { decided, prefillDecided } from '../decided.ts';

/** The roles that have reports at all. */
const roles = callersOf(cancelCall);

const Cancel = z.object(decided);
type Cancel = z.infer<typeof Cancel>;

const cancelled = (report: ReportRow): Result<ReportRow, Message> => {
  const status = stepReport(report.status, 'cancel');
  return status === null ? refuse({ key: 'report.refused.over' }) : ok({ ...report, status });
};

/** At once: held back, the report would be done before it is cancelled. */
const cancelReport = defineCommand<Cancel, ReportRow>({
  roles,
  on: 'report',
  name: 'report.cancel',
  icon: 'ban',
  aliases: ['cancel report', 'parar', 'cancelar relatório'],
  args: Cancel,
  prefill: prefillDecided,
  can: cancelled,
  decide: (report) => cancelled(report),
  // Without the version: its progress is nothing anybody decides on.
  send: (api, { _id }, intentId) => api.send(cancelCall, { params: { id: _id } }, { idempotencyKey: intentId }),
  isHeld: false,
  inverse: null,
  done: 'report.cancelled',
  onLostAnswer: 'retry',
  isOurs: true,
});

/** The form of the list, from wherever one is. */
const newReport = defineAction({
  name: 'report.new',
  icon: 'file-plus',
  aliases: ['report', 'csv', 'export', 'relatório', 'exportar', 'vendas', 'devoluções', 'produtividade'],
  roles,
  opens: '/report?new=sales',
});

const again = defineAction({
  name: 'report.again',
  icon: 'repeat',
  aliases: ['repeat', 'again', 'gerar de novo', 'repetir relatório'],
  roles,
});

const download = defineAction({
  name: 'report.download',
  icon: 'download',
  aliases: ['download', 'csv', 'baixar', 'salvar'],
  roles,
});

export const reportCommands: readonly AnyCommand[] = [newReport, again, download, cancelReport];
