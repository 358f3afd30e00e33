/**
 * The shared error formatter (part 1, section 8; row SES-12): what somebody else's server says went wrong, in this order: the first
 * cause's message, the body itself, the error's message, its serialised form. Null when it says nothing.
 */
export const saidIn = (body: unknown, text: string): string | null => {
  const loose = (typeof body === 'object' && body !== null ? body : {}) as { readonly cause?: unknown; readonly message?: unknown };
  const [cause] = Array.isArray(loose.cause) ? (loose.cause as readonly unknown[]) : [];
  const ofCause = (cause as { readonly message?: unknown } | undefined)?.message;
  const said = [ofCause, typeof body === 'string' ? body : undefined, loose.message, text].find(
    (each) => typeof each === 'string' && each.trim() !== '',
  );
  return typeof said === 'string' ? said.slice(0, 500) : null;
};
