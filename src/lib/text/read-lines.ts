/** Splits only at '\n'. Node's readline would also split at U+2028, which JSON doesn't escape. */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of source) {
    const lines = (held + decoder.decode(chunk, { stream: true })).split('\n');
    held = lines.pop() ?? '';
    yield* lines;
  }
  held += decoder.decode();
  if (held !== '') yield held;
}
