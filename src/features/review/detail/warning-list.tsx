import type { Listing } from '#contract/listing.ts';
import { parseWarnings } from '#contract/warning.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { useT } from '#locale/locale.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { goToField } from '#ui/form/go-to-field.ts';
import { fieldOfWarning } from './field-of-warning.ts';

interface WarningListProps {
  /** Joined. */
  readonly warning: string;
  /** The listing whose editor it stands in: there each leads to its field. Null where nothing is edited. */
  readonly editorOf: Listing | null;
}

/** What was pointed out, in a line. */
export const WarningList = ({ warning, editorOf }: WarningListProps) => {
  const t = useT();
  return parseWarnings(warning).map((each, at) => (
    <span key={each}>
      {at > 0 && ' · '}
      <ReasonLabel warning={each} editorOf={editorOf}>
        {warningLabel(t, each)}
      </ReasonLabel>
    </span>
  ));
};

interface ReasonLabelProps extends WarningListProps {
  readonly children: string;
}

/** One of them: in an editor the way to its field, where it is known which that is. */
export const ReasonLabel = ({ warning, editorOf, children }: ReasonLabelProps) => {
  const field = editorOf === null ? null : fieldOfWarning(warning, editorOf);
  return field === null ? children : <FieldLink field={field}>{children}</FieldLink>;
};

interface FieldLinkProps {
  /** Its name in the form of the editor. */
  readonly field: string;
  readonly children: string;
}

/** The way from what is said of a field to the field. */
const FieldLink = ({ field, children }: FieldLinkProps) => {
  const { onScreen } = useFormState();
  return (
    <button type="button" className="form-wrong-link link" onClick={() => goToField(onScreen.get(field)?.id)}>
      {children}
    </button>
  );
};
