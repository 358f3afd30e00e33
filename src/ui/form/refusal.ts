import type { FieldErrors } from 'react-hook-form';

/**
 * Why a save was refused. The server's `ProblemBody` fits as it is: `path` is then 'body.mail', and a cause without a field of
 * that name is said in the notification.
 */
export interface Refusal {
  readonly message: string;
  readonly cause?: readonly { readonly message: string; readonly path?: string | undefined }[] | undefined;
}

interface Placed {
  readonly fields: readonly FieldError[];
  readonly rest: readonly string[];
}

/** 'body.items.0.mail' is the field 'items.0.mail'; a body that is the field's value itself has no name. */
const fieldOf = (path: string | undefined): string | undefined => path?.replace(/^(?:body|query|params)\./u, '');

/** Which causes belong to a field of this form, and what is left to say aloud. */
export const placeCauses = ({ message, cause = [] }: Refusal, isField: (name: string) => boolean): Placed => {
  const placed = cause.map((each) => ({ name: fieldOf(each.path), message: each.message }));
  const fields = placed.flatMap(({ name, message: text }) => (name !== undefined && isField(name) ? [{ name, message: text }] : []));
  const rest = placed.flatMap(({ name, message: text }) => (name !== undefined && isField(name) ? [] : [text]));
  return { fields, rest: cause.length === 0 ? [message] : rest };
};

/** What is wrong with one field. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
}

/** Every wrong field under a tree of errors, in the order of the fields: 'items.0.mail'. */
export const wrongFields = (errors: FieldErrors): readonly FieldError[] => [...walk(errors, [])];

function* walk(node: unknown, path: readonly string[]): Generator<FieldError> {
  if (typeof node !== 'object' || node === null || node instanceof Element) return;
  const { message, type } = node as { readonly message?: unknown; readonly type?: unknown };
  if (typeof message === 'string' && typeof type === 'string') {
    if (message !== '') yield { name: path.join('.'), message };
    return;
  }
  for (const [key, each] of Object.entries(node)) yield* walk(each, [...path, key]);
}
