/** Any type that contains 'certificate' is of one group; every other type is its own. */
export const groupOf = (type: string): string => (type.toLowerCase().includes('certificate') ? 'certificate' : type);
