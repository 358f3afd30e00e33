import { useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { AnyIntentCommand, Target } from '#commands/command.ts';
import { isSameJson } from '#lib/same-json.ts';
import { useCommands } from './context.tsx';
import type { PaletteRequests } from './palette-request.ts';

/** Values typed in forms that closed before they were recorded, by command and target. */
const typedOf = new WeakMap<PaletteRequests, Map<string, unknown>>();
const unrecordedOf = (palette: PaletteRequests): Map<string, unknown> => {
  const typed = typedOf.get(palette) ?? new Map<string, unknown>();
  typedOf.set(palette, typed);
  return typed;
};

interface Asked {
  readonly command: AnyIntentCommand;
  readonly targets: readonly Target[];
}

/**
 * For a form of the palette that closes before what it asked for is recorded: what is typed stands in it again when nothing was.
 *
 * @returns to be called before it closes; it answers what is to be called then.
 */
export const useUnrecorded = <Input extends FieldValues, Output extends FieldValues>(
  { command, targets }: Asked,
  { getValues, reset, formState: { defaultValues } }: UseFormReturn<Input, unknown, Output>,
) => {
  const { palette } = useCommands();
  const typed = unrecordedOf(palette);
  const name = [command.name, ...targets.map(({ subject }) => subject)].join(' ');
  useLayoutEffect(() => {
    const before = typed.get(name) as Partial<Input> | undefined;
    typed.delete(name);
    if (before) reset({ ...getValues(), ...before }, { keepDefaultValues: true });
  }, [typed, name, getValues, reset]);
  return () => {
    const request = palette.current();
    // What was not touched is as the record has it when the form opens again.
    const begun: Readonly<Record<string, unknown>> = defaultValues ?? {};
    const touched = Object.entries(structuredClone(getValues())).filter(([field, value]) => !isSameJson(value, begun[field]));
    const values = Object.fromEntries(touched);
    return {
      /** Nothing was recorded: it stands in the form when that is opened the next time. */
      refused: (): void => void typed.set(name, values),
      /** Why was said: the form opens again, unless something else did meanwhile. */
      again: (): void => {
        if (request?.kind === 'form' && palette.current() === null) palette.open(request);
      },
    };
  };
};
