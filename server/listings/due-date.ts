const reviewHours = 48;

/** By when a listing queued now should be decided. */
export const dueDate = (queuedAt: Date): Date => new Date(queuedAt.getTime() + reviewHours * 3_600_000);
