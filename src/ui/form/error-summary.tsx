import { useId } from 'react';
import { useFormState as useErrors } from 'react-hook-form';
import { useT } from '#locale/locale.tsx';
import { useFormState, type FieldOnScreen } from './form-state.ts';
import { goToField } from './go-to-field.ts';
import { wrongFields } from './refusal.ts';

/** In the order in which they stand on the page. */
export const byPlace = (one: FieldOnScreen, other: FieldOnScreen): number => {
  const [a, b] = [document.getElementById(one.id), document.getElementById(other.id)];
  return a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
};

/** After a refused submit: what is wrong of more than one field, each with its place and the way there. It shrinks as they are mended. */
export const ErrorSummary = () => {
  const t = useT();
  const id = useId();
  const { alerted, onScreen } = useFormState();
  const { errors } = useErrors();
  if (alerted.size < 2) return null;
  const wrong = wrongFields(errors)
    .flatMap(({ name, message }) => {
      const field = onScreen.get(name);
      return field && alerted.has(name) ? [{ name, message, field }] : [];
    })
    .toSorted((one, other) => byPlace(one.field, other.field));
  if (wrong.length === 0) return null;
  return (
    <section className="form-wrong" aria-labelledby={id}>
      <strong id={id}>{t('records.wrong', { n: wrong.length })}</strong>
      <ul>
        {wrong.map(({ name, message, field }) => (
          <li key={name}>
            <FieldLink field={field}>{t('records.wrongField', { label: field.label, message })}</FieldLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface FieldLinkProps {
  readonly field: FieldOnScreen;
  readonly children: string;
}

/** Goes to a field of the form. */
const FieldLink = ({ field: { id, place }, children }: FieldLinkProps) => (
  <button type="button" className="form-wrong-link link" onClick={() => goToField(id)}>
    {place !== null && <span className="quiet">{place} · </span>}
    {children}
  </button>
);
