/** Stands where a feature provides its own call by `machine.provide({ actors })`. */
export const notProvided = (): Promise<never> => Promise.reject(new Error('A screen machine has no calls of its own: provide them'));
