import { Button } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { CommandForm } from '#commands/command-form.ts';
import type { Target } from '#commands/command.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import { mostStock } from '#contract/product.ts';
import { formatCents } from '#lib/money.ts';
import { optional } from '#lib/validate/fields.ts';
import { readInteger, readMoney } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { soldOut } from '#machines/lifecycle/reactivation.ts';
import { viewOfTarget } from '#palette/availability.ts';
import { useReadNewestCommandContext } from '#palette/command-context.tsx';
import { draftKeyOf } from '#palette/command-dialog.tsx';
import { useExecute } from '#palette/execute.tsx';
import { useUnrecorded } from '#palette/use-unrecorded.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { Form, notSaved } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { usePriceQuestion } from '#ui/form/price-question.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';

const Schema = z.object({
  price: optional(readMoney({ min: 1 })),
  stock: optional(readInteger({ min: 0, max: mostStock })),
  isBelowCostMeant: z.boolean(),
});
type Values = z.output<typeof Schema>;

/** What a person typed in, also where it says the same again: a form that is only opened names no number. */
const useTyped = ({ subscribe }: UseFormReturn<z.input<typeof Schema>, unknown, Values>) => {
  const typed = useRef(new Set<string>());
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Without a name it is a reset, not a person.
          if (name !== undefined) typed.current.add(name);
        },
      }),
    [subscribe],
  );
  return typed;
};

/** What of a listing is known where it is opened by itself; a row of a list knows neither its stock nor its cost. */
const knownOf = (listing: ListingView | undefined) => ({
  price: listing?.price ?? null,
  stock: listing && 'stock' in listing ? (listing.stock ?? null) : null,
  cost: listing && 'cost' in listing ? (listing.cost ?? null) : null,
  isSoldOut: listing?.sub_status === soldOut,
});

type Known = ReturnType<typeof knownOf> & { readonly isOne: boolean; readonly isStockTyped: boolean };

/** What is changed, of one with what was before the person's eyes: not with what became of it while they typed. */
const changedBy = ({ price, stock, isBelowCostMeant }: Values, known: Known) => {
  // Sold out there, and as many were named as stand here: it is said that there are as many.
  const isConfirmed = known.isSoldOut && known.isStockTyped && stock !== 0;
  return {
    isBelowCostMeant,
    ...(known.isOne && { was: { price: known.price, stock: known.stock } }),
    ...(price !== null && price !== known.price && { price }),
    ...(stock !== null && (stock !== known.stock || isConfirmed) && { stock }),
  };
};

/**
 * The stock of a kit is that of its parts, and its listing refuses one with all that comes with it: it is asked for the price alone. Taken
 * back are the newest first: the kits come last, so that the stock stands in the form again.
 */
const askedOf = ({ stock, ...args }: ReturnType<typeof changedBy>, targets: readonly Target[], kits: readonly Target[]) => ({
  targets: [...targets.filter((each) => !kits.includes(each)), ...kits],
  args,
  argsFor: (target: Target) => {
    if (stock === undefined) return {};
    if (!kits.includes(target)) return { stock };
    return args.price === undefined ? null : {};
  },
});

/** Price and stock of one listing, or the same for all that are chosen: there only what is typed is changed. */
export const PriceStockForm: CommandForm = ({ command, targets, onClose }) => {
  const t = useT();
  const execute = useExecute();
  const { isMeant, dialog } = usePriceQuestion();
  const readContext = useReadNewestCommandContext();
  // As they are when it opens, with what waits to be sent. The command acts on listings alone (`on`).
  const [chosen] = useState(() => targets.map((target) => viewOfTarget(target, readContext()) as ListingView));
  const isOne = chosen.length === 1;
  const known = knownOf(isOne ? chosen[0] : undefined);
  const isPriceHeld = chosen.every(({ freezedByDeal }) => freezedByDeal);
  const kits = targets.filter((_target, at) => chosen[at]?.ofKit);
  const hasOnlyKits = kits.length === targets.length;
  const form = useZodForm(Schema, {
    defaults: {
      price: known.price === null ? '' : formatCents(known.price),
      stock: known.stock === null ? '' : String(known.stock),
      isBelowCostMeant: false,
    },
    draftKey: draftKeyOf({ command, targets }),
  });
  const typedIn = useTyped(form.methods);
  const hold = useUnrecorded({ command, targets }, form.methods);
  const submit = async (values: Values) => {
    const args = changedBy(values, { ...known, isOne, isStockTyped: !hasOnlyKits && typedIn.current.has('stock') });
    if (args.price === undefined && args.stock === undefined) return { message: t('listing.giveOne'), cause: [] };
    if (args.price !== undefined && known.cost !== null && args.price < known.cost && !args.isBelowCostMeant) {
      const message = t('editor.isBelowCost', { cost: formatCents(known.cost) });
      return { message, cause: [{ path: 'price', message }] };
    }
    const changes = chosen.map((each) => ({ of: each.title, before: each.price, after: args.price ?? each.price }));
    if (!(await isMeant(changes))) return notSaved;
    const held = hold();
    onClose();
    const typed = form.methods.getValues();
    void execute(command.name, askedOf(args, targets, kits)).then((recorded) => {
      // Only what is on the disk ends a draft.
      if (recorded.length > 0) return form.draft.settle(typed);
      held.refused();
      held.again();
    });
    return notSaved;
  };
  return (
    <FloatingTheme>
      <Dialog
        open
        onOpenChange={onClose}
        title={t(command.title)}
        description={targets.map(({ label }) => label).join(', ')}
        isFullOnNarrow
      >
        {dialog}
        <Form form={form} label={t(command.title)} onSubmit={submit}>
          <MoneyField name="price" label={t('listing.newPrice')} {...(isPriceHeld && { readOnlyBecause: t('listing.refused.locked') })} />
          <NumberField
            name="stock"
            label={t('listing.newStock')}
            hint={t(kits.length === 0 ? 'editor.stockOfSku' : 'editor.stockButOfKits')}
            {...(hasOnlyKits && { readOnlyBecause: t('editor.stockOfKit') })}
          />
          <CheckboxField name="isBelowCostMeant" label={t('editor.belowCost')} />
          <p className="quiet">{t('editor.keepEmpty')}</p>
          <div className="record-buttons">
            <Button type="button" variant="soft" color="gray" onClick={onClose}>
              {t('controls.back')}
            </Button>
            <Button type="submit">{t('listing.setPriceAndStock')}</Button>
          </div>
        </Form>
      </Dialog>
    </FloatingTheme>
  );
};
