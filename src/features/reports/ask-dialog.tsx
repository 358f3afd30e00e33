import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fromPromise, waitFor } from 'xstate';
import { z } from 'zod';
import { reports } from '#api/reports.ts';
import { askReport, mostReportDays, ReportKind } from '#contract/report.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useAccountOf } from '#entities/use-account-of.ts';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { addDays, countDays, formatDate, parseDate } from '#lib/dates.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { field } from '#lib/validate/fields.ts';
import { readDate } from '#lib/validate/read-date.ts';
import { readChoice } from '#lib/validate/readers.ts';
import { fails } from '#lib/validate/fails.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { askReportMachine, type ReportAsked } from '#machines/screen/ask-report.ts';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SpanPresets } from '#ui/form/span-presets.tsx';
import type { Refusal } from '#ui/form/refusal.ts';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';

const schemaIn = (t: Translate) =>
  z
    .object({
      kind: field(readChoice(ReportKind.options)),
      from: field(readDate),
      to: field(readDate),
      sellerId: z.string(),
      marketPlaceId: z.string(),
    })
    .refine(({ from, to }) => countDays(from, to) >= 1, { path: ['to'], ...fails('date') })
    .refine(({ from, to }) => countDays(from, to) <= mostReportDays, {
      path: ['to'],
      message: t('reports.tooLong', { most: mostReportDays }),
    });

/** What a report is asked for like: another's fields, or the last thirty days. */
export type Like = ReportAsked;

export const freshReport = (kind: ReportKind, clock: number): Like => {
  const to = dayInSaoPaulo(new Date(clock));
  return { kind, from: addDays(to, -29), to, sellerId: null, marketPlaceId: null };
};

interface AskDialogProps {
  readonly like: Like;
  readonly kinds: readonly ReportKind[];
  readonly onClose: () => void;
  readonly onAsked: (id: string) => void;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Builds a report. Nothing here waits in the outbox: the answer says which report it became, and the server works on it alone. */
export const AskDialog = ({ like, kinds, onClose, onAsked }: AskDialogProps) => {
  const t = useT();
  const { api, queryClient } = useWorkbench();
  const sendOnce = useSendOnce();
  const actor = useActorRef(
    askReportMachine.provide({
      actors: {
        send: fromPromise(async ({ input: body, signal }) => {
          const sent = await sendOnce(askReport, { body }, { signal });
          if (sent.ok) return { type: 'asked', id: sent.value._id };
          return sent.error.type === 'Refused' ? { type: 'refused', body: sent.error.body } : { type: 'unanswered' };
        }),
      },
      actions: {
        open: ({ context: { report } }) => {
          toast.success(t('reports.asked'));
          reports.live(queryClient, api).onGap();
          if (report !== null) onAsked(report);
        },
      },
    }),
  );
  const ask = async (body: ReportAsked): Promise<Refusal | null> => {
    actor.send({ type: 'ask', body });
    const { value, context } = await waitFor(actor, (now) => now.value !== 'sending');
    if (value === 'asked') return null;
    return value === 'refused' && context.refusal ? context.refusal : { message: t('records.notSaved') };
  };
  const schema = useMemo(() => schemaIn(t), [t]);
  const form = useZodForm(schema, {
    defaults: {
      kind: like.kind,
      from: formatDate(like.from),
      to: formatDate(like.to),
      sellerId: like.sellerId ?? '',
      marketPlaceId: like.marketPlaceId ?? '',
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={t('report.new')} description={t('reports.hint')} isFullOnNarrow>
      <Form
        form={form}
        label={t('report.new')}
        onSubmit={({ sellerId, marketPlaceId, ...rest }) =>
          ask({ ...rest, sellerId: orNull(sellerId), marketPlaceId: orNull(marketPlaceId) })
        }
      >
        <AskFields kinds={kinds} />
        <FormButtons onLeave={onClose}>{t('reports.ask')}</FormButtons>
      </Form>
    </Dialog>
  );
};

/** This week and this month end today, because a report holds nothing of the days to come. */
const ReadyPeriods = () => {
  const t = useT();
  const { setValue } = useFormContext<{ from: string; to: string }>();
  const [from, to] = useWatch<{ from: string; to: string }, ['from', 'to']>({ name: ['from', 'to'] });
  const set = (name: 'from' | 'to', day: string): void =>
    setValue(name, formatDate(day), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <SpanPresets
      label={t('reports.days')}
      from={parseDate(from)}
      to={parseDate(to)}
      endsToday
      onPick={(span) => {
        set('from', span.from);
        set('to', span.to);
      }}
    />
  );
};

const AskFields = ({ kinds }: Pick<AskDialogProps, 'kinds'>) => {
  const t = useT();
  const isSuperuser = useWorkbench().actor().role === 'superuser';
  const watched: unknown = useWatch({ name: 'kind' });
  const kind = kinds.find((each) => each === watched);
  const sellerId: unknown = useWatch({ name: 'sellerId' });
  const company = typeof sellerId === 'string' && sellerId !== '' ? sellerId : undefined;
  const { companies, accounts } = useWhoseOptions({ company, account: undefined }, isSuperuser);
  useAccountOf(company);
  const all = { value: '', label: t('reports.all') };
  return (
    <>
      <SelectField
        name="kind"
        label={t('reports.kind')}
        options={kinds.map((value) => ({ value, label: t(`reports.kind.${value}`) }))}
        hint={kind && t(`reports.days.${kind}`)}
        isRequired
      />
      <div className="record-pair">
        <DateField name="from" label={t('reports.from')} isRequired />
        <DateField name="to" label={t('reports.to')} isRequired />
      </div>
      <ReadyPeriods />
      {kind !== 'throughput' && (
        <div className="record-pair">
          {isSuperuser && <SelectField name="sellerId" label={t('records.company')} options={[all, ...companies]} />}
          <SelectField name="marketPlaceId" label={t('records.account')} options={[all, ...accounts]} />
        </div>
      )}
    </>
  );
};
