import { emptyUint32 } from '../rows/typed-arrays.ts';

/** A full pool is replaced by one this many times as long as its content. */
const headroom = 1.2;

/**
 * Holds documents' bytes by row in one buffer outside the JavaScript heap. Replaced and deleted bytes stay until the
 * buffer is full or trimmed. Then the bytes in use move to a new buffer.
 */
export class DocumentPool {
  #buffer: Buffer = Buffer.allocUnsafeSlow(0);
  #starts: Uint32Array = emptyUint32;
  #lengths: Uint32Array = emptyUint32;
  #end = 0;
  #used = 0;

  get bytes(): number {
    return this.#buffer.length + this.#starts.byteLength + this.#lengths.byteLength;
  }

  /** Don't store it: another buffer replaces it when the pool grows or is trimmed. */
  get buffer(): Buffer {
    return this.#buffer;
  }

  save() {
    return {
      bytes: this.#buffer as Uint8Array,
      starts: this.#starts,
      lengths: this.#lengths,
      end: this.#end,
      used: this.#used,
    };
  }

  load({ bytes, starts, lengths, end, used }: ReturnType<DocumentPool['save']>): void {
    this.#buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#starts = starts;
    this.#lengths = lengths;
    this.#end = end;
    this.#used = used;
  }

  startOf(row: number): number {
    return this.#starts[row] as number;
  }

  resize(rowCount: number): void {
    const starts = new Uint32Array(rowCount);
    starts.set(this.#starts);
    this.#starts = starts;
    const lengths = new Uint32Array(rowCount);
    lengths.set(this.#lengths);
    this.#lengths = lengths;
  }

  set(row: number, bytes: Buffer): void {
    this.delete(row);
    if (this.#end + bytes.length > this.#buffer.length) {
      this.#move(Math.ceil((this.#used + bytes.length) * headroom));
    }
    bytes.copy(this.#buffer, this.#end);
    this.#starts[row] = this.#end;
    this.#lengths[row] = bytes.length;
    this.#end += bytes.length;
    this.#used += bytes.length;
  }

  delete(row: number): void {
    this.#used -= this.#lengths[row] as number;
    this.#lengths[row] = 0;
  }

  /** Shrinks the buffer to the bytes in use. */
  trim(): void {
    if (this.#buffer.length > this.#used) this.#move(this.#used);
  }

  #move(length: number): void {
    const buffer = Buffer.allocUnsafeSlow(length);
    let end = 0;
    for (let row = 0; row < this.#starts.length; row++) {
      const start = this.#starts[row] as number;
      this.#starts[row] = end;
      end += this.#buffer.copy(buffer, end, start, start + (this.#lengths[row] as number));
    }
    this.#buffer = buffer;
    this.#end = end;
  }
}
