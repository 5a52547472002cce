/** Splits only at '\n'. Node's readline also splits at U+2028, which can occur inside a JSON string. */
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
