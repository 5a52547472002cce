/** Statements that come with their values written into them would otherwise be kept one by one. */
const mostNames = 100;

/** Names for the texts of statements: the database parses a named one once a connection, and then only runs it. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** The text's name; undefined once there are so many that the rest goes without. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostNames) return known;
    const name = `statement_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
