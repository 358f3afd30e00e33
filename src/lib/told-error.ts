/** An error whose cause can be told to a person: `told` is what to say, undefined where nobody said anything. */
export class ToldError extends Error {
  readonly told: string | undefined;
  constructor(message: string, told: string | undefined) {
    super(message);
    this.told = told;
  }
}

/** What a person is told of whatever was thrown. */
export const toldOf = (error: unknown): string | undefined => (error instanceof ToldError ? error.told : undefined);
