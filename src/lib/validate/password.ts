const LEAST = 6;
const MOST = 20;

/** 6 to 20 characters, at least one letter and one digit (row SES-8). A character is a code point; nothing is trimmed. */
export const isPasswordAllowed = (password: string, most = MOST): boolean => {
  const length = [...password].length;
  return length >= LEAST && length <= most && /\p{L}/u.test(password) && /\d/u.test(password);
};
