import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { expeditionFiguresQuery } from '#api/orders.ts';
import type { AskedCommand } from '#commands/command-form.ts';
import type { Target } from '#commands/command.ts';
import { trackingIn, typedTracking } from '#commands/order/order-args.ts';
import type { OrderView } from '#commands/order/order-step.ts';
import { mostOfCarrier, type Tracking } from '#contract/tracking.ts';
import { cleanTrackingNumber, trackingFault } from '#lib/validate/tracking-code.ts';
import { optional } from '#lib/validate/fields.ts';
import { readText } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { draftKeyOf } from '#palette/command-dialog.tsx';
import { SuggestBox } from '#ui/form/suggest-box.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useField } from '#ui/form/use-field.ts';
import { useZodForm } from '#ui/form/use-zod-form.ts';

/** What the one order says of its parcel; a list tells no carrier, and several orders have nothing in common. */
const known = (targets: readonly Target[]): Tracking => {
  const [only, another] = targets;
  if (!only || another) return { trackingNumber: null, carrier: null };
  return trackingIn(only.base as OrderView);
};

/** Both may be blank; a number that is typed has to be one that a carrier gives. What stood there may stay: the marketplace gave it (decision 0080). */
const useTrackingSchema = (before: string | null) => {
  const t = useT();
  return useMemo(
    () =>
      z
        .object({ trackingNumber: z.string(), carrier: optional(readText({ most: mostOfCarrier })) })
        .superRefine(({ trackingNumber, carrier }, context) => {
          const isNew = trackingNumber.trim() !== '' && trackingNumber !== before;
          const fault = isNew ? trackingFault(trackingNumber, carrier ?? '') : null;
          if (fault !== null)
            context.addIssue({
              code: 'custom',
              path: ['trackingNumber'],
              message: t(`orderPage.tracking.${fault}`),
              input: trackingNumber,
            });
        })
        .transform(({ trackingNumber, carrier }) => ({
          trackingNumber: trackingNumber === before ? before : cleanTrackingNumber(trackingNumber) || null,
          carrier,
        })),
    [t, before],
  );
};

/** Both as the order says them, and what that was. */
export const useTrackingForm = (asked: AskedCommand) => {
  const isOne = asked.targets.length === 1;
  const [before] = useState(() => known(asked.targets));
  const form = useZodForm(useTrackingSchema(before.trackingNumber), {
    defaults: typedTracking(before),
    draftKey: draftKeyOf(asked),
  });
  /** What was left as it was is not said; a box that was filled and is emptied says none. Several keep the number that each has. */
  const changesOf = ({ trackingNumber, carrier }: Tracking) => ({
    trackingNumber: !isOne || trackingNumber === before.trackingNumber ? undefined : trackingNumber,
    carrier: carrier === before.carrier ? undefined : carrier,
  });
  return { form, before, isOne, changesOf };
};

export const TrackingNumberField = () => {
  const t = useT();
  return <TextField name="trackingNumber" label={t('order.trackingNumber')} hint={t('orderPage.tracking.hint')} autoComplete="off" />;
};

/** Any name; suggested are Correios and those that carry what waits to be shipped. */
export const CarrierField = () => {
  const t = useT();
  const { api } = useWorkbench();
  const { data } = useQuery(expeditionFiguresQuery(api));
  const label = t('order.carrier');
  const { aria, control, error } = useField({ name: 'carrier', label });
  const suggestions = useMemo(
    () => [...new Set([t('expedition.carrier.correios'), ...(data?.carriers.flatMap(({ name }) => name ?? []) ?? [])])],
    [t, data],
  );
  return (
    <SuggestBox
      id={aria.id}
      label={label}
      value={String(control.value)}
      suggestions={suggestions}
      onChange={control.onChange}
      error={error}
      isRequired={false}
      boxRef={control.ref}
    />
  );
};
