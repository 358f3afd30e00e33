/** What is grown is made after what is there already: of that there is none. Its message is for who asked. */
export class NothingToGrow extends Error {
  override readonly name = 'NothingToGrow';
  constructor(what: string) {
    super(
      `Não há ${what} para fazer outros iguais: --orders, --lists e --companies aumentam o mundo da demonstração, que não está neste banco.`,
    );
  }
}
