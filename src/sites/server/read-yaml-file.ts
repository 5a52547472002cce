import { type ParsedYaml, parseYaml } from './parse-yaml.ts';
import { readSiteFile, type SiteFile } from './read-site-file.ts';

/** What a YAML file of a site's folder says. */
export const readYamlFile = async (file: string): Promise<ParsedYaml | Exclude<SiteFile, { kind: 'text' }>> => {
  const found = await readSiteFile(file);
  return found.kind === 'text' ? parseYaml(found.text) : found;
};
