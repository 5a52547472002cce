export class RowFields {
  readonly input: Record<string, unknown> = {};
  readonly headingByField: Record<string, string> = {};
  readonly faultByField: Record<string, string> = {};

  has(field: string): boolean {
    const [outer = '', inner] = field.split('.');
    const value = this.input[outer];
    return inner === undefined ? value !== undefined : Object.hasOwn((value ?? {}) as object, inner);
  }

  set(field: string, value: unknown, heading: string): void {
    this.headingByField[field] = heading;
    const dot = field.indexOf('.');
    if (dot === -1) {
      this.input[field] = value;
      return;
    }
    const outer = field.slice(0, dot);
    const nested = (this.input[outer] ?? {}) as Record<string, unknown>;
    nested[field.slice(dot + 1)] = value;
    this.input[outer] = nested;
  }
}
