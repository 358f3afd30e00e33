import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { EditorValues } from './editor-values.ts';
import type { EditorForm } from './use-editor-form.ts';

/**
 * What follows from the values of the form, told again only when it is another: a key in one of 120 fields does not draw a page anew
 * whose rules and list of changes stay the same. `derive` answers plain data.
 */
export const useDerived = <T>({ subscribe, getValues }: EditorForm['methods'], derive: (values: EditorValues) => T): T => {
  const last = useRef<{ readonly text: string; readonly value: T } | null>(null);
  const listen = useCallback((tell: () => void) => subscribe({ formState: { values: true }, callback: tell }), [subscribe]);
  return useSyncExternalStore(listen, () => {
    const value = derive(getValues());
    const text = JSON.stringify(value);
    if (last.current?.text !== text) last.current = { text, value };
    return last.current.value;
  });
};
