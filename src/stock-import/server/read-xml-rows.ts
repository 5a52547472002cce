import { SaxesParser } from 'saxes';
import { vehicleElements } from '../rules/formats/foreign-element-names.ts';
import { toHeadingKey } from '../rules/heading-key.ts';
import { FeedFileError } from './feed-file-error.ts';
import { type FeedRow, refuseRow } from './feed-row.ts';
import type { RecordReader } from './read-record-rows.ts';

const maxDepth = 20;
const maxRecordElements = 5000;
const maxRecordCharacters = 1_048_576;
/** Maximum number of characters of one text or comment, because the parser buffers it whole. */
const maxSilentCharacters = 4 * 1_048_576;

interface Element {
  readonly name: string;
  readonly children: Record<string, unknown>;
  text: string;
}

const addChild = (children: Record<string, unknown>, name: string, value: unknown): void => {
  const before = Object.hasOwn(children, name) ? children[name] : undefined;
  if (before === undefined) children[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else children[name] = [before, value];
};

const toValue = ({ children, text }: Element): unknown => {
  const trimmed = text.trim();
  if (Object.keys(children).length === 0) return trimmed;
  return trimmed === '' ? children : { ...children, '#text': trimmed };
};

const isPluralOf = (plural: string, name: string): boolean =>
  plural === `${name}s` || plural === `${name}list` || plural === `list${name}` || plural === `${name}data`;

const isVehicleElement = (name: string, parent: string | undefined): boolean => {
  if (parent === undefined) return false;
  const key = toHeadingKey(name);
  return vehicleElements.has(key) || isPluralOf(toHeadingKey(parent), key);
};

const broken = (reason: string, cause?: unknown): FeedFileError =>
  new FeedFileError('unreadable', `${reason} Nothing was changed.`, cause);

/** Rejects a document that declares entities. */
class XmlRecords {
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  readonly #reader: RecordReader;
  readonly #names: string[] = [];
  readonly #record: Element[] = [];
  #rows: FeedRow[] = [];
  #row = 0;
  #recordElements = 0;
  #recordCharacters = 0;
  #silentCharacters = 0;
  #isTooLarge = false;

  constructor(reader: RecordReader) {
    this.#reader = reader;
    this.#parser.on('error', (error) => {
      throw broken("The file isn't valid XML, or it was cut off.", error);
    });
    this.#parser.on('doctype', (text) => {
      if (/<!ENTITY/i.test(text)) throw broken("The XML declares entities, which aren't supported.");
    });
    // Drops a prefix, so that 'g:price' is read as 'price'.
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name.slice(name.indexOf(':') + 1), attributes));
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
    this.#parser.on('closetag', () => this.#close());
  }

  get elements(): number {
    return this.#row;
  }

  write(part: string): readonly FeedRow[] {
    this.#silentCharacters += part.length;
    this.#parser.write(part);
    if (this.#silentCharacters > maxSilentCharacters) throw broken('A piece of text in the XML is far too long.');
    return this.#take();
  }

  end(): readonly FeedRow[] {
    this.#parser.close();
    return this.#take();
  }

  #take(): readonly FeedRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#silentCharacters = 0;
    if (this.#names.length >= maxDepth) throw broken(`The XML is nested more than ${maxDepth} elements deep.`);
    const starts = this.#record.length === 0 && isVehicleElement(name, this.#names.at(-1));
    this.#names.push(name);
    if (!starts && this.#record.length === 0) return;
    if (starts) {
      this.#recordElements = 0;
      this.#recordCharacters = 0;
      this.#isTooLarge = false;
    }
    this.#recordElements += 1;
    const values = Object.entries(attributes);
    for (const [, value] of values) this.#recordCharacters += value.length;
    if (this.#recordElements > maxRecordElements || this.#recordCharacters > maxRecordCharacters)
      this.#isTooLarge = true;
    // The object has no prototype, because an element can be called '__proto__'.
    const children = Object.assign(Object.create(null) as Record<string, unknown>, this.#isTooLarge ? {} : attributes);
    this.#record.push({ name, children, text: '' });
  }

  #addText(text: string): void {
    this.#silentCharacters = 0;
    const element = this.#record.at(-1);
    if (element === undefined) return;
    this.#recordCharacters += text.length;
    if (this.#recordCharacters > maxRecordCharacters) this.#isTooLarge = true;
    else element.text += text;
  }

  #close(): void {
    this.#silentCharacters = 0;
    this.#names.pop();
    const element = this.#record.pop();
    if (element === undefined) return;
    const parent = this.#record.at(-1);
    if (parent !== undefined) {
      if (!this.#isTooLarge) addChild(parent.children, element.name, toValue(element));
      return;
    }
    this.#row += 1;
    this.#rows.push(this.#finish(element));
  }

  #finish(element: Element): FeedRow {
    const row = this.#row;
    if (this.#isTooLarge) {
      return refuseRow(row, `has more than ${maxRecordElements} elements or ${maxRecordCharacters} characters`);
    }
    const value = toValue(element);
    if (typeof value === 'string') return refuseRow(row, `<${element.name}> is empty`);
    return this.#reader.read(value as Record<string, unknown>, row);
  }
}

/** Throws FeedFileError if the document has a fault or no vehicle. Some vehicles may have been yielded before that. */
export async function* readXmlRows(
  parts: AsyncIterable<string>,
  reader: RecordReader,
): AsyncGenerator<readonly FeedRow[]> {
  const records = new XmlRecords(reader);
  for await (const part of parts) yield records.write(part);
  yield records.end();
  if (records.elements === 0) {
    const names = [...vehicleElements].slice(0, 6).join(', ');
    throw new FeedFileError('columns', `The XML has no element for a vehicle, such as ${names}.`);
  }
}
