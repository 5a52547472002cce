export const isKeyOf = <Table extends object>(table: Table, text: string | null): text is keyof Table & string =>
  text !== null && Object.hasOwn(table, text);
