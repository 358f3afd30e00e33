/** Keeps what it made for a locale and its options: to make one takes longer than to draw a row of a table. */
const kept = <Options, Format>(make: (tag: string, options: Options) => Format): ((tag: string, options: Options) => Format) => {
  const made = new Map<string, Format>();
  return (tag, options) => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(tag, options);
    made.set(key, format);
    return format;
  };
};

/** By locale (BCP 47 tag) and options of Intl. */
export const dateFormat = kept((tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));
export const numberFormat = kept((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
export const relativeFormat = kept((tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options));

/** '1.234,5' in pt-BR. */
export const formatNumber = (value: number, tag: string): string => numberFormat(tag, {}).format(value);
