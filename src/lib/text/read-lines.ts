/**
 * The lines of UTF-8 text, each ended by a line feed, read once they are asked for. Node's readline also parts at U+2028,
 * which JSON leaves as it is, and loses what it reads before anybody asks.
 */
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
