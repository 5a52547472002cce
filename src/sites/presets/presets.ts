import type { TemplateName } from '../config/site-schema.ts';
import { franchise } from './franchise.ts';
import { group } from './group.ts';
import type { Preset } from './preset.ts';
import { specialist } from './specialist.ts';
import { used } from './used.ts';

export const presets: Readonly<Record<TemplateName, Preset>> = { group, franchise, used, specialist };
