/** What somebody did at the door that stood in the page before the console was there (app/static-door.tsx). */
export interface AtDoor {
  readonly mail: string;
  readonly password: string;
  /** Where the hands are. */
  readonly field: 'mail' | 'password' | null;
  /** Enter was pressed, or its button. */
  readonly isEntered: boolean;
}

/** Takes the static door out of the page and answers what was done at it; null where there was none. */
export const takeStaticDoor = (): AtDoor | null => {
  const door = document.querySelector('#door');
  if (!door) return null;
  const fieldOf = (name: string): HTMLInputElement | null => door.querySelector(`input[name="${name}"]`);
  const { dataset } = document.documentElement;
  const atDoor: AtDoor = {
    mail: fieldOf('mail')?.value.trim() ?? '',
    password: fieldOf('password')?.value ?? '',
    field: (['mail', 'password'] as const).find((name) => document.activeElement === fieldOf(name)) ?? null,
    isEntered: dataset['door'] === 'entered',
  };
  door.remove();
  delete dataset['door'];
  return atDoor;
};
