import { createContext, useContext, useEffect } from 'react';

/** What fields know of the form around them beyond react-hook-form's own state. */
interface FormState {
  /** Fields refused by the last submit: their errors are announced, others are only described. */
  readonly alerted: ReadonlySet<string>;
  readonly keepOut: (name: string) => void;
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
