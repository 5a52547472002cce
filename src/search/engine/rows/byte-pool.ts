import { emptyUint32, growTo } from './typed-arrays.ts';

const headroom = 1.2;

const emptyBuffer = Buffer.allocUnsafeSlow(0);

export class BytePool {
  #buffer: Buffer = emptyBuffer;
  #starts: Uint32Array = emptyUint32;
  #lengths: Uint32Array = emptyUint32;
  #end = 0;
  #used = 0;

  get bytes(): number {
    return this.#buffer.length + this.#starts.byteLength + this.#lengths.byteLength;
  }

  /** Don't keep a reference, because the pool can replace its buffer. */
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

  load({ bytes, starts, lengths, end, used }: ReturnType<BytePool['save']>): void {
    this.#buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#starts = starts;
    this.#lengths = lengths;
    this.#end = end;
    this.#used = used;
  }

  startOf(place: number): number {
    return this.#starts[place] as number;
  }

  lengthAt(place: number): number {
    return this.#lengths[place] ?? 0;
  }

  grow(count: number): void {
    this.#starts = growTo(this.#starts, count);
    this.#lengths = growTo(this.#lengths, count);
  }

  resize(count: number): void {
    const starts = new Uint32Array(count);
    starts.set(this.#starts.subarray(0, count));
    this.#starts = starts;
    const lengths = new Uint32Array(count);
    lengths.set(this.#lengths.subarray(0, count));
    this.#lengths = lengths;
  }

  set(place: number, bytes: Buffer): void {
    this.delete(place);
    if (this.#end + bytes.length > this.#buffer.length) {
      this.#move(Math.ceil((this.#used + bytes.length) * headroom));
    }
    bytes.copy(this.#buffer, this.#end);
    this.#starts[place] = this.#end;
    this.#lengths[place] = bytes.length;
    this.#end += bytes.length;
    this.#used += bytes.length;
  }

  delete(place: number): void {
    this.#used -= this.lengthAt(place);
    this.#lengths[place] = 0;
  }

  trim(): void {
    if (this.#buffer.length > this.#used) this.#move(this.#used);
  }

  #move(length: number): void {
    const buffer = Buffer.allocUnsafeSlow(length);
    let end = 0;
    for (let place = 0; place < this.#starts.length; place++) {
      const start = this.#starts[place] as number;
      this.#starts[place] = end;
      end += this.#buffer.copy(buffer, end, start, start + (this.#lengths[place] as number));
    }
    this.#buffer = buffer;
    this.#end = end;
  }
}
