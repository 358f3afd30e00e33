import { createContext, useContext, useEffect } from 'react';
import { useSectionTitle } from '../section-title.ts';

/** A field as it stands on screen, by what it is found in a summary of what is wrong. */
export interface FieldOnScreen {
  readonly id: string;
  readonly label: string;
  /** The section it stands in, or what of a list it belongs to. */
  readonly place: string | null;
}

/** What fields know of the form around them beyond react-hook-form's own state. */
interface FormState {
  /** Fields refused by the last submit: their errors are announced, others are only described. */
  readonly alerted: ReadonlySet<string>;
  readonly keepOut: (name: string) => void;
  /** By their names. Fields enter and leave it as they come and go. */
  readonly onScreen: Map<string, FieldOnScreen>;
  readonly madeByOthers?: Readonly<Record<string, string>> | undefined;
}

const FormStateContext = createContext<FormState | null>(null);
export const FormStateProvider = FormStateContext.Provider;

export const useFormState = (): FormState => {
  const state = useContext(FormStateContext);
  if (!state) throw new Error('A field is used outside <Form>');
  return state;
};

/** Of a field whose value is never kept on this computer. */
export const useKeepOut = (name: string): void => {
  const { keepOut } = useFormState();
  useEffect(() => keepOut(name), [keepOut, name]);
};

/** Puts a control where a summary of what is wrong finds it. Of a list inside a form `place` says which of it. */
export const useOnScreen = (
  name: string | undefined,
  { id, label, place }: Omit<FieldOnScreen, 'place'> & { readonly place?: string },
): void => {
  const { onScreen } = useFormState();
  const section = useSectionTitle();
  const where = place ?? section;
  useEffect(() => {
    if (name === undefined) return undefined;
    const field = { id, label, place: where };
    onScreen.set(name, field);
    return () => {
      if (onScreen.get(name) === field) onScreen.delete(name);
    };
  }, [onScreen, name, id, label, where]);
};
