const mostNames = 100;

/** Names statements, because the database parses a named statement only once per connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostNames) return known;
    const name = `statement_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
