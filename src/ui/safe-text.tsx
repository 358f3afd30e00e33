import './safe-text.css';

/**
 * Text somebody stored, as they wrote it: line breaks kept, nothing in it is a link, a tag or a style, and signs that turn the
 * direction of writing around end where the text ends.
 */
export const SafeText = ({ children }: { readonly children: string }) => <bdi className="safe-text">{children}</bdi>;
