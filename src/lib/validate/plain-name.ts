/** On one line, and without what mail programs make a link of: a name stands in mails that come from us. */
export const isPlainName = (text: string): boolean => !/[\n\v\f\r\u0085\u2028\u2029]|:\/\/|www\./iu.test(text);
