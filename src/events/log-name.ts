/** By user id: another person's login on this computer opens another database and sees nothing. */
export const databaseName = (userId: string): string => `balcao-log:${userId}`;
