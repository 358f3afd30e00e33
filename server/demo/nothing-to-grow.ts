/** New records are made after those that are there, and there are none. The message is for the person who asked. */
export class NothingToGrow extends Error {
  override readonly name = 'NothingToGrow';
  constructor(what: string) {
    super(
      `Não há ${what} para fazer outros iguais: --orders, --lists e --companies aumentam o mundo da demonstração, que não está neste banco.`,
    );
  }
}
