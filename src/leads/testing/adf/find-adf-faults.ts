import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { convertDtd } from './convert-dtd.ts';

const dtd = readFileSync(join(import.meta.dirname, 'adf-1.0.dtd'), 'utf8');

/** What the DTD of ADF 1.0 finds wrong with documents, in one run of the check: each starts a machine of its own. */
export const findAdfFaults = async (documents: readonly string[]): Promise<readonly string[]> => {
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `lead-${index}.xml`, contents })),
    schema: { fileName: 'adf.rng', contents: convertDtd(dtd, 'adf') },
    extension: 'relaxng',
  });
  return errors.map(({ rawMessage }) => rawMessage);
};
