const isStreamed = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const hasStreamed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.values(value).some(isStreamed);

async function* writeList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield before;
    yield* writeJson(item);
    before = ',\n';
  }
  yield before === '[' ? '[]' : ']';
}

async function* writeFields(fields: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}: `;
    yield* writeJson(value);
    before = ',\n';
  }
  yield '\n}';
}

/**
 * Writes JSON in parts. An async iterable becomes an array, read one item at a time, if it's the value itself or a direct
 * field of it. One nested deeper in plain data isn't found, and is written as `{}`.
 */
export async function* writeJson(value: unknown): AsyncGenerator<string> {
  if (isStreamed(value)) yield* writeList(value);
  else if (hasStreamed(value)) yield* writeFields(value);
  else yield JSON.stringify(value, null, 2);
}
