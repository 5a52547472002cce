import type { EngineDocument } from '../text/text-index.ts';
import { findLikeness, maxEarlierTexts, maxPieceLength, splitIntoPieces, type WrittenText } from './common-text.ts';
import { SharedTexts } from './shared-texts.ts';

const kind = {
  null: 0,
  false: 1,
  true: 2,
  whole: 3,
  number: 4,
  shared: 5,
  latin: 6,
  utf8: 7,
  utf16: 8,
  list: 9,
  record: 10,
  pieces: 11,
  /** Latin-1 text that begins or ends like an earlier text of the same document. */
  alike: 12,
} as const;

/** Node's types omit these methods, which are faster than `toString`. */
type TextSlices = Readonly<Record<'latin1Slice' | 'utf8Slice' | 'ucs2Slice', (from: number, to: number) => string>>;

const maxWhole = 0x7fff_ffff;
const maxVarintBytes = 5;
const numberBytes = 8;

const isLatin = (text: string): boolean => {
  for (let place = 0; place < text.length; place++) if (text.charCodeAt(place) > 0xff) return false;
  return true;
};

const isWhole = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= maxWhole && !Object.is(value, -0);

/** Stores keys and most repeated strings once, outside the documents' bytes. Omits undefined fields. */
export class DocumentBytes {
  readonly #sharedTexts = new SharedTexts();
  #keys: string[] = [];
  #codeByKey = new Map<string, number>();
  #written = Buffer.allocUnsafeSlow(4096);
  #writtenTexts: WrittenText[] = [];
  #source: Buffer & TextSlices = this.#written as Buffer & TextSlices;
  #at = 0;

  get bytes(): number {
    return this.#sharedTexts.bytes + this.#written.length;
  }

  /** The returned buffer is valid until the next write. Call `release` before the document is removed or replaced. */
  write(document: EngineDocument): Buffer {
    this.#at = 0;
    this.#writtenTexts = [];
    this.#writeRecord(document);
    return this.#written.subarray(0, this.#at);
  }

  read(source: Buffer, start: number): EngineDocument {
    this.#seek(source, start);
    return this.#readValue() as EngineDocument;
  }

  readFields(source: Buffer, start: number, names: readonly string[]): unknown[] {
    const codes = names.map((name) => this.#codeByKey.get(name));
    const values = names.map((): unknown => undefined);
    this.#seek(source, start + 1);
    for (let left = this.#readVarint(); left > 0; left--) {
      const place = codes.indexOf(this.#readVarint());
      if (place >= 0) values[place] = this.#readValue();
      else this.#skipValue();
    }
    return values;
  }

  listKeys(source: Buffer, start: number): string[] {
    const keys: string[] = [];
    this.#seek(source, start + 1);
    for (let left = this.#readVarint(); left > 0; left--) {
      keys.push(this.#keys[this.#readVarint()] as string);
      this.#skipValue();
    }
    return keys;
  }

  save() {
    return { keys: this.#keys, sharedTexts: this.#sharedTexts.save() };
  }

  load({ keys, sharedTexts }: ReturnType<DocumentBytes['save']>): void {
    this.#keys = keys;
    this.#codeByKey = new Map(keys.map((key, code) => [key, code]));
    this.#sharedTexts.load(sharedTexts);
  }

  trim(): void {
    this.#sharedTexts.trim();
  }

  /** Call once per document, before its bytes are dropped. Frees shared strings that no other document uses. */
  release(source: Buffer, start: number): void {
    this.#seek(source, start);
    this.#skipValue((code) => this.#sharedTexts.release(code));
  }

  #seek(source: Buffer, start: number): void {
    this.#source = source as Buffer & TextSlices;
    this.#at = start;
  }

  #reserve(length: number): void {
    if (this.#at + length <= this.#written.length) return;
    const wider = Buffer.allocUnsafeSlow((this.#at + length) * 2);
    this.#written.copy(wider, 0, 0, this.#at);
    this.#written = wider;
  }

  #writeVarint(value: number): void {
    this.#reserve(maxVarintBytes);
    let left = value;
    for (; left > 0x7f; left >>>= 7) this.#written[this.#at++] = (left & 0x7f) | 0x80;
    this.#written[this.#at++] = left;
  }

  #writeKind(code: number): void {
    this.#reserve(1);
    this.#written[this.#at++] = code;
  }

  #writeRecord(record: Readonly<Record<string, unknown>>): void {
    const fields = Object.entries(record).filter(([, value]) => value !== undefined);
    this.#writeKind(kind.record);
    this.#writeVarint(fields.length);
    for (const [name, value] of fields) {
      const key = this.#codeOfKey(name);
      this.#writeVarint(key);
      this.#writeValue(key, value);
    }
  }

  #writeValue(key: number, value: unknown): void {
    if (value === null || value === undefined) this.#writeKind(kind.null);
    else if (typeof value === 'boolean') this.#writeKind(value ? kind.true : kind.false);
    else if (typeof value === 'number') this.#writeNumber(value);
    else if (typeof value === 'string') this.#writeText(key, value);
    else if (Array.isArray(value)) {
      this.#writeKind(kind.list);
      this.#writeVarint(value.length);
      for (const entry of value) this.#writeValue(key, entry);
    } else if (typeof value === 'object') this.#writeRecord(value as Readonly<Record<string, unknown>>);
    else throw new TypeError(`A document can't contain a ${typeof value} (${this.#keys[key]}).`);
  }

  #writeNumber(value: number): void {
    if (isWhole(value)) {
      this.#writeKind(kind.whole);
      this.#writeVarint(value);
      return;
    }
    this.#writeKind(kind.number);
    this.#reserve(numberBytes);
    this.#at = this.#written.writeDoubleLE(value, this.#at);
  }

