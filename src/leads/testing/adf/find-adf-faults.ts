import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DtdValidator, XmlDocument, XmlDtd, XmlValidateError } from 'libxml2-wasm';

const dtd = XmlDtd.fromString(readFileSync(join(import.meta.dirname, 'adf-1.0.dtd'), 'utf8'));
const validator = new DtdValidator(dtd);

export const findAdfFaults = (documents: readonly string[]): readonly string[] =>
  documents.flatMap((text) => {
    const document = XmlDocument.fromString(text);
    try {
      validator.validate(document);
      return [];
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error;
      return error.details.map(({ message }) => message);
    } finally {
      document.dispose();
    }
  });
