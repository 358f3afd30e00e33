/** Fixed choices and free texts, in the order they were chosen. */
export type Chosen = readonly string[];

export const toggled = (chosen: Chosen, value: string): Chosen =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];

/** A free text once, trimmed; nothing when it is empty. */
export const withText = (chosen: Chosen, text: string): Chosen => {
  const trimmed = text.trim();
  return trimmed === '' || chosen.includes(trimmed) ? chosen : [...chosen, trimmed];
};

/** Position of the choice a digit stands for; -1 when the key is no such digit. Only the first nine have one. */
export const choiceOfDigit = (key: string, count: number): number => (/^[1-9]$/u.test(key) && Number(key) <= count ? Number(key) - 1 : -1);