  #writeText(key: number, text: string): void {
    if (text.length > maxPieceLength) this.#writePieces(key, text);
    else if (this.#writeShared(key, text)) return;
    else if (isLatin(text)) this.#writeLatin(text);
    else this.#writePlain(text);
  }

  #writePieces(key: number, text: string): void {
    const pieces = splitIntoPieces(text);
    this.#writeKind(kind.pieces);
    this.#writeVarint(pieces.length);
    for (const piece of pieces) {
      if (piece.length > maxPieceLength || !this.#writeShared(key, piece)) this.#writePlain(piece);
    }
  }

  #writeShared(key: number, text: string): boolean {
    const code = this.#sharedTexts.use(key, text);
    if (code === undefined) return false;
    this.#writeKind(kind.shared);
    this.#writeVarint(code);
    return true;
  }

  #writePlain(text: string): void {
    if (isLatin(text)) this.#writeBytes(kind.latin, text, 'latin1');
    else if (text.isWellFormed()) this.#writeBytes(kind.utf8, text, 'utf8');
    else this.#writeBytes(kind.utf16, text, 'utf16le');
  }

  #writeLatin(text: string): void {
    const likeness = findLikeness(text, this.#writtenTexts);
    if (likeness === undefined) {
      if (this.#writtenTexts.length < maxEarlierTexts) this.#writtenTexts.push({ text, at: this.#at });
      this.#writeBytes(kind.latin, text, 'latin1');
      return;
    }
    const { earlier, startLength, endLength } = likeness;
    const distance = this.#at - earlier.at;
    this.#writeKind(kind.alike);
    for (const number of [distance, startLength, endLength]) this.#writeVarint(number);
    this.#writeTextBytes(text.slice(startLength, text.length - endLength), 'latin1');
  }

  #writeBytes(code: number, text: string, encoding: BufferEncoding): void {
    this.#writeKind(code);
    this.#writeTextBytes(text, encoding);
  }

  #writeTextBytes(text: string, encoding: BufferEncoding): void {
    const length = Buffer.byteLength(text, encoding);
    this.#writeVarint(length);
    this.#reserve(length);
    this.#at += this.#written.write(text, this.#at, length, encoding);
  }

  #codeOfKey(name: string): number {
    const known = this.#codeByKey.get(name);
    if (known !== undefined) return known;
    const code = this.#keys.length;
    this.#keys.push(name);
    this.#codeByKey.set(name, code);
    return code;
  }

  #readVarint(): number {
    const source = this.#source;
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = source[this.#at++] as number;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }

  #readValue(): unknown {
    switch (this.#source[this.#at++]) {
      case kind.false:
        return false;
      case kind.true:
        return true;
      case kind.whole:
        return this.#readVarint();
      case kind.number:
        this.#at += numberBytes;
        return this.#source.readDoubleLE(this.#at - numberBytes);
      case kind.shared:
        return this.#sharedTexts.at(this.#readVarint());
      case kind.latin:
        return this.#readText('latin1Slice');
      case kind.utf8:
        return this.#readText('utf8Slice');
      case kind.utf16:
        return this.#readText('ucs2Slice');
      case kind.list:
        return this.#readList();
      case kind.record:
        return this.#readRecord();
      case kind.pieces:
        return this.#readList().join('');
      case kind.alike:
        return this.#readAlike();
      default:
        return null;
    }
  }

  #readAlike(): string {
    const from = this.#at - 1;
    const earlierAt = from - this.#readVarint();
    const startLength = this.#readVarint();
    const endLength = this.#readVarint();
    const own = this.#readText('latin1Slice');
    const end = this.#at;
    this.#at = earlierAt;
    const earlier = this.#readValue() as string;
    this.#at = end;
    return earlier.slice(0, startLength) + own + earlier.slice(earlier.length - endLength);
  }

  #readText(slice: keyof TextSlices): string {
    const length = this.#readVarint();
    this.#at += length;
    return this.#source[slice](this.#at - length, this.#at);
  }

  #readList(): unknown[] {
    const list: unknown[] = [];
    for (let left = this.#readVarint(); left > 0; left--) list.push(this.#readValue());
    return list;
  }

  #readRecord(): Record<string, unknown> {
    const record: Record<string, unknown> = {};
    for (let left = this.#readVarint(); left > 0; left--) {
      const name = this.#keys[this.#readVarint()] as string;
      const value = this.#readValue();
      // Assigning `__proto__` would change the record's prototype.
      if (name === '__proto__') Object.defineProperty(record, name, { value, enumerable: true });
      else record[name] = value;
    }
    return record;
  }

  #skipValue(onShared?: (code: number) => void): void {
    switch (this.#source[this.#at++]) {
      case kind.whole:
        this.#readVarint();
        break;
      case kind.number:
        this.#at += numberBytes;
        break;
      case kind.shared: {
        const code = this.#readVarint();
        onShared?.(code);
        break;
      }
      case kind.latin:
      case kind.utf8:
      case kind.utf16: {
        const length = this.#readVarint();
        this.#at += length;
        break;
      }
      case kind.alike: {
        for (let left = 3; left > 0; left--) this.#readVarint();
        const length = this.#readVarint();
        this.#at += length;
        break;
      }
      case kind.pieces:
      case kind.list:
        for (let left = this.#readVarint(); left > 0; left--) this.#skipValue(onShared);
        break;
      case kind.record:
        for (let left = this.#readVarint(); left > 0; left--) {
          this.#readVarint();
          this.#skipValue(onShared);
        }
        break;
      default:
        break;
    }
  }
}
