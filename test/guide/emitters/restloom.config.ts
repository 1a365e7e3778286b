import { defineConfig } from '../../../generator/config/index.ts';
import { jsonSchemas } from '../../../generator/emitters/index.ts';
import { markdown } from './markdown.ts';

export default defineConfig({ emitters: [jsonSchemas(), markdown] });
