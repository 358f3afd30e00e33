/** A key that comes sooner after something new is on screen, or after the key before, in milliseconds, was pressed for what stood there before. */
export const rhythmMs = 400;
