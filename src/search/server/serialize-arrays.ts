import { DefaultDeserializer, DefaultSerializer } from 'node:v8';

const arrayTypes = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array] as const;

class ArraySerializer extends DefaultSerializer {
  /** V8 calls this for each typed array. */
  _writeHostObject(array: NodeJS.TypedArray): void {
    const type = arrayTypes.findIndex((each) => array instanceof each);
    if (type === -1) throw new TypeError(`${array.constructor.name} can't be saved`);
    this.writeUint32(type);
    this.writeUint32(array.byteLength);
    this.writeRawBytes(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  }
}

class ArrayDeserializer extends DefaultDeserializer {
  _readHostObject(): NodeJS.TypedArray {
    const ArrayType = arrayTypes[this.readUint32()];
    if (ArrayType === undefined) throw new TypeError('unknown type of array');
    const bytes = this.readRawBytes(this.readUint32());
    const array = new ArrayType(bytes.length / ArrayType.BYTES_PER_ELEMENT);
    new Uint8Array(array.buffer).set(bytes);
    return array;
  }
}

/** Writes plain values and typed arrays. A `Buffer` is read back as a `Uint8Array`. */
export const serializeArrays = (value: unknown): Buffer => {
  const serializer = new ArraySerializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  return serializer.releaseBuffer();
};

/** Gives each array its own buffer. Node's default deserializer would share `content` and so keep it in memory. */
export const deserializeArrays = (content: Buffer): unknown => {
  const deserializer = new ArrayDeserializer(content);
  deserializer.readHeader();
  return deserializer.readValue();
};
