/** The server does not start, for a reason that whoever runs it can mend: said to them in one sentence, without a stack. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused';
}
